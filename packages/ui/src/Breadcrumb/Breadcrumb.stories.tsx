import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: { items: [{ label: '首页', href: '/' }, { label: '轴承与传动', href: '/list' }, { label: '滚动轴承', href: '/list' }, { label: '深沟球轴承' }] },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const LongText: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Bearings and power transmission', href: '/list' }, { label: 'Deep-groove ball bearings with seals' }] },
  globals: { viewport: { value: 'small' } },
}
