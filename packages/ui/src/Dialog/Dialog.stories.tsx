import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  // Each opens over a page of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: say('取消订单？', 'Cancel the order?'),
    size: 'small',
    children: say(
      '取消后库存会立即释放，优惠券退回账户。',
      'The stock is released at once, and the coupon goes back to your account.',
    ),
    footer: (
      <>
        <Button>{say('再想想', 'Keep it')}</Button>
        <Button tone="danger">{say('取消订单', 'Cancel order')}</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutTitle: Story = { args: { hideTitle: true } }
export const GivesTheFocusBack: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{say('打开', 'Open')}</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: say('打开', 'Open') })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: say('取消订单？', 'Cancel the order?') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
