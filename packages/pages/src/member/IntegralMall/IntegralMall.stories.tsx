import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { pointsGoods } from '@millwright/fixtures/points'
import { storyText } from '@millwright/fixtures/storyText'
import { expect } from 'storybook/test'
import { pointsCard } from '../pointsCard.ts'
import { IntegralMall } from './IntegralMall.tsx'
import type { IntegralMallData } from './IntegralMall.load.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './IntegralMall.route.ts'

type Args = { change?: Partial<IntegralMallData> }
const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ change }, { globals }) => (
    <IntegralMall
      score={2860}
      kind={undefined}
      current={1}
      pages={1}
      goods={pointsGoods(globals.locale as Locale).map((good) => pointsCard(good, undefined))}
      {...change}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Affordable, too few points, and fully redeemed. */
export const EveryState: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** The buyer has reached the limit of the second product. */
export const LimitReached: Story = {
  render: (_, { globals }) => {
    const goods = pointsGoods(globals.locale as Locale)
    const redeemed = [{ prodId: goods[1]!.prodId, count: 2 }]
    const cards = goods.map((good) => pointsCard(good, { redeemed }))
    return <IntegralMall score={2860} kind={undefined} current={1} pages={1} goods={cards} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(storyText('已达兑换上限', 'Redemption limit reached'))).toHaveLength(1)
  },
}
export const Visitor: Story = { args: { change: { score: undefined } } }
export const Empty: Story = { args: { change: { goods: [] } } }
export const NoneAffordable: Story = { args: { change: { goods: [], kind: 'afford', score: 0 } } }
export const ManyPages: Story = { args: { change: { current: 3, pages: 9 } } }
export const Live: Story = {
  ...liveStory(definition, '/member-center/integral-mall'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('scoreInfo', 'scoreProdPage') },
}
