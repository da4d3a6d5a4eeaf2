import type { Meta, StoryObj } from '@storybook/react-vite'
import { UcShopaccount } from './UcShopaccount.tsx'

const meta = {
  component: UcShopaccount,
  parameters: { layout: 'fullscreen' },
  args: { today: '2026-11-22' },
} satisfies Meta<typeof UcShopaccount>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
