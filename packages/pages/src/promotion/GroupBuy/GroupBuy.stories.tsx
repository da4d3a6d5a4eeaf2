import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import { dealsNow } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { storyText } from '@millwright/fixtures/storyText'
import type { GroupCard } from './GroupBuy.load.ts'
import { GroupBuy } from './GroupBuy.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './GroupBuy.route.ts'

const HOUR = 3_600_000
type Args = { change?: (group: GroupCard, index: number) => Partial<GroupCard>; none?: boolean; pages?: number }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ change = () => ({}), none = false, pages = 1 }, { globals }) => {
    const groups = products[globals.locale as Locale].slice(0, none ? 0 : 6).map((product, index) => {
      const group: GroupCard = {
        groupActivityId: String(401 + index),
        href: `/detail/${product.prodId}?group=${401 + index}`,
        title: product.partyCode ?? product.prodName,
        name: product.prodName,
        pic: product.pic,
        unit: product.unit,
        price: money((Number(product.price) * 0.85).toFixed(2)),
        alone: product.price,
        people: 2 + (index % 3),
        joined: index * 7,
        startTime: dealsNow - HOUR,
        endTime: dealsNow + (index + 20) * HOUR,
      }
      return { ...group, ...change(group, index) }
    })
    return <GroupBuy now={dealsNow} groups={groups} current={1} pages={pages} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Upcoming: Story = { args: { change: () => ({ startTime: dealsNow + HOUR, joined: 0 }) } }
export const Ended: Story = { args: { change: () => ({ endTime: dealsNow - 1 }) } }
export const ManyPages: Story = { args: { pages: 5 } }
export const None: Story = { args: { none: true } }
export const LongNames: Story = {
  args: {
    change: () => ({
      title: '6205-2RS1/C3HT51-XSPEED-2026',
      name: storyText(
        '星沙动力年度框架协议客户专用深沟球轴承，双面密封，高温润滑脂，C3 游隙',
        'Deep groove ball bearing for framework agreement customers, sealed on both sides, high-temperature grease',
      ),
      price: money('123456.78'),
      alone: money('234567.89'),
    }),
  },
}
export const Live: Story = {
  ...liveStory(definition, '/group-buy'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('groupProdPage') },
}
