import { commentLines } from '@millwright/fixtures/comments'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcComments } from './UcComments.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcComments.route.ts'

const pageOf = (records: ReturnType<typeof commentLines>, pages = 1) => ({
  records,
  total: records.length * pages,
  pages,
  current: 1,
  size: 10,
})
const waiting = commentLines('waiting', storyLocale)
const written = commentLines('written', storyLocale)

const meta = {
  component: UcComments,
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: {
    center: sampleCenter,
    tab: 'waiting',
    page: 1,
    counts: { waiting: waiting.length, written: written.length },
    lines: pageOf(waiting),
  },
} satisfies Meta<typeof UcComments>
export default meta
type Story = StoryObj<typeof meta>

export const ToWrite: Story = { tags: ['picture'] }
export const Written: Story = { tags: ['picture'], args: { tab: 'written', lines: pageOf(written) } }
export const ManyPages: Story = { args: { page: 3, lines: pageOf(waiting, 7) } }
export const JustWritten: Story = { args: { tab: 'written', lines: pageOf(written), said: 'written' } }
export const Removed: Story = {
  args: {
    tab: 'written',
    lines: pageOf(written),
    outcome: { done: true, toast: { namespace: 'ucComments', key: 'removed' } },
  },
}
export const NoPendingReviews: Story = { args: { lines: pageOf([]), counts: { waiting: 0, written: 2 } } }
export const NothingWritten: Story = { args: { tab: 'written', lines: pageOf([]), counts: { waiting: 2, written: 0 } } }
export const Refused: Story = {
  args: { tab: 'written', lines: pageOf(written), outcome: { done: false, problem: { key: 'timeout' } } },
}
/** Deletion asks for confirmation, then posts the id of the confirmed comment. */
export const AskedToRemove: Story = {
  args: { tab: 'written', lines: pageOf(written), asked: '1' },
  play: async ({ canvas }) => {
    const yes = canvas.getByRole('button', { name: storyText('确定删除', 'Delete') })
    yes.focus()
    await userEvent.keyboard('{Enter}')
    await expect(sentForms).toMatchObject([{ fields: { prodCommId: '1', intent: 'remove' } }])
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-comments'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'deleteComment', 'myComments', 'myOrderItemsComment', 'waiting') },
}
