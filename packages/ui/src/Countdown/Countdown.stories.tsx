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
export const Ended: Story = { tags: ['picture'], args: { until: now } }
