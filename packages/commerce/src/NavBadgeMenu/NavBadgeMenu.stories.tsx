import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavBadgeMenu } from './NavBadgeMenu.tsx'

const meta = {
  component: NavBadgeMenu,
  args: {
    label: '买家中心导航',
    groups: [
      { title: '交易', items: [{ href: '/user-center/uc-order', label: '我的订单', current: true, count: 6 }, { href: '/user-center/uc-return', label: '退款售后', current: false, count: 120 }] },
      { title: '账户', items: [{ href: '/user-center/uc-address', label: '收货地址', current: false }] },
    ],
  },
} satisfies Meta<typeof NavBadgeMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
