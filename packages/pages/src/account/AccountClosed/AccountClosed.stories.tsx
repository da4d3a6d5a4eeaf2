import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountClosed } from './AccountClosed.tsx'

const meta = {
  component: AccountClosed,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountClosed>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
}
