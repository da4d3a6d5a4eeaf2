import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from './Status.tsx'

const meta = { component: Status, args: { tone: 'good', children: storyText('现货', 'In stock') } } satisfies Meta<
  typeof Status
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <Status tone="good">{storyText('已发货', 'Sent')}</Status>
      <Status tone="warn">{storyText('待付款', 'To be paid')}</Status>
      <Status tone="bad">{storyText('已取消', 'Cancelled')}</Status>
      <Status tone="neutral">{storyText('已完成', 'Completed')}</Status>
      <Status tone="info">{storyText('待收货', 'On its way')}</Status>
    </Stack>
  ),
}
export const Good: Story = {}
export const Warn: Story = { args: { tone: 'warn', children: storyText('待付款', 'To be paid') } }
export const Bad: Story = { args: { tone: 'bad', children: storyText('已取消', 'Cancelled') } }
export const Neutral: Story = { args: { tone: 'neutral', children: storyText('已完成', 'Completed') } }
export const Info: Story = { args: { tone: 'info', children: storyText('待收货', 'On its way') } }
