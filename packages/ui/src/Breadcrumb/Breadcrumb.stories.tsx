import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { label: storyText('首页', 'Home'), href: '/' },
      { label: storyText('轴承与传动', 'Bearings and transmission'), href: '/list' },
      { label: storyText('滚动轴承', 'Rolling bearings'), href: '/list' },
      { label: storyText('深沟球轴承', 'Deep groove ball bearings') },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const LongText: Story = {
  args: {
    items: [
      { label: storyText('首页', 'Home'), href: '/' },
      { label: storyText('轴承、直线运动与机械传动', 'Bearings and power transmission'), href: '/list' },
      { label: storyText('双面橡胶密封深沟球轴承（低噪音电机专用）', 'Deep-groove ball bearings with seals') },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
