import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { linePrice } from '@millwright/domain/price/linePrice'
import { orderPrice } from '@millwright/domain/price/orderPrice'
import type { OrderFacts } from '@millwright/domain/price/orderPrice'
import { PriceSteps } from './PriceSteps.tsx'
import type { ShownNotApplied, ShownStep } from './PriceSteps.tsx'

type Args = { facts: (locale: Locale) => OrderFacts; of: 'line' | 'order' }

const now = Date.parse('2026-11-21T10:00:00+08:00')
const tiers = [
  { minQty: 50, price: money('11.80') },
  { minQty: 200, price: money('10.90') },
]
const line = { lineId: '1', shopId: '11', prodId: '1001', price: money('12.60'), priceTiers: tiers }
const one = (quantity: number, more: object = {}) => ({ now, lines: [{ ...line, quantity, ...more }] })
const discount = (locale: Locale, need: number) => ({
  discountId: '701',
  discountName: locale === 'zh' ? '轴承满减' : 'Bearings: money off',
  shopId: '11',
  suitableProdType: 0,
  discountRule: 0,
  startTime: 0,
  endTime: now + 1,
  discountItems: [{ needAmount: money(need), discount: money(80) }],
})
const coupon = (locale: Locale, shopId: string, reduceAmount: Money) => ({
  couponId: shopId,
  couponUserId: shopId,
  couponName: locale === 'zh' ? '备件节满减券' : 'Spare parts week',
  shopId,
  suitableProdType: 0,
  couponType: 1,
  cashCondition: money(500),
  reduceAmount,
  validTimeType: 1,
  status: 1,
  endTime: now + 1,
})

/** Converts the price engine's output to the component's props. */
function shown(facts: OrderFacts): {
  steps: ShownStep[]
  not: ShownNotApplied[]
  more?: { pieces: number; unit: Money }
} {
  const [priced] = orderPrice(facts).shops[0]!.lines
  const { more } = linePrice(facts.lines[0]!)
  const not = priced!.not.map(({ missing, ...rest }) => ({
    ...rest,
    missingAmount: missing && 'amount' in missing ? missing.amount : undefined,
    missingPieces: missing && 'pieces' in missing ? missing.pieces : undefined,
  }))
  return { steps: priced!.steps, not, more }
}

const meta = {
  args: { facts: (() => one(10)) as Args['facts'], of: 'line' as Args['of'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvasElement.querySelector('[popover]')).toBeVisible()
  },
  render: ({ facts, of }, { globals }) => {
    const given = facts(globals.locale as Locale)
    return (
      <div style={{ maxInlineSize: 420 }}>
        {of === 'order' ? (
          <PriceSteps steps={orderPrice(given).steps} of="order" />
        ) : (
          <PriceSteps {...shown(given)} name="6205-2RS/C3" />
        )}
      </div>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The list price, and the lower price from fifty pieces. */
export const List: Story = {}
export const Closed: Story = { play: () => undefined }
/** One explanation is open at a time. It moves nothing, and `Escape` returns to its button. */
export const OneAtATime: Story = {
  render: (_, { globals }) => {
    const given = shown(one(100, { memberPercent: 95 }))
    return (
      <div style={{ display: 'grid', gap: 200 }}>
        <PriceSteps {...given} name="6205-2RS/C3" />
        <PriceSteps {...given} name={globals.locale === 'zh' ? '30206 轴承' : '30206 bearing'} />
      </div>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('button')
    const [before, after] = canvasElement.querySelectorAll<HTMLElement>('[popover]')
    const place = second!.getBoundingClientRect().top
    await userEvent.click(first!)
    await expect(before).toBeVisible()
    await expect(second!.getBoundingClientRect().top).toBe(place)
    await userEvent.click(second!)
    await expect(before).not.toBeVisible()
    await expect(after).toBeVisible()
    after!.hidePopover()
    await expect(after).not.toBeVisible()
  },
}
export const Tier: Story = { args: { facts: () => one(100) } }
export const Agreement: Story = { args: { facts: () => one(100, { agreementPrice: money('10.50') }) } }
export const Member: Story = { args: { facts: () => one(100, { memberPercent: 95 }) } }
/** A shop's quote overrides the tier, the agreed price and the member price. */
export const Quote: Story = {
  args: { facts: () => one(100, { quotePrice: money('9.90'), agreementPrice: money('10.50'), memberPercent: 95 }) },
}
/** The tier price is below the quote. */
export const QuoteHigher: Story = { args: { facts: () => one(200, { quotePrice: money('11.20') }) } }
/** The tier price is below the agreed price. */
export const AgreementHigher: Story = { args: { facts: () => one(200, { agreementPrice: money('11.20') }) } }
export const Discount: Story = { args: { facts: (locale) => ({ ...one(100), discounts: [discount(locale, 1000)] }) } }
export const DiscountBelow: Story = {
  args: { facts: (locale) => ({ ...one(60), discounts: [discount(locale, 1000)] }) },
}
export const ShopCoupon: Story = {
  args: { facts: (locale) => ({ ...one(100), coupons: [coupon(locale, '11', money(50))] }) },
}
export const PlatformCoupon: Story = {
  args: { facts: (locale) => ({ ...one(100), coupons: [coupon(locale, '0', money(60))] }) },
}
export const Points: Story = { args: { facts: () => ({ ...one(100), points: money('12.34') }) } }
export const Order: Story = {
  tags: ['picture'],
  args: {
    of: 'order',
    facts: (locale) => ({
      ...one(100, { memberPercent: 95 }),
      discounts: [discount(locale, 1000)],
      coupons: [coupon(locale, '11', money(50)), coupon(locale, '0', money(60))],
      points: money('12.34'),
      freight: [{ shopId: '11', base: money(12), freeFrom: money(5000) }],
    }),
  },
}
export const Whole: Story = {
  tags: ['picture'],
  args: {
    facts: (locale) => ({
      ...one(100, { memberPercent: 95, agreementPrice: money('12.00') }),
      discounts: [discount(locale, 1000), { ...discount(locale, 2000), discountId: '9' }],
      coupons: [coupon(locale, '11', money(50)), coupon(locale, '0', money(60))],
    }),
  },
}
