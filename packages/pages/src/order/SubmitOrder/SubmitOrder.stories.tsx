import { invoiceTitles } from '@millwright/fixtures/invoices'
import { addresses, cities, districts, provinces } from '@millwright/fixtures/addresses'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { answerForm, catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { coupons as givenCoupons } from '@millwright/fixtures/deals'
import { cartItems, longItem, manyItems, orderConfirm } from '@millwright/fixtures/cart'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Panel } from '@millwright/ui/Panel'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SubmitOrder } from './SubmitOrder.tsx'
import { CheckoutAddresses } from '../CheckoutForm/CheckoutAddresses.tsx'
import { CheckoutBar } from '../CheckoutForm/CheckoutBar.tsx'
import { SubmitOrderButton } from './SubmitOrderButton.tsx'
import { SubmitOrderFrame } from './SubmitOrderFrame.tsx'
import type { SubmitOrderProps, SubmitOrderView } from './SubmitOrderFrame.tsx'
import { SubmitOrderGoods } from './SubmitOrderGoods.tsx'
import { CheckoutPriceCountdown } from '../CheckoutForm/CheckoutPriceCountdown.tsx'
import { CheckoutInvoiceFields } from '../CheckoutForm/CheckoutInvoiceFields.tsx'
import { SubmitOrderNotices } from './SubmitOrderNotices.tsx'
import { SubmitOrderSums } from './SubmitOrderSums.tsx'
import { SubmitOrderTitle } from './SubmitOrderTitle.tsx'
import { mock, mocks, refused } from '@millwright/fixtures/mock'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './SubmitOrder.route.ts'

type Args = {
  change?: (props: SubmitOrderProps, locale: Locale) => SubmitOrderProps
  view?: (props: SubmitOrderProps) => ReactNode
}

const now = Date.parse('2026-11-21T10:00:00+08:00')

function ready(locale: Locale): SubmitOrderProps {
  const confirm = orderConfirm(locale)
  return {
    now,
    source: { kind: 'cart', items: ['501', '502', '503'] },
    addresses: addresses[locale],
    remarks: {},
    poNumber: '',
    points: '',
    titles: invoiceTitles(locale),
    invoice: { choice: 'none', typed: {} },
    priced: { state: 'ready', confirm, uuid: confirm.uuid ?? '', until: confirm.expireTime ?? now },
  }
}

