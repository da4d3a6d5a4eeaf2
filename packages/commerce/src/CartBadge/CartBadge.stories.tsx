import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@millwright/ui/Stack'
import { CartBadge } from './CartBadge.tsx'

const meta = { component: CartBadge, args: { href: '/cart' } } satisfies Meta<typeof CartBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { args: { href: '/login?back=%2Fcart' } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack direction="row" space={32} wrap>
      {[undefined, 0, 1, 88, 999, 1000].map((count) => (
        <CartBadge key={count ?? 'visitor'} count={count} href="/cart" />
      ))}
    </Stack>
  ),
}
