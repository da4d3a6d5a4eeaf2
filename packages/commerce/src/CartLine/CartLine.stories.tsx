import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/cart/entities'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/say'
import { CartLine } from './CartLine.tsx'

const item = cartItems[storyLocale][0]!
const meta = {
  component: CartLine,
  args: { item },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

const changed = (change: Partial<CartItem>): Story => ({ args: { item: { ...item, ...change } } })

export const Ticked: Story = { tags: ['picture'] }
export const Unticked = changed({ isChecked: 0 })
export const SoldOut = changed({ actualStock: 0 })
export const ShortStock = changed({ actualStock: 60 })
export const PriceRose = changed({ addedPrice: money('10.90') })
export const PriceFell = changed({ addedPrice: money('12.60') })
export const NotDelivered = changed({ isDelivery: false })
export const OffTheShelf: Story = { args: { gone: true } }
export const WrongQuantity: Story = {
  args: { fault: { problem: { key: 'notInPacks', values: { bound: 10 } }, typed: '15' } },
}
export const LongName: Story = { args: { item: longItem(storyLocale) } }
