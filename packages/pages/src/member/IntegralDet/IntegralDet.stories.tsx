import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import { bearingDetail } from '@millwright/fixtures/product'
import type { IntegralDetData } from './IntegralDet.load.ts'
import { IntegralDet } from './IntegralDet.tsx'
import { storyText } from '@millwright/fixtures/storyText'
import { expect, userEvent } from 'storybook/test'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './IntegralDet.route.ts'

type Args = {
  score?: number | undefined
  good?: Partial<IntegralDetData['good']>
  freight?: IntegralDetData['freight']
}
const freightOf = (fee: string) => ({ fee: money(fee), freeFrom: money(299) })

function data(locale: Locale, { score, good, freight }: Args): IntegralDetData {
  const detail = bearingDetail[locale]
  const sku = detail.skuList[0]!
  const { prodId, prodName, brief, unit, shopId, shopName } = detail
  return {
    score,
    good: { points: 1200, money: money(29), was: sku.price, left: 39, limit: 2, had: 0, skuId: sku.skuId, ...good },
    product: { prodId, prodName, brief, partyCode: sku.partyCode, unit, shopId, shopName },
    freight,
    properties: sku.properties,
    pictures: detail.imgs?.split(',').slice(0, 2) ?? [detail.pic],
    parameters: detail.prodParameterList.map(({ parameterKey, parameterValue }) => ({
      name: parameterKey,
      value: parameterValue,
    })),
  }
}

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { score: 2860, freight: freightOf('12') } as Args,
  render: (args, { globals }) => <IntegralDet {...data(globals.locale as Locale, args)} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const PointsAlone: Story = { args: { good: { money: undefined, limit: 0 } } }
export const FreeFreight: Story = {
  args: { freight: freightOf('0') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('免运费', 'Free freight'))).toBeVisible()
  },
}
export const FreightUnknown: Story = { args: { freight: undefined } }
export const PartlyRedeemed: Story = {
  args: { good: { limit: 5, had: 3 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(/增加|加/, /Increase|more/i) }))
    await expect(canvas.getByText(storyText(/您已兑 3 件/, /you have redeemed 3/))).toBeVisible()
  },
}
export const LimitReached: Story = {
  args: { good: { had: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: storyText('立即兑换', 'Redeem') })).toBe(null)
    await expect(canvas.getByRole('link', { name: storyText('其他积分商品', 'More items for points') })).toBeVisible()
  },
}
export const NotEnoughPoints: Story = { args: { score: 480 } }
export const SoldOut: Story = { args: { good: { left: 0 } } }
export const Visitor: Story = { args: { score: undefined } }
export const Live: Story = {
  ...liveStory(definition, '/member-center/integral-det/100001'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [...mocks('prodInfo', 'scoreInfo'), mockFor('scoreProdPage', { prodId: '100001', size: 1 })],
  },
}
