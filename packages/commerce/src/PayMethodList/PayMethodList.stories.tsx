import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { PayMethodList } from './PayMethodList.tsx'

const meta = {
  component: PayMethodList,
  args: {
    methods: [
      { kind: 'weixin', available: true },
      { kind: 'alipay', available: true },
      { kind: 'balance', available: false },
      { kind: 'period', available: false },
      { kind: 'transfer', available: false },
    ],
  },
} satisfies Meta<typeof PayMethodList>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { tags: ['picture'] }
export const Everything: Story = {
  args: {
    methods: (['weixin', 'alipay', 'balance', 'paypal', 'period', 'transfer'] as const).map((kind) => ({
      kind,
      available: true,
    })),
  },
}
export const Nothing: Story = {
  args: {
    methods: [
      { kind: 'weixin', available: false },
      { kind: 'balance', available: false },
    ],
  },
}

export const ByKeys: Story = {
  args: {
    methods: [
      { kind: 'balance', available: false },
      { kind: 'weixin', available: true },
      { kind: 'period', available: false },
      { kind: 'alipay', available: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: say(/微信支付/, /WeChat Pay/) })).toBeChecked()
    await expect(canvas.getByText(say('商城未开通余额支付', 'This mall has not enabled balance payment'))).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: say(/支付宝/, /Alipay/) })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: say(/微信支付/, /WeChat Pay/) })).toBeChecked()
  },
}
