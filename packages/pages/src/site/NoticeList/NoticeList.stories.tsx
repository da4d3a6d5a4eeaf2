import type { Meta, StoryObj } from '@storybook/react-vite'
import { noticePage } from '@millwright/fixtures/notices'
import { useLocale } from '@millwright/i18n/Texts'
import { NoticeList } from './NoticeList.tsx'
import { mockFor } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './NoticeList.route.ts'

type StoryNoticesProps = { current?: number; longTitle?: boolean; none?: boolean }

function StoryNotices({ current = 1, longTitle = false, none = false }: StoryNoticesProps) {
  const found = noticePage(useLocale(), current, 20)
  if (none) return <NoticeList current={1} found={{ ...found, records: [], total: 0, pages: 0 }} />
  const records = longTitle
    ? found.records.slice(0, 3).map((notice) => ({ ...notice, title: `${notice.title} `.repeat(4).trim() }))
    : found.records
  return <NoticeList current={current} found={{ ...found, records }} />
}

const meta = {
  component: StoryNotices,
  subcomponents: { NoticeList },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryNotices>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const NothingYet: Story = { args: { none: true } }
export const SecondPage: Story = { args: { current: 2 } }
export const LongTitle: Story = { args: { longTitle: true } }
export const Live: Story = {
  ...liveStory(definition, '/notice-list'),
  tags: ['!autodocs'],
  parameters: { mockData: [mockFor('noticePage', { shopId: '0', current: 1, size: 20 })] },
}
