import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '@millwright/fixtures/say'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from './Status.tsx'

const meta = { component: Status, args: { tone: 'good', children: say('现货', 'In stock') } } satisfies Meta<
  typeof Status
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <Status tone="good">{say('已发货', 'Sent')}</Status>
      <Status tone="warn">{say('待付款', 'To be paid')}</Status>
      <Status tone="bad">{say('已取消', 'Cancelled')}</Status>
      <Status tone="neutral">{say('已完成', 'Completed')}</Status>
      <Status tone="info">{say('待收货', 'On its way')}</Status>
    </Stack>
  ),
}
export const Good: Story = {}
export const Warn: Story = { args: { tone: 'warn', children: say('待付款', 'To be paid') } }
export const Bad: Story = { args: { tone: 'bad', children: say('已取消', 'Cancelled') } }
export const Neutral: Story = { args: { tone: 'neutral', children: say('已完成', 'Completed') } }
export const Info: Story = { args: { tone: 'info', children: say('待收货', 'On its way') } }
