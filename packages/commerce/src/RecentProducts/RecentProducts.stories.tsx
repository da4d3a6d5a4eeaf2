import type { Meta, StoryObj } from '@storybook/react-vite'
import { products } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { RecentProducts } from './RecentProducts.tsx'

function StoryRecent({ count = 8, priced = count }: { count?: number; priced?: number }) {
  const shown = products[useLocale()]
    .slice(0, count)
    .map(({ prodId, prodName, partyCode, pic, price, unit, skuNumber = 1 }, at) => ({
      prodId,
      prodName,
      partyCode,
      pic,
      ...(at < priced && { price, unit, from: skuNumber > 1 }),
    }))
  return <RecentProducts products={shown} />
}

const meta = { component: StoryRecent, subcomponents: { RecentProducts } } satisfies Meta<typeof StoryRecent>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const SingleProduct: Story = { args: { count: 1 } }
/** Products seen days ago have no price, because it may have changed. */
export const SomeWithoutPrices: Story = { args: { priced: 3 } }
