import type { Meta, StoryObj } from '@storybook/react-vite'
import { UcFreeshop } from './UcFreeshop.tsx'

const meta = {
  component: UcFreeshop,
  parameters: { layout: 'fullscreen' },
  args: { today: '2026-11-22' },
} satisfies Meta<typeof UcFreeshop>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
