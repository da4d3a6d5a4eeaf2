import type { Locale } from '@millwright/domain/locale'
import { feedbackList } from '@millwright/fixtures/feedback'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Feedback } from './Feedback.tsx'
import { mockFor } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Feedback.route.ts'

type Args = { none?: boolean; long?: boolean; pages?: number }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ none, long, pages = 1 }, { globals }) => {
    const all = feedbackList(globals.locale as Locale)
    const records = none ? [] : long ? all.map((one) => ({ ...one, content: one.content.repeat(8) })) : all
    return (
      <Feedback
        current={1}
        found={{ records, total: records.length * pages, pages: none ? 0 : pages, current: 1, size: 10 }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const FirstUse: Story = { args: { none: true } }
export const LongWords: Story = { args: { long: true } }
export const ManyPages: Story = { args: { pages: 5 } }
export const Live: Story = {
  ...liveStory(definition, '/feedback'),
  tags: ['!autodocs'],
  parameters: { mockData: [mockFor('feedbackPage', { current: 1, size: 10 })] },
}
