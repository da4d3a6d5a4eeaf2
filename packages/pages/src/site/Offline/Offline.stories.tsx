import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Offline } from './Offline.tsx'

const meta = {
  component: Offline,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onRetry: fn(), onStay: fn() },
  tags: ['new'],
} satisfies Meta<typeof Offline>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Keyboard: Story = {
  play: async ({ args }) => {
    const [retry] = (await screen.findAllByRole('button')).filter((button) =>
      /重试|Try again/.test(button.textContent ?? ''),
    )
    retry?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalled()
  },
}
