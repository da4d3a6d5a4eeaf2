import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, groups, StoryPage } from '../internal/test/StoryPage.tsx'
import { DiscountCoupon } from './DiscountCoupon.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { DiscountCoupon },
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'discount_coupon', dataField })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const words = {
  title: { zh: '拼团优惠', en: 'Cheaper as a group' },
  subTitle: { zh: '成团价按件计', en: 'The price of each piece once a group is complete' },
}
const [motor, bearing, hose, sensor, longNamed] = groups

export const Default: Story = { args: { content: [block({ ...words, goods: groups })] } }
export const LongText: Story = {
  args: {
    content: [
      block({
        title: '工程机械备件拼团采购专场：多家企业合并下单，达到人数即享成团价',
        subTitle: '成团后统一发货，未成团全额退款，可开具增值税专用发票',
        goods: [longNamed, motor],
      }),
      gap,
      block({
        title: 'Spares for construction machines, bought together by several companies until the group is complete',
        subTitle: 'Sent together; paid back in full where the group is not completed',
        goods: [longNamed, hose, bearing],
      }),
    ],
  },
}
/** Every deal has ended, so the block renders nothing. The editor's preview shows the reason. */
export const AllDealsEnded: Story = {
  args: { preview: true, ended: true, content: [block({ ...words, goods: groups })] },
}
export const SingleDeal: Story = {
  args: { content: [block({ ...words, goods: [sensor, { prodId: goods.deleted, groupActivityId: '999' }] })] },
}
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: { hover: [`a[href="/detail/${goods.bearing}"]`], focusVisible: [`a[href="/detail/${goods.hose}"]`] },
  },
  args: {
    content: [
      block({ ...words, goods: groups }),
      gap,
      block({ title: words.title, moreLink: { type: 4, link: '/list' }, goods: [sensor, motor] }),
    ],
  },
}
