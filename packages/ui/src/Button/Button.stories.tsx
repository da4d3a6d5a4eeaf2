import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Button, buttonSizes, buttonTones } from './Button.tsx'

const meta = { component: Button, args: { children: storyText('加入购物车', 'Add to cart') } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = { args: { tone: 'action', icon: 'cart' } }
export const AsLink: Story = { args: { href: '/cart', icon: 'arrowRight' } }
/** An icon of one's own is any element, here an SVG of 16 px. */
export const OwnIcon: Story = {
  args: {
    icon: (
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d="M8 1 15 5v6l-7 4-7-4V5z" />
      </svg>
    ),
  },
}
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
export const LongText: Story = {
  args: {
    tone: 'action',
    children: storyText('就全部已标记的商品向供应商询价', 'Ask the supplier for a quotation on all marked items'),
  },
  globals: { viewport: { value: 'small' } },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover button'] } },
  render: () => (
    <Stack space={12}>
      {buttonTones.map((tone) => (
        <Stack key={tone} direction="row" space={12} align="center" wrap>
          {buttonSizes.map((size) => (
            <Button key={size} tone={tone} size={size}>
              {storyText('下单', 'Order')}
            </Button>
          ))}
          <Button tone={tone} icon="cart">
            {storyText('购物车', 'Cart')}
          </Button>
          <Button tone={tone} disabled>
            {storyText('缺货', 'Out of stock')}
          </Button>
          <Button tone={tone} loading>
            {storyText('提交中', 'Sending')}
          </Button>
        </Stack>
      ))}
      <div id="hover">
        <Stack direction="row" space={12} wrap>
          {buttonTones.map((tone) => (
            <Button key={tone} tone={tone}>
              {storyText('下单', 'Order')}
            </Button>
          ))}
        </Stack>
      </div>
    </Stack>
  ),
}
