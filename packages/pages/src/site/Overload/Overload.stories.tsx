import type { Meta, StoryObj } from '@storybook/react-vite'
import { Overload } from './Overload.tsx'

const meta = {
  component: Overload,
  parameters: { layout: 'fullscreen' },
  args: { retryHref: '/list' },
  tags: ['new'],
} satisfies Meta<typeof Overload>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
