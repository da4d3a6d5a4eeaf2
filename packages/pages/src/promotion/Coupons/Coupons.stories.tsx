import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coupons } from './Coupons.tsx'

const meta = {
  component: Coupons,
  parameters: { layout: 'fullscreen' },
  args: { today: '2026-11-22' },
} satisfies Meta<typeof Coupons>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
