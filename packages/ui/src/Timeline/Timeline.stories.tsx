import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Timeline } from './Timeline.tsx'

const meta = {
  component: Timeline,
  args: {
    items: [
      {
        title: storyText('派送中', 'Out for delivery'),
        body: storyText('苏州园区营业部，快递员正在派送', 'Suzhou Park branch, the courier is on the way'),
        time: '2026-11-21 09:12',
        state: 'now',
      },
      { title: storyText('已到达苏州转运中心', 'Arrived at the Suzhou hub'), time: '2026-11-20 22:40' },
      { title: storyText('待签收', 'To be signed for'), state: 'todo' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const NothingYet: Story = {
  args: { items: [{ title: storyText('待签收', 'To be signed for'), state: 'todo' }] },
}
export const Past: Story = {
  args: { items: [{ title: storyText('已签收', 'Signed for'), time: '2026-11-21 10:40' }] },
}
