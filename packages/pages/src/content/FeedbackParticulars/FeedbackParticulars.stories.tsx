import type { Locale } from '@millwright/domain/locale'
import { feedbackList } from '@millwright/fixtures/feedback'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeedbackParticulars } from './FeedbackParticulars.tsx'
import { mockFor } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './FeedbackParticulars.route.ts'

type Args = { at: number; sent?: boolean }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { at: 2 },
  render: ({ at, sent = false }, { globals }) => (
    <FeedbackParticulars feedback={feedbackList(globals.locale as Locale)[at]!} sent={sent} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = { tags: ['picture'] }
export const Waiting: Story = { args: { at: 0 } }
export const JustSent: Story = { args: { at: 1, sent: true } }
export const Live: Story = {
  ...liveStory(definition, '/feedback-particulars?id=3'),
  tags: ['!autodocs'],
  parameters: { mockData: [mockFor('feedbackInfo', { id: '3' })] },
}
