import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CountdownSms } from './CountdownSms.tsx'

const meta = { component: CountdownSms, beforeEach: () => sessionStorage.clear() } satisfies Meta<typeof CountdownSms>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { play: async ({ canvas }) => { await expect(canvas.getByRole('button')).toBeEnabled() } }
/** 60 seconds, and disabled meanwhile (R6.03, R9.01). */
export const Counting: Story = {
  args: { sent: '1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toBeDisabled())
    await expect(canvas.getByRole('button').textContent).toMatch(/60|59/)
  },
}
