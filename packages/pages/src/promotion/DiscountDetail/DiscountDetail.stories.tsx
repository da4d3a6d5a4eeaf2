import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { expect } from 'storybook/test'
import { money } from '@millwright/domain/money/money'
import { dealsNow, promotions } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { slimCard } from '../../loading/slimCard.ts'
import { DiscountDetail } from './DiscountDetail.tsx'
import type { DiscountDetailData } from './DiscountDetail.load.ts'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './DiscountDetail.route.ts'

type Args = { change: (data: DiscountDetailData) => DiscountDetailData }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { change: (data) => data },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    const goods = products[locale].map(slimCard)
    return (
      <DiscountDetail
        {...change({
          now: dealsNow,
          discount: promotions(locale).money,
          goods: { records: goods, total: goods.length, pages: 1 },
          current: 1,
          basket: { amount: money('680.00'), pieces: 60 },
        })}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** On the discount's own page the card has no links. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const own = canvasElement.querySelectorAll('[role="group"] a')
    await expect([...own].map((link) => link.getAttribute('href'))).toEqual([])
  },
}
export const CartEmpty: Story = {
  args: { change: (data) => ({ ...data, basket: { amount: money(0), pieces: 0 } }) },
}
export const Visitor: Story = { args: { change: (data) => ({ ...data, basket: undefined }) } }
export const Upcoming: Story = {
  args: { change: (data) => ({ ...data, discount: { ...data.discount, startTime: dealsNow + 86_400_000 } }) },
}
export const Ended: Story = {
  args: { change: (data) => ({ ...data, discount: { ...data.discount, endTime: dealsNow } }) },
}
export const NoProductsInScope: Story = {
  args: { change: (data) => ({ ...data, goods: { records: [], total: 0, pages: 0 } }) },
}
export const Live: Story = {
  ...liveStory(definition, '/discount-detail?discountId=701'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks('agreementPrices', 'cartInfo', 'discountProdPage'),
      mockFor('discountInfo', { discountId: '701' }),
    ],
  },
}
