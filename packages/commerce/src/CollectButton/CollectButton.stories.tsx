import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CollectButton } from './CollectButton.tsx'

const meta = { component: CollectButton, args: { action: '/detail/100001', kept: false } } satisfies Meta<
  typeof CollectButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Saved: Story = { tags: ['picture'], args: { kept: true } }
/** The form sends the wanted state: for a saved product, `keep=0`. */
export const SendsWantedState: Story = {
  args: { kept: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
    await expect(Object.fromEntries(new FormData(canvasElement.querySelector('form')!))).toEqual({ keep: '0' })
  },
}
