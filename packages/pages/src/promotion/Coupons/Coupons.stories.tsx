import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { coupons, dealsNow, longCoupon } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { slimCard } from '../../loading/slimCard.ts'
import { Coupons } from './Coupons.tsx'
import type { CouponsProps } from './Coupons.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Coupons.route.ts'

type Args = { change: (props: CouponsProps, locale: Locale) => CouponsProps }

const propsOf = (locale: Locale): CouponsProps => {
  const { available, runningOut, notYet, gone } = coupons(locale)
  const records = [available, runningOut, notYet, gone]
  return {
    now: dealsNow,
    query: {},
    coupons: { records, total: records.length, pages: 1 },
    shops: [{ shopId: '11', shopName: runningOut.shopName ?? '' }],
  }
}

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { change: ((props) => props) as Args['change'] },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    return <Coupons {...change(propsOf(locale), locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
export const None: Story = {
  args: { change: (props) => ({ ...props, query: { type: '2' }, coupons: { records: [], total: 0, pages: 0 } }) },
}
export const OneWithGoods: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      query: { couponId: '803' },
      coupons: { records: props.coupons.records.slice(0, 1), total: 1, pages: 1 },
      goods: { records: products[locale].map(slimCard), total: 60, pages: 3 },
    }),
  },
}
export const NoProductsInScope: Story = {
  args: {
    change: (props) => ({
      ...props,
      query: { couponId: '803' },
      coupons: { records: props.coupons.records.slice(0, 1), total: 1, pages: 1 },
      goods: { records: [], total: 0, pages: 0 },
    }),
  },
}
export const Received: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: { done: true, toast: { namespace: 'deals', key: 'receivedDone' } },
    }),
  },
}
export const Refused: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      outcome: {
        done: false,
        problem: { message: locale === 'zh' ? '该优惠券已领完' : 'All of these coupons are taken' },
      },
    }),
  },
}
export const LongNames: Story = {
  args: {
    change: (props, locale) => ({ ...props, coupons: { records: [longCoupon(locale)], total: 45, pages: 3 } }),
  },
}
export const Live: Story = {
  ...liveStory(definition, '/coupons?couponId=803'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('agreementPrices', 'couponPage', 'couponPageOfBuyer', 'couponProds', 'couponReceive') },
}
