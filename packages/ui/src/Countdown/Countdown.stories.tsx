import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Countdown } from './Countdown.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const meta = { component: Countdown, args: { label: '距活动结束', now, until: now } } satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Ended: Story = { tags: ['picture'] }
export const Running: Story = { args: { until: now + 2 * 86_400_000 + 3_725_000 }, render: (args) => <Stack><Countdown {...args} /><Countdown {...args} look="text" /></Stack> }
