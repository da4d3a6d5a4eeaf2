import { cartItems, longItem, manyItems, shopsOf } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/entities'
import type { Locale } from '@millwright/domain/locale'
import { money, sum } from '@millwright/domain/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Outcome, Problem } from '../at.ts'
import { Cart } from './Cart.tsx'

type Args = { items: (locale: Locale) => CartItem[]; gone?: (locale: Locale) => CartItem[]; problem?: Problem; notAdded?: boolean; outcome?: Outcome }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { items: (locale) => cartItems[locale] },
  render: ({ items, gone, problem, notAdded, outcome }, { globals }) => {
    const locale = globals.locale as Locale
    const all = items(locale)
    const ticked = all.filter(({ isChecked, actualStock }) => isChecked === 1 && actualStock !== 0)
    const total = sum(ticked.map(({ productTotalAmount }) => productTotalAmount))
    const expired = gone?.(locale) ?? []
    return (
      <Cart
        shops={shopsOf(all, locale)} problem={problem} notAdded={notAdded} outcome={outcome}
        expired={expired.length ? [{ shopId: '11', shopName: '', shopCartItemDtoList: expired }] : []}
        pay={{ totalMoney: total, finalMoney: total, subtractMoney: money(0), count: ticked.length }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const change = (index: number, changes: Partial<CartItem>) => (locale: Locale) =>
  cartItems[locale].map((item, at) => (at === index ? { ...item, ...changes } : item))

export const ManyShops: Story = { tags: ['picture'] }
export const OneShop: Story = { args: { items: (locale) => cartItems[locale].slice(0, 2) } }
export const Empty: Story = { args: { items: () => [] }, tags: ['picture'] }
export const NothingTicked: Story = { args: { items: (locale) => cartItems[locale].map((item) => ({ ...item, isChecked: 0 as const })), problem: { key: 'emptySelection' } } }
export const SoldOut: Story = { args: { items: change(1, { actualStock: 0 }) } }
export const ShortStock: Story = { args: { items: change(1, { actualStock: 3 }) } }
export const PriceRose: Story = { args: { items: change(1, { addedPrice: money('119.00') }) } }
export const PriceFell: Story = { args: { items: change(1, { addedPrice: money('139.00') }) } }
export const OffTheShelf: Story = { args: { gone: (locale) => cartItems[locale].slice(0, 2).map((item) => ({ ...item, basketId: `9${item.basketId}` })) } }
export const OnlyOffTheShelf: Story = { args: { items: () => [], gone: (locale) => cartItems[locale].slice(2) } }
export const TooMany: Story = { args: { items: manyItems } }
export const LongNames: Story = { args: { items: (locale) => [longItem(locale), ...cartItems[locale]] } }
export const WrongQuantity: Story = {
  args: {
    outcome: {
      done: false, problem: { key: 'notInPacks', values: { bound: 10 } }, fields: { count: { key: 'notInPacks', values: { bound: 10 } } }, form: { basketId: '501', count: '15' },
    },
  },
}

export const NotAddedAfterLogin: Story = { args: { notAdded: true, problem: { key: 'insufficientInventory' } } }
