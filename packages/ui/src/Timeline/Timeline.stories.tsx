import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './Timeline.tsx'

const meta = {
  component: Timeline,
  args: {
    items: [
      { title: '派送中', body: '苏州园区营业部，快递员正在派送', time: '2026-11-21 09:12', state: 'now' },
      { title: '已到达苏州转运中心', time: '2026-11-20 22:40' },
      { title: '待签收', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
