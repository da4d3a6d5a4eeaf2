import { creditInfo } from '@millwright/fixtures/credit'
import { myOrders, myOrder, orderCount } from '@millwright/fixtures/orders'
import { products } from '@millwright/fixtures/products'
import { storyText } from '@millwright/fixtures/storyText'
import { money } from '@millwright/domain/money/money'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { UnreadMessages } from '../../layout/unreadMessages.ts'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { HomeLastOrders } from './HomeLastOrders.tsx'
import { HomePerson } from './HomePerson.tsx'
import { HomeSection } from './HomeSection.tsx'
import { HomeTasks } from './HomeTasks.tsx'
import { UserCenterHome } from './UserCenterHome.tsx'
import { UserCenterHomeFrame } from './UserCenterHomeFrame.tsx'
import type { UserCenterHomeProps } from './UserCenterHomeFrame.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UserCenterHome.route.ts'

type Args = {
  changes?: (locale: Locale) => Partial<UserCenterHomeProps>
  view?: (props: UserCenterHomeProps) => ReactNode
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ changes, view: View = UserCenterHome }, { globals }) => {
    const locale = globals.locale as Locale
    return (
      <View
        center={sampleCenter}
        now={Date.parse('2026-11-21T10:00:00+08:00')}
        person={{
          name: storyText('张工', 'Zhang'),
          mobile: '13800000001',
          company: storyText('张江精密机械有限公司', 'Zhangjiang Precision Machinery Co., Ltd.'),
        }}
        shop={{ state: 'none' }}
        counts={orderCount}
        credit={creditInfo('running', locale)}
        spent={{ orders: 9, amount: money('12684.5'), from: '2026-11-01' }}
        ready={{ payPassword: true }}
        balance={money(1280)}
        points={3420}
        kept={{ goods: 14, coupons: 3 }}
        orders={myOrders(locale).slice(0, 3)}
        seen={products[locale].slice(0, 6)}
        {...changes?.(locale)}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const none = {
  allCount: 0,
  unPay: 0,
  payed: 0,
  consignment: 0,
  confirm: 0,
  success: 0,
  close: 0,
  refund: 0,
  grouping: 0,
}

export const Busy: Story = { tags: ['picture', 'four-modes'] }
export const UnreadFromShops: Story = {
  decorators: [
    (Drawn) => (
      <UnreadMessages value={3}>
        <Drawn />
      </UnreadMessages>
    ),
  ],
  tags: ['picture'],
}
/** The statement of September is overdue: how long, how much, and what it blocks. */
export const Overdue: Story = {
  args: { changes: (locale) => ({ credit: creditInfo('overdue', locale) }) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(storyText('账期已逾期 22 天，¥6,771.60 待付', '¥6,771.60 is 22 days overdue'))
    await expect(canvas.getByText(storyText('暂停使用', 'Suspended'))).toBeVisible()
  },
}
export const OnHold: Story = { args: { changes: (locale) => ({ credit: creditInfo('stopped', locale) }) } }
/** Without an account period: no figures of one. */
export const WithoutCredit: Story = {
  args: {
    changes: (locale) => ({
      credit: creditInfo('none', locale),
      spent: { orders: 0, amount: money(0), from: '2026-11-01' },
    }),
  },
}
const newcomer = (locale: Locale): Partial<UserCenterHomeProps> => ({
  center: { waiting: {}, rights: [] },
  person: { name: storyText('新用户 0002', 'Buyer 0002'), mobile: '13800000002' },
  credit: creditInfo('none', locale),
  spent: { orders: 0, amount: money(0), from: '2026-11-01' },
  ready: { address: false, payPassword: false },
  counts: none,
  balance: money(0),
  points: 0,
  kept: { goods: 0, coupons: 0 },
  orders: [],
  seen: [],
})
export const FirstUse: Story = {
  tags: ['picture'],
  args: { changes: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: storyText('待您处理', 'To do') })).toBeNull()
    await expect(canvas.getByText(storyText('已完成 0 / 5', '0 of 5 done'))).toBeVisible()
    await expect(canvas.queryByText(storyText('还没有订单', 'No orders yet'))).toBeNull()
  },
}
export const FirstStepsHalfDone: Story = {
  args: {
    changes: (locale) => ({
      ...newcomer(locale),
      person: {
        name: storyText('王工', 'Wang'),
        mobile: '13800000002',
        company: storyText('示范重工', 'Sample Heavy Works'),
      },
      ready: { address: true, payPassword: false },
      credit: creditInfo('review', locale),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('已完成 3 / 5', '3 of 5 done'))).toBeVisible()
  },
}
const OwnContact = ({ person }: Pick<UserCenterHomeProps, 'person'>) => (
  <HomeSection title={storyText('您的客户经理', 'Whom to ask')}>
    <p>{storyText(`${person.name}，您好，有事请找王经理。`, `${person.name}, ask Mr Wang.`)}</p>
  </HomeSection>
)

