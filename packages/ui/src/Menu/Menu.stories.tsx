import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const remove = fn()
const meta = {
  component: Menu,
  args: { label: '更多操作', trigger: <Button icon="menu">更多</Button>, items: [{ id: 'again', label: '再次购买', href: '/cart' }, { id: 'delete', label: '删除订单', tone: 'danger', onPress: remove }] },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('button', { name: '更多' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByRole('menuitem', { name: '再次购买' })).toHaveAttribute('href', '/cart')
}
export const Open: Story = { tags: ['picture'], play: open }
export const ByKeys: Story = {
  play: async (context) => {
    remove.mockClear()
    await open(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
  },
}
