import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const remove = fn()
const meta = {
  component: Menu,
  args: {
    label: storyText('更多操作', 'More actions'),
    trigger: <Button icon="menu">{storyText('更多', 'More')}</Button>,
    items: [
      { id: 'again', label: storyText('再次购买', 'Buy again'), href: '/cart' },
      { id: 'delete', label: storyText('删除订单', 'Delete order'), tone: 'danger', onPress: remove },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('button', { name: storyText('更多', 'More') }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByRole('menuitem', { name: storyText('再次购买', 'Buy again') })).toHaveAttribute(
    'href',
    '/cart',
  )
}
export const Open: Story = { tags: ['picture'], play: open }
export const Keyboard: Story = {
  play: async (context) => {
    remove.mockClear()
    await open(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
  },
}
