import { mock, mockFor, mocks, refused } from '@millwright/fixtures/mock'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import { cartItems, importedCart, longItem, manyItems, shopsOf } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/cart/entities'
import type { Locale } from '@millwright/domain/locale'
import { money, sum } from '@millwright/domain/money/money'
import { tickedParts } from '@millwright/domain/product/orderable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Heading } from '@millwright/ui/Heading'
import { expect, userEvent } from 'storybook/test'
import type { ActionResult, Problem } from '../../loader.ts'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen } from './Cart.route.ts'
import { Cart } from './Cart.tsx'
import { CartEmpty } from './CartEmpty.tsx'
import { CartFrame } from './CartFrame.tsx'
import type { CartProps, CartView } from './CartFrame.tsx'
import { CartUnavailable } from './CartUnavailable.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CartShops } from './CartShops.tsx'
import { CartSums } from './CartSums.tsx'

type Args = {
  items: (locale: Locale) => CartItem[]
  gone?: (locale: Locale) => CartItem[]
  problem?: Problem
  notAdded?: boolean
  importing?: boolean
  outcome?: ActionResult
  view?: (props: CartProps) => ReactNode
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { items: (locale) => cartItems[locale] },
  render: ({ items, gone, problem, notAdded, importing = false, outcome, view: View = Cart }, { globals }) => {
    const locale = globals.locale as Locale
    const all = items(locale)
    const { orderable } = tickedParts(all)
    const total = sum(orderable.map(({ productTotalAmount }) => productTotalAmount))
    const expired = gone?.(locale) ?? []
    return (
      <View
        shops={shopsOf(all, locale)}
        problem={problem}
        notAdded={notAdded}
        importing={importing}
        outcome={outcome}
        expired={expired.length ? [{ shopId: '11', shopName: '', shopCartItemDtoList: expired }] : []}
        pay={{ totalMoney: total, finalMoney: total, subtractMoney: money(0), count: orderable.length, priceSteps: [] }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const change = (index: number, changes: Partial<CartItem>) => (locale: Locale) =>
  cartItems[locale].map((item, at) => (at === index ? { ...item, ...changes } : item))

export const ManyShops: Story = { tags: ['picture', 'four-modes'] }
export const OneShop: Story = { args: { items: (locale) => cartItems[locale].slice(0, 2) } }
export const Empty: Story = { args: { items: () => [] }, tags: ['picture'] }
export const NothingTicked: Story = {
  args: {
    items: (locale) => cartItems[locale].map((item) => ({ ...item, isChecked: 0 as const })),
    problem: { key: 'emptySelection' },
  },
}
export const SoldOut: Story = { args: { items: change(1, { actualStock: 0 }) } }
/** A line over stock is met at the line, and the sum bar names it. */
export const OverStock: Story = {
  args: { items: change(1, { actualStock: 3 }) },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: storyText(/^30206.*库存 3 套/, /^30206.*3 pcs in stock/) })
    await expect(link).toHaveAttribute('href', '#line-502')
    await userEvent.click(canvas.getByRole('button', { name: storyText(/改为 3 套/, /to 3 pcs/) }))
    await expect(sentForms.map(({ fields }) => fields)).toEqual([{ intent: 'change', basketId: '502', count: '3' }])
    await expect(
      canvas.getByRole('button', { name: storyText('结算其余 2 种', 'Check out the other 2') }),
    ).toBeVisible()
  },
}
/** Fifteen lines fit into a screen and a half. */
/** The form for a file, opened by a link, so that it works before scripts. */
export const Importing: Story = { args: { importing: true } }
export const ImportedInPart: Story = {
  args: { importing: true },
  render: (args, context) =>
    meta.render(
      {
        ...args,
        outcome: {
          done: true,
          data: importedCart(context.globals.locale as Locale),
          toast: { namespace: 'cart', key: 'imported', values: { count: 37 } },
        },
      },
      context,
    ),
}
export const NoFileChosen: Story = {
  args: { importing: true, outcome: { done: false, problem: { key: 'noFile' } } },
}
export const ImportRefused: Story = {
  args: { importing: true, items: () => [] },
  render: (args, context) =>
    meta.render(
      {
        ...args,
        outcome: {
          done: false,
          problem: {
            message: storyText('文件是空的，请选择有内容的文件', 'The file is empty. Choose a file with content'),
          },
        },
      },
      context,
    ),
}
export const FifteenLines: Story = { args: { items: (locale) => manyItems(locale).slice(0, 15) } }
export const PriceRose: Story = { args: { items: change(1, { addedPrice: money('119.00') }) } }
export const PriceFell: Story = { args: { items: change(1, { addedPrice: money('139.00') }) } }
export const Delisted: Story = {
  args: { gone: (locale) => cartItems[locale].slice(0, 2).map((item) => ({ ...item, basketId: `9${item.basketId}` })) },
}
export const OnlyDelisted: Story = { args: { items: () => [], gone: (locale) => cartItems[locale].slice(2) } }
/** 120 ticked lines of one shop: one press orders them as three orders. */
export const SeveralOrders: Story = {
  args: { items: (locale) => manyItems(locale, 120) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(storyText('已选 120 种 · 3 个订单，一次付款', '120 selected · 3 orders, paid together')),
    ).toBeVisible()
  },
}
export const LongNames: Story = { args: { items: (locale) => [longItem(locale), ...cartItems[locale]] } }
const OwnTitle = ({ lines }: Pick<CartView, 'lines'>) => (
  <Heading level={1}>{storyText(`待采购 ${lines.length} 项`, `${lines.length} lines to buy`)}</Heading>
)
const OwnPromise = () => <p>{storyText('16:00 前下单，当天发货', 'Ordered by 4 pm, sent today')}</p>

