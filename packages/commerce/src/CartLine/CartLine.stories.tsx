import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/cart/entities'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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
export const SoldOut: Story = {
  args: {
    item: { ...item, actualStock: 0 },
    quoteHref: ({ prodId, quantity }) => `/inquiry?prodId=${prodId}&count=${quantity}`,
  },
}
/** More pieces than the stock: the nearest quantity in one press, the same part elsewhere, and a quote for the rest. */
export const OverStock: Story = {
  args: {
    item: {
      ...item,
      actualStock: 65,
      equivalent: {
        prodId: '1051',
        skuId: '2951',
        name: '6205DDUCM',
        shopName: storyText('太湖轴承', 'Taihu Bearings'),
        price: money('12.30'),
        unit: item.unit,
      },
    },
    quoteHref: ({ prodId, skuId, quantity }) => `/inquiry?prodId=${prodId}&skuId=${skuId}&count=${quantity}`,
  },
  tags: ['picture'],
  beforeEach: catchForms,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('库存 65 套', '65 pcs in stock'))).toBeVisible()
    const rest = canvas.getByRole('link', { name: storyText(/^余 40 套询交期/, /40 more pcs/) })
    await expect(rest).toHaveAttribute('href', expect.stringContaining('skuId=2001&count=40'))
    await userEvent.click(canvas.getByRole('button', { name: storyText(/改为 60 套/, /to 60 pcs/) }))
    await expect(sentForms.at(-1)?.fields).toEqual({ intent: 'change', basketId: item.basketId, count: '60' })
  },
}
/** Less in stock than the minimum order: no quantity is offered. */
export const StockBelowMinimum: Story = { args: { ...OverStock.args, item: { ...item, actualStock: 8 } } }
/** A piece for a few cents also names the price of a hundred. */
export const PieceGoods = changed({
  partyCode: 'DIN934-M6-8',
  price: money('0.06'),
  productTotalAmount: money('6.00'),
  priceTiers: undefined,
  addedPrice: undefined,
})
export const PriceRose = changed({ addedPrice: money('10.90') })
export const PriceFell = changed({ addedPrice: money('12.60') })
export const NotDelivered = changed({ isDelivery: false })
export const Delisted: Story = { args: { gone: true } }
export const WrongQuantity: Story = {
  args: { fault: { problem: { key: 'notInPacks', values: { bound: 10 } }, typed: '15' } },
}
/** A host that re-renders its cart: the line follows the host's count but keeps the buyer's own change. */
export const QuantityUpdatedByHost: Story = {
  render: function Host() {
    const [prodCount, setCount] = useState(20)
    return (
      <>
        <CartLine item={{ ...item, prodCount }} onQuantity={() => undefined} />
        <li>
          <button type="button" onClick={() => setCount((before) => before + 10)}>
            +
          </button>
        </li>
      </>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const elsewhere = canvas.getByRole('button', { name: '+' })
    await expect(field).toHaveValue('20')
    await userEvent.click(elsewhere)
    await expect(field).toHaveValue('30')
    await userEvent.type(field, '{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('50')
    await userEvent.click(elsewhere)
    await expect(field).toHaveValue('50')
    await userEvent.click(elsewhere)
    await userEvent.click(elsewhere)
    await expect(field).toHaveValue('60')
  },
}
/** After a line is removed, the focus moves to the next line's button. */
export const Removed: Story = {
  render: function Host() {
    const [items, setItems] = useState(cartItems[storyLocale].slice(0, 3))
    return (
      <>
        {items.map((one) => (
          <CartLine
            key={one.basketId}
            item={one}
            onRemove={({ basketId }) => setItems((before) => before.filter((other) => other.basketId !== basketId))}
          />
        ))}
      </>
    )
  },
  play: async ({ canvas }) => {
    const buttons = () =>
      canvas.getAllByRole('listitem').flatMap((line) => within(line).queryAllByRole('button', { name: /删除|Remove/ }))
    const [, second, third] = buttons()
    second!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(buttons()).toHaveLength(1)
    await expect(buttons()[0]).toHaveFocus()
  },
}
/** One press selects another promotion for the line. */
export const ChoosesPromotion: Story = {
  args: {
    item: {
      ...item,
      discounts: [
        { discountId: '701', discountName: storyText('满 3000 减 150', '150 off 3000') },
        { discountId: '702', discountName: storyText('满 100 件 95 折', '5% off 100 pieces') },
      ],
    },
  },
  beforeEach: catchForms,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '702')
    await expect(sentForms.at(-1)?.fields).toMatchObject({
      intent: 'discount',
      basketId: item.basketId,
      discountId: '702',
    })
  },
}
/** A quantity changed while the previous response is rendered is sent afterwards. */
export const ChangedMeanwhile: Story = {
  beforeEach: catchForms,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('form:has([name="intent"][value="change"])')!
    const more = within(form).getAllByRole('button')[1]!
    const field = form.querySelector<HTMLInputElement>('[name="count"]')!
    await userEvent.click(more)
    await waitFor(() => expect(sentForms).toHaveLength(1))
    // Like the storefront: dispatches the result, then reloads the page data.
    form.setAttribute('aria-busy', 'true')
    form.dispatchEvent(new CustomEvent('outcome', { detail: { done: true }, cancelable: true }))
    await userEvent.click(more)
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await expect(sentForms).toHaveLength(1)
    form.removeAttribute('aria-busy')
    await waitFor(() => expect(sentForms).toHaveLength(2))
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'change', count: field.value })
  },
}
export const LongName: Story = { args: { item: longItem(storyLocale) } }
