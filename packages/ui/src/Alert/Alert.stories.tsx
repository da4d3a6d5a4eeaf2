import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Alert, alertTones } from './Alert.tsx'

const meta = {
  component: Alert,
  args: {
    tone: 'info',
    children: storyText('订单已提交，请在 30 分钟内付款。', 'The order is placed; pay within 30 minutes.'),
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const LongText: Story = {
  args: {
    tone: 'warn',
    title: storyText('部分商品已无法购买', 'Some items can no longer be bought'),
    children: storyText(
      '购物车中有三件商品已售罄或被商家下架，它们保留在下面的列表中，不计入合计金额。',
      'Three items in your cart are sold out or were taken off sale by their shop. They stay in the list below and are not part of the sum.',
    ),
    action: <Button size="small">{storyText('移除', 'Remove them')}</Button>,
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert
          key={tone}
          {...args}
          tone={tone}
          title={tone === 'bad' ? storyText('付款失败', 'The payment failed') : undefined}
          action={tone === 'bad' ? <Button size="small">{storyText('重试', 'Try again')}</Button> : undefined}
        />
      ))}
    </Stack>
  ),
}
