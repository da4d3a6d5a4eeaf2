import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopList } from './ShopList.tsx'

const meta = {
  component: ShopList,
  parameters: { layout: 'fullscreen' },
  args: { today: '2026-11-22' },
} satisfies Meta<typeof ShopList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
