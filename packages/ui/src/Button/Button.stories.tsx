import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Button, buttonSizes, buttonTones } from './Button.tsx'

const meta = { component: Button, args: { children: '加入购物车' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = { args: { tone: 'action', icon: 'cart' } }
export const AsLink: Story = { args: { href: '/cart', icon: 'arrowRight' } }
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = {
  args: { loading: true, onPress: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
export const LongText: Story = { args: { tone: 'action', children: 'Ask the supplier for a quotation on all marked items' }, globals: { viewport: { value: 'small' } } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={12}>
      {buttonTones.map((tone) => (
        <Stack key={tone} direction="row" space={12} align="center" wrap>
          {buttonSizes.map((size) => <Button key={size} tone={tone} size={size}>下单 Order</Button>)}
          <Button tone={tone} icon="cart">购物车</Button>
          <Button tone={tone} disabled>缺货</Button>
          <Button tone={tone} loading>提交中</Button>
        </Stack>
      ))}
    </Stack>
  ),
}
