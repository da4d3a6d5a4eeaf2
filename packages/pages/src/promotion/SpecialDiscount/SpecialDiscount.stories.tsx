import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { dealsNow, promotions } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { SpecialDiscount } from './SpecialDiscount.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './SpecialDiscount.route.ts'

type Args = { empty: boolean; unheard: boolean }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { empty: false, unheard: false },
  render: ({ empty, unheard }, { globals }) => {
    const locale = globals.locale as Locale
    const { money, every, pieces, rate } = promotions(locale)
    const coming = { ...rate, startTime: dealsNow + 86_400_000 }
    const records = (empty ? [] : [money, every, pieces, coming]).map((discount, at) => ({
      ...discount,
      goods: unheard ? undefined : { first: products[locale].slice(at, at + 6), total: 48 - at },
    }))
    return (
      <SpecialDiscount
        now={dealsNow}
        current={1}
        discounts={{ records, total: records.length, pages: records.length ? 1 : 0 }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** The mall did not answer which products take part. */
export const GoodsUnknown: Story = { args: { unheard: true } }
export const Empty: Story = { args: { empty: true } }
export const Live: Story = {
  ...liveStory(definition, '/special-discount'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('agreementPrices', 'discountPage', 'discountProdPage') },
}
