import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '@millwright/fixtures/say'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { label: say('首页', 'Home'), href: '/' },
      { label: say('轴承与传动', 'Bearings and transmission'), href: '/list' },
      { label: say('滚动轴承', 'Rolling bearings'), href: '/list' },
      { label: say('深沟球轴承', 'Deep groove ball bearings') },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const LongText: Story = {
  args: {
    items: [
      { label: say('首页', 'Home'), href: '/' },
      { label: say('轴承、直线运动与机械传动', 'Bearings and power transmission'), href: '/list' },
      { label: say('双面橡胶密封深沟球轴承（低噪音电机专用）', 'Deep-groove ball bearings with seals') },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
