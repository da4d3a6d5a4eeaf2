import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { NavBadgeMenu } from './NavBadgeMenu.tsx'

const meta = {
  component: NavBadgeMenu,
  args: {
    label: storyText('买家中心导航', 'Your account'),
    groups: [
      {
        title: storyText('交易', 'Orders'),
        items: [
          { href: '/user-center/uc-order', label: storyText('我的订单', 'My orders'), current: true, count: 6 },
          { href: '/user-center/uc-return', label: storyText('退款售后', 'Returns'), current: false, count: 120 },
        ],
      },
      {
        title: storyText('账户', 'Account'),
        items: [{ href: '/user-center/uc-address', label: storyText('收货地址', 'Delivery address'), current: false }],
      },
    ],
  },
} satisfies Meta<typeof NavBadgeMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
