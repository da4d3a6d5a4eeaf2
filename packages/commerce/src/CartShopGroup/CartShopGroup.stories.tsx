import { cartItems, longItem, shopsOf } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/cart/entities'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/storyText'
import { CartShopGroup } from './CartShopGroup.tsx'

const items = cartItems[storyLocale]
const shopOf = (items: readonly CartItem[]) => shopsOf(items, storyLocale)[0]!
const meta = { component: CartShopGroup, args: { shop: shopOf(items) } } satisfies Meta<typeof CartShopGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SomeTicked: Story = {
  args: { shop: shopOf(items.map((item, at) => ({ ...item, isChecked: at ? 0 : 1 }))) },
}
export const SoldOut: Story = { args: { shop: shopOf(items.map((item) => ({ ...item, actualStock: 0 }))) } }
export const WithError: Story = {
  args: {
    fault: { basketId: String(items[0]!.basketId), problem: { key: 'notInPacks', values: { bound: 10 } }, typed: '15' },
  },
}
export const LongText: Story = { args: { shop: shopOf([longItem(storyLocale)]) } }
