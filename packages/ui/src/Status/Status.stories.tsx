import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from './Status.tsx'

const meta = { component: Status, args: { tone: 'good', children: '现货' } } satisfies Meta<typeof Status>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: () => <Stack><Status tone="good">已发货</Status><Status tone="warn">待付款</Status><Status tone="bad">已取消</Status><Status tone="neutral">已完成</Status><Status tone="info">待收货</Status></Stack>,
}
