import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import { dealsNow, flashSales } from '@millwright/fixtures/deals'
import { bearingDetail } from '@millwright/fixtures/product'
import { storyText } from '@millwright/fixtures/storyText'
import { expect } from 'storybook/test'
import type { SecDetailData } from './SecDetail.load.ts'
import { SecDetail } from './SecDetail.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './SecDetail.route.ts'

type Args = { phase?: keyof typeof flashSales; change?: Partial<SecDetailData> }

function data(locale: Locale, { phase = 'running', change = {} }: Args): SecDetailData {
  const detail = bearingDetail[locale]
  const sku = detail.skuList[0]!
  const { prodId, prodName, brief, unit, shopId, shopName } = detail
  const { seckillId, startTime, endTime, seckillTotalStocks, seckillOriginStocks, maxNum } = flashSales[phase]
  return {
    now: dealsNow,
    sale: {
      seckillId,
      seckillPrice: money('9.90'),
      startTime,
      endTime,
      seckillTotalStocks,
      seckillOriginStocks,
      maxNum,
    },
    unpaid: 0,
    product: { prodId, prodName, brief, partyCode: sku.partyCode, unit, shopId, shopName, prodType: 2 },
    skuId: sku.skuId,
    properties: sku.properties,
    was: sku.price,
    minOrderQty: 1,
    packQty: 1,
    holdMinutes: 15,
    pictures: detail.imgs?.split(',').slice(0, 2) ?? [detail.pic],
    parameters: detail.prodParameterList.map(({ parameterKey, parameterValue }) => ({
      name: parameterKey,
      value: parameterValue,
    })),
    ...change,
  }
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <SecDetail {...data(globals.locale as Locale, args)} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NotStarted: Story = {
  args: { phase: 'before' },
  play: async ({ canvas }) =>
    expect(
      canvas.getByRole('button', { name: storyText('活动尚未开始', 'The event has not started yet') }),
    ).toBeDisabled(),
}
export const SoldOut: Story = { args: { phase: 'soldOut' } }
/** Some of the pieces are in unpaid orders and may become available again. */
export const UnpaidReservations: Story = { args: { phase: 'soldOut', change: { unpaid: 12 } } }
export const Ended: Story = { args: { phase: 'ended' } }
export const InPacks: Story = { args: { change: { minOrderQty: 10, packQty: 5 } } }
export const Live: Story = {
  ...liveStory(definition, '/secdetail/601'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('agreementPrices', 'prodInfo', 'seckillPage') },
}
