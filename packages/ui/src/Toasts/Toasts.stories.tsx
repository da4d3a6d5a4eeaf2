import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Toasts } from './Toasts.tsx'

const meta = {
  component: Toasts,
  args: {
    onDismiss: fn(),
    toasts: [
      {
        id: '1',
        tone: 'good',
        message: storyText('已加入购物车', 'Added to your cart'),
        link: { href: '/cart', label: storyText('去购物车', 'View cart') },
      },
      { id: '2', tone: 'bad', message: storyText('库存不足，只剩 3 件', 'Only 3 are left') },
    ],
  },
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: storyText('去购物车', 'View cart') })).toHaveAttribute(
      'href',
      '/cart',
    )
    await expect(
      canvas.getByText(storyText('库存不足，只剩 3 件', 'Only 3 are left')).closest('[aria-live]'),
    ).toHaveAttribute('aria-live', 'assertive')
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: '1' })
  },
}
export const NoToast: Story = { args: { toasts: [] } }
/** The focus moves from a closed toast to its neighbour, and from the last one to the region. */
export const Keyboard: Story = {
  render: function Closed(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <Toasts
        {...args}
        toasts={toasts}
        onDismiss={(which) => setToasts((all) => all.filter(({ id }) => id !== which.id))}
      />
    )
  },
  play: async ({ canvas }) => {
    const [, last] = canvas.getAllByRole('button')
    last!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}
