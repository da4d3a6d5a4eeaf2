import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Alert, alertTones } from './Alert.tsx'

const meta = { component: Alert, args: { tone: 'info', children: '订单已提交，请在 30 分钟内付款。' } } satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const LongText: Story = { args: { tone: 'warn', title: 'Some items can no longer be bought', children: 'Three items in your cart are sold out or were taken off sale by their shop. They stay in the list below and are not part of the sum.', action: <Button size="small">Remove them</Button> } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => <Stack>{alertTones.map((tone) => <Alert key={tone} {...args} tone={tone} title={tone === 'bad' ? '付款失败' : undefined} action={tone === 'bad' ? <Button size="small">重试</Button> : undefined} />)}</Stack>,
}
