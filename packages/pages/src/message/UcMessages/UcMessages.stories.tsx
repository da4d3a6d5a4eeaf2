import type { Locale } from '@millwright/domain/locale'
import { inbox, inboxCount, inboxSettings } from '@millwright/fixtures/messages'
import { mocks } from '@millwright/fixtures/mock'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { ActionResult } from '../../loader.ts'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { InboxView } from '../messageHrefs.ts'
import { screen as definition } from './UcMessages.route.ts'
import { UcMessages } from './UcMessages.tsx'

type Args = {
  view: InboxView
  none?: boolean
  pages?: number
  settings?: { mail?: string }
  outcome?: ActionResult
}

const center = { ...sampleCenter, waiting: { ...sampleCenter.waiting, messages: inboxCount.unread } }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { view: {} },
  render: ({ view, none, pages = 1, settings, outcome }, { globals }) => {
    const records = none
      ? []
      : inbox(globals.locale as Locale).filter(
          ({ kind, read }) => (!view.kind || kind === view.kind) && (!view.unread || !read),
        )
    const found = { records, total: pages > 1 ? pages * 10 : records.length, pages }
    const counts = none ? { unread: 0, kinds: [] } : inboxCount
    return (
      <UcMessages
        center={center}
        now={Date.parse('2026-11-21T18:00:00+08:00')}
        shown={
          settings
            ? { settings: { ...inboxSettings, ...settings } }
            : { view, current: pages > 1 ? 2 : 1, found, counts }
        }
        {...(outcome && { outcome })}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Inbox: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: storyText(/^查看账单：2026-10/, /^View statement: Your/) })
    await userEvent.click(first!)
    await expect(sentForms.at(-1)?.fields).toEqual({
      messageId: '5',
      about: 'bill',
      subjectId: 'ST202610-000001',
      intent: 'open',
    })
  },
}
export const OneKind: Story = { args: { view: { kind: 'return' } } }
export const UnreadOnly: Story = { args: { view: { unread: true } } }
export const ManyPages: Story = { args: { pages: 7 } }
export const FirstUse: Story = { args: { none: true } }
export const NothingUnread: Story = { args: { none: true, view: { unread: true } } }
export const NoneOfKind: Story = { args: { none: true, view: { kind: 'quote' } } }
export const Deleted: Story = {
  args: { outcome: { done: true, toast: { namespace: 'messages', key: 'deleted' } } },
}
export const Settings: Story = {
  args: { settings: {} },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('保存', 'Save') }))
    await expect(sentForms.at(-1)?.fields.intent).toBe('save')
  },
}
export const SettingsWithoutMail: Story = { args: { settings: { mail: '' } } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-messages'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'centerInfo',
      'deleteMessage',
      'messageCount',
      'messagePage',
      'messageSettings',
      'readMessages',
      'setMessageSettings',
      'waiting',
    ),
  },
}
