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