function confirmed(props: SubmitOrderProps, changes: Partial<ReturnType<typeof orderConfirm>>): SubmitOrderProps {
  return props.priced.state === 'ready'
    ? { ...props, priced: { ...props.priced, confirm: { ...props.priced.confirm, ...changes } } }
    : props
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change = (props) => props, view: View = SubmitOrder }, { globals }) => (
    <View {...change(ready(globals.locale as Locale), globals.locale as Locale)} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const typed = { receiver: '张', mobile: '1380000', provinceId: '430000', cityId: '430100', addr: '9 号' }

export const Ready: Story = { tags: ['picture', 'four-modes'] }
/** 120 lines of one shop become three orders, which are paid together. */
export const SeveralOrders: Story = {
  args: {
    change: (props, locale) => confirmed(props, orderConfirm(locale, manyItems(locale, 120))),
  },
  tags: ['four-modes'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(storyText('120 种商品：3 个订单，一次付款', '120 lines: 3 orders, paid together')),
    ).toBeVisible()
    await userEvent.click(canvas.getByText(storyText('显示另外 100 种商品', 'Show 100 more lines')))
    await expect(canvas.getAllByText('62119-2RS')[0]).toBeVisible()
  },
}
export const BuyNow: Story = {
  args: {
    change: (props) => ({
      ...props,
      source: { kind: 'product', prodId: '1001', skuId: '2001', shopId: '11', count: 100 },
    }),
  },
  play: async ({ canvas }) => expect(canvas.queryByText(storyText('购物车', 'Cart'))).toBeNull(),
}
export const PointsSpent: Story = {
  args: {
    change: (props) =>
      confirmed(
        { ...props, points: '2000' },
        { isScorePay: 1, usableScore: 2000, totalScoreAmount: money('20.00'), maxUsableScore: 2000 },
      ),
  },
}
/** More points than the buyer has: none are spent, and the typed number stays. */
export const TooFewPoints: Story = {
  args: {
    change: (props) => ({
      ...props,
      points: '5000',
      priced: {
        ...props.priced,
        points: {
          message: storyText(
            '积分不足：现有 2860 积分，还差 2140 积分',
            'Not enough points: you have 2860, 2140 more are needed',
          ),
        },
      } as SubmitOrderProps['priced'],
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: storyText('使用积分', 'Points to use') })
    await expect(field).toHaveValue('5000')
    await expect(field).toBeInvalid()
  },
}
export const FirstAddress: Story = {
  args: {
    change: (props, locale) =>
      confirmed({ ...props, addresses: [], provinces: provinces[locale] }, { userAddr: undefined }),
  },
  tags: ['picture'],
}
export const NewAddress: Story = { args: { change: (props, locale) => ({ ...props, provinces: provinces[locale] }) } }
export const RegionChosen: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      provinces: provinces[locale],
      outcome: {
        done: true,
        form: { ...typed, receiver: '张卫国' },
        data: { cities: cities[locale], districts: districts[locale] },
      },
    }),
  },
}
export const IncompleteAddress: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      provinces: provinces[locale],
      outcome: {
        done: false,
        problem: { key: 'incomplete' },
        form: typed,
        data: { cities: cities[locale], districts: districts[locale] },
        fields: { mobile: { key: 'incomplete' }, areaId: { key: 'incomplete' }, addr: { key: 'incomplete' } },
      },
    }),
  },
  play: async ({ canvas }) => {
    const mobile = canvas.getByRole('textbox', { name: storyText(/手机号/, /Mobile number/) })
    await waitFor(() => expect(mobile).toHaveFocus())
    await expect(mobile).toHaveAccessibleDescription(storyText(/11 位/, /11 digits/))
  },
}
function OwnTerms({ confirm }: Pick<SubmitOrderView, 'confirm'>) {
  const amount = useMoney()(confirm.actualTotal)
  return (
    <Panel as="section">
      <p data-own="terms">{storyText(`下单即同意以 ${amount} 购买。`, `You agree to pay ${amount}.`)}</p>
    </Panel>
  )
}

/** A shop's own sections: goods first, no coupons, points or steps, and terms before the button. */
export const OwnSections: Story = {
  args: {
    view: (props) => (
      <SubmitOrderFrame
        shown={props}
        above={[SubmitOrderTitle]}
        main={[SubmitOrderNotices, SubmitOrderGoods, CheckoutAddresses, CheckoutInvoiceFields]}
        aside={[CheckoutPriceCountdown, SubmitOrderSums, OwnTerms, SubmitOrderButton]}
        bar={[CheckoutBar]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(
      storyText(['商品清单', '收货地址', '发票'], ['Items', 'Delivery address', 'Invoice']),
    )
    await expect(canvasElement.querySelector('aside [data-own="terms"]')).toBeVisible()
    const form = canvasElement.querySelector('form')!
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({ shown: expect.stringMatching(/^\d/) })
  },
}
export const TwentyAddresses: Story = {
  args: {
    change: (props) => ({
      ...props,
      addresses: Array.from({ length: 20 }, (_, index) => ({
        ...(props.addresses[index % 3] as (typeof props.addresses)[0]),
        addrId: String(301 + index),
      })),
    }),
  },
}
export const NotDelivered: Story = {
  args: { change: (props, locale) => confirmed(props, { filterShopItems: cartItems[locale].slice(3) }) },
}
export const NoStock: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        problem: { key: 'insufficientInventory' },
        fields: { 'sku.2005': { key: 'insufficientInventory' } },
        form: { 'remark.11': '尽快' },
      },
    }),
  },
}
export const PriceChanged: Story = { args: { change: (props) => ({ ...props, shown: '1999.00' }) } }
export const Expired: Story = { args: { change: (props) => ({ ...props, now: now + 1_800_000 }) } }
export const ExpiredAndPricedAgain: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: { done: false, problem: { key: 'orderExpired' }, form: { shown: '1999.00' } },
    }),
  },
}
export const Delisted: Story = {
  args: { change: (props) => ({ ...props, priced: { state: 'refused', problem: { key: 'productGone' } } }) },
}
export const LongNames: Story = {
  args: {
    change: (props, locale) => {
      if (props.priced.state !== 'ready') return props
      const [shop] = props.priced.confirm.shopCartOrders
      if (!shop) return props
      const group = {
        activityType: 0,
        chooseDiscountItemDto: undefined,
        promotion: undefined,
        shopCartItems: [longItem(locale)],
      }
      return confirmed(props, {
        shopCartOrders: [{ ...shop, shopCartItemDiscounts: [group] }],
        actualTotal: money('1285218495.00'),
        total: money('1285218495.00'),
      })
    },
  },
}

