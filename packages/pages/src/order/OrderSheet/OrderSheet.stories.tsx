import { cartItems } from '@millwright/fixtures/cart'
import { delivery, orderDetail } from '@millwright/fixtures/orders'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSheet } from './OrderSheet.tsx'
import type { OrderSheetProps } from './OrderSheet.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { live } from '../../loading/testing/live.tsx'
import { screen as definition } from './OrderSheet.route.ts'

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ kind = 'order' }, { globals }) => {
    const locale = globals.locale as Locale
    return (
      <OrderSheet
        kind={kind}
        order={orderDetail('shipped', locale, cartItems[locale].slice(0, 3))}
        packages={kind === 'delivery' ? delivery(locale) : []}
        date="2026-11-21"
      />
    )
  },
} satisfies Meta<Partial<OrderSheetProps>>
export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = { tags: ['picture'] }
export const DeliveryNote: Story = { args: { kind: 'delivery' }, tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Live: Story = {
  ...live(definition, '/order-sheet?orderNumber=202611210930124412&print=delivery'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [...mocks('deliveryOfOrder'), mockFor('orderDetail', { orderNumber: '202611210930124412' })],
  },
}