/** A shop's own sections: its heading, the delisted lines first, and a promise above the sums. */
export const OwnSections: Story = {
  args: {
    gone: (locale) => cartItems[locale].slice(0, 1).map((item) => ({ ...item, basketId: `9${item.basketId}` })),
    view: (props) => (
      <CartFrame
        shown={props}
        page={[OwnTitle, CartNotices, CartEmpty, CartUnavailable, CartShops, OwnPromise, CartSums]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      storyText('待采购 4 项', '4 lines to buy'),
    )
    const promise = canvas.getByText(storyText('16:00 前下单，当天发货', 'Ordered by 4 pm, sent today'))
    const settle = canvas.getByRole('button', { name: storyText('去结算', 'Check out') })
    await expect(promise.compareDocumentPosition(settle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.queryByRole('link', { name: storyText(/模板/, /template/i) })).toBeNull()
  },
}
export const WrongQuantity: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'notInPacks', values: { bound: 10 } },
      fields: { count: { key: 'notInPacks', values: { bound: 10 } } },
      form: { basketId: '501', count: '15' },
    },
  },
}

export const NotAddedAfterLogin: Story = { args: { notAdded: true, problem: { key: 'insufficientInventory' } } }

const bearing = '6205-2RS/C3'

const calls = [
  ...mocks('cartInfo', 'expiryProdList', 'importCart', 'changeItem', 'checkItems', 'cleanExpiryProdList', 'deleteItem'),
  mockFor('totalPay', ['501', '502', '503']),
]

/** The line was removed on another device. */
export const LineGone: Story = { args: { outcome: { done: false, problem: { key: 'cartLineGone' } } } }
export const ProductGone: Story = { args: { outcome: { done: false, problem: { key: 'productGone' } } } }

export const Live: Story = { ...liveStory(screen, '/cart'), tags: ['!autodocs'], parameters: { mockData: calls } }
/** The mall has fewer pieces than requested: the line shows the refusal and keeps the typed quantity. */
export const OutOfStock: Story = {
  ...liveStory(screen, '/cart'),
  tags: ['!autodocs'],
  parameters: { mockData: [...calls, mock('changeItem', refused('A03010'))] },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    const quantity = canvas.getByRole('textbox', { name: storyText(`${bearing} 的数量`, `Quantity of ${bearing}`) })
    quantity.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(quantity).toHaveValue('120')
    await expect(await canvas.findByText(storyText('库存不足', 'Not enough in stock'))).toBeVisible()
    await expect(quantity).toBeInvalid()
  },
}
export const TickedByKeys: Story = {
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox', { name: storyText(`选择 ${bearing}`, `Select ${bearing}`) })
    await expect(tick).toBeChecked()
    tick.focus()
    await userEvent.keyboard(' ')
    await expect(sentForms.map(({ fields }) => fields)).toEqual([{ intent: 'check', isChecked: '0', basketId: '501' }])
    await expect(canvas.getAllByRole('checkbox', { name: storyText('全选', 'Select all') })[0]).toBePartiallyChecked()
  },
}
export const LineRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(`删除 ${bearing}`, `Remove ${bearing}`) }))
    await expect(sentForms.map(({ method, to, fields }) => ({ method, to, ...fields }))).toEqual([
      { method: 'post', to: '/cart', basketId: '501', intent: 'remove' },
    ])
  },
}
export const CheckedOut: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: storyText('去结算', 'Check out') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(sentForms.map(({ method, to, fields }) => ({ method, to, ...fields }))).toEqual([
      { method: 'get', to: '/submit-order', items: '501,502,503' },
    ])
  },
}
export const NothingToCheckOut: Story = {
  args: { items: (locale) => cartItems[locale].map((item) => ({ ...item, isChecked: 0 as const })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('去结算', 'Check out') }))
    await expect(await canvas.findByText(storyText('请至少选择一件商品', 'Select at least one item'))).toBeVisible()
    await expect(sentForms).toEqual([])
  },
}