const newAddress: Args = { change: (props, locale) => ({ ...props, provinces: provinces[locale] }) }

export const AddressByKeys: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(sentForms.map(({ fields }) => [fields.intent, fields.addrId, fields.pricedFor])).toEqual([
      ['deliver', '302', '301'],
    ])
  },
}
/** Each arrow key reprices, and the selected coupon keeps the focus. */
export const CouponByKeys: Story = {
  render: function Priced(_, { globals }) {
    const [chosen, setChosen] = useState('9001')
    useEffect(() => {
      const price = () => setChosen(sentForms.at(-1)!.fields['coupon.0']!)
      document.addEventListener('submit', price)
      return () => document.removeEventListener('submit', price)
    }, [])
    const coupons = ['9001', '9002'].map((couponUserId) => ({
      ...givenCoupons(globals.locale as Locale).available,
      couponUserId,
      couponName: `${storyText('满减券', 'Coupon')} ${couponUserId}`,
      canUse: true,
      choose: couponUserId === chosen,
      saves: money(10),
    }))
    return <SubmitOrder {...confirmed(ready(globals.locale as Locale), { coupons })} coupons={chosen} />
  },
  play: async ({ canvas }) => {
    const of = (name: RegExp) => canvas.getByRole('radio', { name })
    await expect(of(/9001/)).toBeChecked()
    of(/9001/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'coupons', 'coupon.0': '9002' })
    await waitFor(() => expect(of(/9002/)).toBeChecked())
    await expect(of(/9002/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(of(/9001/)).toHaveFocus())
    await expect(of(/9001/)).toBeChecked()
  },
}
export const OrderedWithRemark: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText(storyText(/给商家留言/, /message to the seller/))[0]!)
    const [remark] = canvas.getAllByRole('textbox', { name: storyText(/留言/, /message/i) })
    await userEvent.type(remark!, storyText('尽快发货', 'As soon as you can'))
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/采购单号/, /PO number/) }), 'PO-1180')
    canvas.getByRole('button', { name: storyText('提交订单', 'Place order') }).focus()
    await userEvent.keyboard('{Enter}')
    const [sent] = sentForms
    await expect(sent?.fields).toMatchObject({
      intent: 'submit',
      poNumber: 'PO-1180',
      'remark.11': storyText('尽快发货', 'As soon as you can'),
      uuid: orderConfirm('zh').uuid,
      pricedFor: '301',
    })
  },
}
export const RegionByRegion: Story = {
  args: newAddress,
  play: async ({ canvas }) => {
    const city = () => canvas.getByRole('combobox', { name: storyText(/城市/, /City/) })
    await expect(city()).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: storyText(/省份/, /Province/) }), '430000')
    await expect(sentForms.map(({ fields }) => [fields.intent, fields.provinceId])).toEqual([['region', '430000']])
    answerForm({ done: true, form: { provinceId: '430000' }, data: { cities: cities[storyLocale], districts: [] } })
    await waitFor(() => expect(city()).toBeEnabled())
    await userEvent.selectOptions(city(), '430100')
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'region', provinceId: '430000', cityId: '430100' })
  },
}
/** Enter submits the form in use: here it saves the address and does not place the order. */
export const EnterSavesTheAddress: Story = {
  args: newAddress,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) }), 'Li{Enter}')
    await expect(sentForms.map(({ fields }) => [fields.intent, fields.receiver])).toEqual([['address', 'Li']])
  },
}
const calls = mocks(
  'addAddress',
  'addressList',
  'areaList',
  'areaTree',
  'cartInfo',
  'confirmOrder',
  'couponReceive',
  'invoiceTitles',
  'normalPay',
  'submitOrder',
)

