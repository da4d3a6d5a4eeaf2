import { orderStates } from '@millwright/fixtures/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatus } from './OrderStatus.tsx'

const meta = { component: OrderStatus, args: { status: 1 } } satisfies Meta<typeof OrderStatus>
export default meta
type Story = StoryObj<typeof meta>

const more = [{ status: 2 }, { status: 4 }, { status: 5, isComm: 0 }, { status: 5, isComm: 1 }, { status: 7 }]

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[...Object.values(orderStates), ...more].map((order, index) => (
        <OrderStatus key={index} {...order} />
      ))}
    </div>
  ),
  tags: ['picture'],
}
export const Unpaid: Story = {}
export const Paid: Story = { args: { status: 2 } }
export const PartlySent: Story = { args: { status: 2, partly: true } }
export const Completed: Story = { args: { status: 5, isComm: 0 } }
export const Reviewed: Story = { args: { status: 5, isComm: 1 } }
