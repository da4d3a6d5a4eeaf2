import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearingDetail, boltDetail } from '@millwright/fixtures/product'
import { useLocale } from '@millwright/i18n/Texts'
import { Datasheet } from './Datasheet.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Datasheet.route.ts'

const cases = { bearing: bearingDetail, bolt: boltDetail }

function StorySheet({
  product = 'bearing',
  times = 1,
  chosen,
}: {
  product?: keyof typeof cases
  times?: number
  /** The index of the sheet's SKU. */
  chosen?: number
}) {
  const detail = cases[product][useLocale()]
  const sizes = Array.from({ length: times }, (_, round) =>
    detail.skuList.map((sku) => ({ ...sku, skuId: `${sku.skuId}${round}` })),
  ).flat()
  return (
    <Datasheet
      product={detail}
      sizes={sizes}
      skuId={chosen === undefined ? (sizes.length === 1 ? sizes[0]?.skuId : undefined) : sizes[chosen]?.skuId}
      url={`https://mall.example.com/detail/${detail.prodId}`}
      date="2026-11-21"
    />
  )
}

const meta = {
  component: StorySheet,
  subcomponents: { Datasheet },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySheet>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const OneSize: Story = { args: { product: 'bolt' } }
/** One SKU of many: its model, its data, its marked row. */
export const OfOneSize: Story = { args: { chosen: 6 }, tags: ['picture'] }
export const MoreThanAPage: Story = { args: { times: 8 } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Live: Story = {
  ...liveStory(definition, '/datasheet/100001'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('prodInfo', 'skuList') },
}
