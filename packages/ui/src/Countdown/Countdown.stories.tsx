import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Countdown } from './Countdown.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const meta = {
  component: Countdown,
  args: { label: storyText('距活动结束', 'Ends in'), now, until: now + 2 * 86_400_000 + 3_725_000 },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  render: (args) => (
    <Stack>
      <Countdown {...args} />
      <Countdown {...args} look="text" />
    </Stack>
  ),
}
/** Less than a day: hours and minutes. */
export const Today: Story = { args: { until: now + 5 * 3_600_000 + 120_000 } }
/** Seconds count in the last hour only. */
export const LastHour: Story = { args: { until: now + 754_000 } }
export const Ended: Story = { tags: ['picture'], args: { until: now } }
