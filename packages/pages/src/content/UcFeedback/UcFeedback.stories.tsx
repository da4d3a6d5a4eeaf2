import type { Locale } from '@millwright/domain/locale'
import { feedbackList } from '@millwright/fixtures/feedback'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { FeedbackTab } from '../userFeedback/feedbackPaths.ts'
import { UcFeedback } from './UcFeedback.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcFeedback.route.ts'

type Args = { tab: FeedbackTab; untreated?: number; processed?: number }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { tab: 'untreated' },
  render: ({ tab, untreated = 2, processed = 2 }, { globals }) => {
    const most = tab === 'untreated' ? untreated : processed
    const records = feedbackList(globals.locale as Locale)
      .filter(({ status }) => (status === 1) === (tab === 'processed'))
      .slice(0, most)
    return (
      <UcFeedback
        center={sampleCenter}
        tab={tab}
        current={1}
        found={{ records, total: most, pages: Math.ceil(most / 10), current: 1, size: 10 }}
        counts={{ untreated, processed, unread: processed ? 1 : 0 }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Untreated: Story = { tags: ['picture'] }
export const Processed: Story = { args: { tab: 'processed' } }
export const NothingOpen: Story = { args: { untreated: 0 } }
export const FirstUse: Story = { args: { untreated: 0, processed: 0 } }
export const ManyPages: Story = { args: { tab: 'processed', processed: 43 } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-feedback'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'feedbackCount', 'feedbackPage', 'waiting') },
}
