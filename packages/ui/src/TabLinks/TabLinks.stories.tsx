import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TabLinks } from './TabLinks.tsx'

const tabs = [{ href: '?sts=0', label: '全部', current: true }, { href: '?sts=1', label: '待付款', current: false, badge: <Badge count={2} label="笔" /> }, { href: '?sts=2', label: '待发货', current: false }]
const meta = { component: TabLinks, args: { label: '订单状态', tabs } } satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'], render: (args) => <Stack space={24}><TabLinks {...args} /><TabLinks {...args} label="状态" look="pill" /></Stack> }
