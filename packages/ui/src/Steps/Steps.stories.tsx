import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  args: {
    steps: [
      { label: storyText('购物车', 'Cart') },
      { label: storyText('确认订单', 'Check') },
      { label: storyText('付款', 'Pay') },
      { label: storyText('完成', 'Done') },
    ],
    current: 1,
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={24}>
      <Steps {...args} current={0} />
      <Steps {...args} />
      <Steps {...args} current={4} />
    </Stack>
  ),
}
export const First: Story = { args: { current: 0 } }
export const UnderWay: Story = {}
export const AllDone: Story = { args: { current: 4 } }
