import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: { open: true, onClose: fn(), title: '取消订单？', size: 'small', children: '取消后库存会立即释放，优惠券退回账户。', footer: <><Button>再想想</Button><Button tone="danger">取消订单</Button></> },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutTitle: Story = { args: { hideTitle: true } }
export const GivesTheFocusBack: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return <><Button onPress={() => setOpen(true)}>打开</Button><Dialog {...args} open={open} onClose={() => setOpen(false)} /></>
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '打开' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: '取消订单？' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