export const AddressMissing: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'addressMissing' } } }) },
}
export const LinesOrdered: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'linesOrdered' } } }) },
}
export const OutOfRange: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'outOfRange' } } }) },
}
export const Unheard: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'submitUnheard' } } }) },
}
export const SubmittedAtOnce: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'submittedAtOnce' } } }) },
}
/** Fields of the order that are too long, and points that are no whole number. */
export const FieldsRefused: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        problem: { key: 'messageTooLong', values: { limit: 200 } },
        fields: {
          'remark.11': { key: 'messageTooLong', values: { limit: 200 } },
          poNumber: { key: 'poNumberTooLong', values: { limit: 50 } },
          points: { key: 'pointsWhole' },
        },
        form: { 'remark.11': '尽快'.repeat(101), poNumber: 'PO'.repeat(26), points: '1.5' },
      },
    }),
  },
}

export const Live: Story = {
  ...liveStory(definition, '/submit-order?items=501,502'),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
}
/** The stock has sold out in the meantime. The order shows the refusal and keeps the typed values. */
/** A coupon that the buyer could claim lowers the total: one press claims and uses it. */
export const CouponToClaim: Story = {
  args: {
    change: (props, locale) =>
      confirmed(props, {
        coupons: [
          {
            ...givenCoupons(locale).available,
            couponUserId: '9001',
            canUse: false,
            choose: false,
            saves: undefined,
            why: 'below',
            missing: money('38.20'),
          },
        ],
        couponOffers: [
          {
            couponId: '71',
            shopName: undefined,
            couponName: storyText('备件节满减券', 'Spare parts week'),
            saves: money(50),
          },
          {
            couponId: '72',
            shopName: storyText('衡峰轴承旗舰店', 'Hengfeng Bearings'),
            couponName: storyText('店铺九折券', '10% off in this shop'),
            saves: money('169.40'),
          },
        ],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText(/领取并使用.*备件节/, /Claim and save.*Spare/) }),
    )
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'claim:71' })
  },
}
/** The mall has less than the cart asks for: the lines are named, and the others can be ordered. */
export const LinesInTheWay: Story = {
  args: {
    change: (props) => ({
      ...props,
      source: { kind: 'cart', items: ['501', '502', '503'] },
      priced: {
        state: 'refused',
        problem: { key: 'insufficientInventory' },
        inTheWay: [
          { line: cartItems[storyLocale][0]!, obstacle: { problem: 'tooMany', bound: 60 } },
          { line: cartItems[storyLocale][1]!, obstacle: { problem: 'soldOut', bound: 0 } },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^6205-2RS/ })).toHaveAttribute('href', '/cart#line-501')
    await expect(
      canvas.getByRole('link', { name: storyText('结算其余 1 种', 'Check out the other 1') }),
    ).toHaveAttribute('href', '/submit-order?items=503')
  },
}
export const RefusedByTheMall: Story = {
  ...liveStory(definition, '/submit-order?items=501,502'),
  tags: ['!autodocs'],
  parameters: { mockData: [...calls, mock('submitOrder', refused('A03010'))] },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/采购单号/, /PO number/) }), 'PO-1180')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交订单', 'Place order') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyText('库存不足', 'Not enough in stock'))
    await expect(canvas.getByRole('textbox', { name: storyText(/采购单号/, /PO number/) })).toHaveValue('PO-1180')
  },
}
/** The cities of a province load from the mall on selection. */
export const RegionsFromTheMall: Story = {
  ...liveStory(definition, '/submit-order?items=501,502'),
  tags: ['!autodocs'],
  parameters: { mockData: [...calls, mock('addressList', []), mock('areaList', provinces[storyLocale])] },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    await expect(canvas.getByRole('combobox', { name: storyText(/省份/, /Province/) })).toBeVisible()
  },
}
