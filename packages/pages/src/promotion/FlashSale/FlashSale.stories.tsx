import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import { dealsNow, seckillTimes } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { storyText } from '@millwright/fixtures/storyText'
import { expect } from 'storybook/test'
import type { FlashSaleData, SaleCard } from './FlashSale.load.ts'
import { FlashSale } from './FlashSale.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './FlashSale.route.ts'

type Args = {
  session?: number
  change?: (sale: SaleCard, index: number) => Partial<SaleCard>
  none?: boolean
  pages?: number
}

function data(locale: Locale, { session = 1, change = () => ({}), none = false, pages = 1 }: Args): FlashSaleData {
  const sessions = none ? [] : seckillTimes(dealsNow)
  const lefts = [38, 120, 0, 260, 4]
  return {
    now: dealsNow,
    sessions,
    session: sessions[session],
    current: 1,
    pages,
    total: 5,
    sales: none
      ? []
      : products[locale].slice(0, 5).map((product, index) => {
          const sale: SaleCard = {
            seckillId: String(601 + index),
            title: product.partyCode ?? product.prodName,
            name: product.prodName,
            pic: product.pic,
            unit: product.unit,
            price: money((Number(product.price) * 0.8).toFixed(2)),
            was: product.price,
            left: lefts[index]!,
            origin: 300,
            unpaid: 0,
            maxNum: 20,
          }
          return { ...sale, ...change(sale, index) }
        }),
  }
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <FlashSale {...data(globals.locale as Locale, args)} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Upcoming: Story = {
  args: { session: 2, change: () => ({ left: 300 }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: storyText('加入日历提醒', 'Add to calendar') })).toHaveAttribute(
      'href',
      expect.stringContaining('BEGIN%3AVCALENDAR'),
    ),
}
export const Ended: Story = { args: { session: 0 } }
/** All pieces are taken, some by unpaid orders. */
export const SoldOut: Story = { args: { change: (_, index) => ({ left: 0, unpaid: index % 2 }) } }
export const ManyPages: Story = { args: { pages: 7 } }
export const None: Story = { args: { none: true } }
export const LongNames: Story = {
  args: {
    change: () => ({
      title: '6205-2RS1/C3HT51-XSPEED-2026',
      name: storyText(
        '星沙动力年度框架协议客户专用深沟球轴承，双面密封，高温润滑脂，C3 游隙，适用于高速电动机',
        'Deep groove ball bearing for framework agreement customers, sealed on both sides, high-temperature grease, C3',
      ),
      price: money('123456.78'),
      was: money('234567.89'),
    }),
  },
}
export const Live: Story = {
  ...liveStory(definition, '/flash-sale'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('seckillPage', 'seckillTimes') },
}
