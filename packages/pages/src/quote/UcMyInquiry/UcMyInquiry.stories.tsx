import type { Locale } from '@millwright/domain/locale'
import { dealsNow } from '@millwright/fixtures/deals'
import { inquiry } from '@millwright/fixtures/quotes'
import type { InquiryStory } from '@millwright/fixtures/quotes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { UcMyInquiryData } from './UcMyInquiry.load.ts'
import { UcMyInquiry } from './UcMyInquiry.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcMyInquiry.route.ts'

type Args = { states: readonly InquiryStory[]; changes?: Partial<ViewProps<UcMyInquiryData>> }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { states: ['quoted', 'asked'] },
  render: ({ states, changes }, { globals }) => {
    const records = states.map((state) => inquiry(state, globals.locale as Locale, dealsNow))
    return (
      <UcMyInquiry
        center={sampleCenter}
        now={dealsNow}
        tab="open"
        current={1}
        inquiries={{ records, total: records.length, pages: 1, current: 1, size: 10 }}
        counts={{ open: 2, completed: 1, failed: 1, closed: 1, answered: 1 }}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['picture'] }
export const Completed: Story = { args: { states: ['completed'], changes: { tab: 'completed' } } }
export const Failed: Story = { args: { states: ['failed'], changes: { tab: 'failed' } } }
export const Closed: Story = { args: { states: ['closed'], changes: { tab: 'closed' } } }
export const FirstUse: Story = {
  args: { states: [], changes: { counts: { open: 0, completed: 0, failed: 0, closed: 0, answered: 0 } } },
}
export const NothingFailed: Story = { args: { states: [], changes: { tab: 'failed' } } }
export const ManyPages: Story = {
  args: {
    changes: {
      current: 2,
      inquiries: { records: [inquiry('asked', 'zh', dealsNow)], total: 43, pages: 5, current: 2, size: 10 },
    },
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-myInquiry'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'inquiryCount', 'inquiryPage', 'waiting') },
}
