import { storyText } from '@millwright/fixtures/storyText'
import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@millwright/ui/Stack'
import { OrderActions } from './OrderActions.tsx'

const meta = {
  component: OrderActions,
  args: { order: { orderNumber: '2026112109301244100', status: 1 }, to: '/user-center/uc-order' },
} satisfies Meta<typeof OrderActions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The order is deleted from a menu, apart from "buy again". */
export const Menu: Story = {
  args: {
    order: { orderNumber: '2026112109301244100', status: 5 },
    links: [{ href: '/order-detail', label: storyText('订单详情', 'Details') }],
  },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <OrderActions {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const remove = canvas.getByText(storyText('删除订单', 'Delete order'))
    await expect(remove).not.toBeVisible()
    const more = canvas.getByText(storyText('更多', 'More'))
    await userEvent.click(more)
    await expect(remove).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(remove).not.toBeVisible()
    await userEvent.click(more)
  },
}
/** Orders awaiting payment, awaiting dispatch, dispatched, received, completed and closed. */
export const AllStates: Story = {
  render: ({ order, to }) => (
    <Stack space={12}>
      {[1, 2, 3, 4, 5, 6].map((status) => (
        <OrderActions key={status} order={{ ...order, status }} to={to} />
      ))}
    </Stack>
  ),
}
