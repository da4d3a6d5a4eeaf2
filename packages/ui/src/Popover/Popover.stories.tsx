import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = { component: Popover, args: { label: '阶梯价', trigger: <Button>阶梯价</Button>, children: '100 件起每件 ¥16.80' } } satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '阶梯价' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog', { name: '阶梯价' })).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
