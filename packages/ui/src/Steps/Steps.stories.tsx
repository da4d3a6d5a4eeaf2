import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Steps } from './Steps.tsx'

const meta = { component: Steps, args: { steps: [{ label: '购物车' }, { label: '确认订单' }, { label: '付款' }, { label: '完成' }], current: 1 } } satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'], render: (args) => <Stack space={24}><Steps {...args} current={0} /><Steps {...args} /><Steps {...args} current={4} /></Stack> }
