import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CollectButton } from './CollectButton.tsx'

const meta = { component: CollectButton, args: { action: '/detail/100001', kept: false } } satisfies Meta<typeof CollectButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Kept: Story = { tags: ['picture'], args: { kept: true } }
/** The host posts it and tells what came of it. */
export const FollowsTheAnswer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await expect(Object.fromEntries(new FormData(form))).toEqual({ keep: '1' })
    form.dispatchEvent(new CustomEvent('outcome', { detail: { done: true, data: { kept: true } } }))
    await expect(await canvas.findByRole('button', { pressed: true })).toBeVisible()
    await expect(Object.fromEntries(new FormData(form))).toEqual({ keep: '0' })
  },
}