/**
 * A shop's own sections: tasks before the profile, a contact in place of the viewed products, no section about the
 * buyer's shop.
 */
export const OwnSections: Story = {
  args: {
    changes: () => ({ shop: { state: 'refused' } }),
    view: (props) => <UserCenterHomeFrame shown={props} page={[HomeTasks, HomePerson, HomeLastOrders, OwnContact]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    const waiting = canvas.getByRole('heading', { name: storyText('待您处理', 'To do') })
    const person = canvas.getByRole('heading', { level: 1 })
    await expect(waiting.compareDocumentPosition(person)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('heading', { name: storyText('您的客户经理', 'Whom to ask') })).toBeVisible()
  },
}
export const WithPicture: Story = {
  args: { changes: (locale) => ({ person: { name: storyText('张工', 'Zhang'), pic: products[locale][0]!.pic } }) },
}
export const OwnShopOpen: Story = { args: { changes: () => ({ shop: { state: 'open', shopId: '1' } }) } }
export const ShopAndDistributor: Story = {
  args: {
    changes: () => ({
      shop: { state: 'open', shopId: '1', merchantUrl: 'https://merchant.example/' },
      distributor: { cardNo: 'F0000123', settled: money('386.4') },
    }),
  },
}
export const OwnShopInReview: Story = { args: { changes: () => ({ shop: { state: 'inReview' } }) } }
export const OwnShopRefused: Story = { tags: ['picture'], args: { changes: () => ({ shop: { state: 'refused' } }) } }
export const OwnShopOffline: Story = { args: { changes: () => ({ shop: { state: 'offline' } }) } }
/** Only the frame's calls succeed. */
export const PartsMissing: Story = {
  args: {
    changes: () => ({
      counts: undefined,
      kept: {},
      orders: undefined,
      seen: [],
      credit: undefined,
      spent: undefined,
      ready: {},
      balance: undefined,
      points: undefined,
    }),
  },
}
export const LongestTexts: Story = {
  args: {
    changes: (locale) => ({
      person: {
        name: storyText(
          '湖南湘江重工机械设备采购中心备件采购部二组王建军',
          'Xiangjiang Heavy Industry Spare Parts Purchasing Group Two',
        ),
        mobile: '138****0001',
      },
      counts: { ...orderCount, unPay: 1286, payed: 4310, consignment: 2210, success: 98_765 },
      kept: { goods: 12_345, coupons: 120 },
      orders: [myOrder('unpaid', locale), myOrder('shipped', locale)],
    }),
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addressList',
      'agreementPrices',
      'balanceInfo',
      'centerInfo',
      'collectionCount',
      'creditInfo',
      'distributionWallet',
      'myCouponCounts',
      'myOrderSearch',
      'orderSpend',
      'recentProds',
      'scoreInfo',
      'waiting',
    ),
  },
}
