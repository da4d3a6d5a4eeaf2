import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { payMethods } from '@millwright/fixtures/payment'
import { storyText } from '@millwright/fixtures/storyText'
import { PayMethodList } from './PayMethodList.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')

const meta = {
  component: PayMethodList,
  args: {
    methods: payMethods(now),
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
      { kind: 'weixin', available: false, why: 'off' },
      { kind: 'balance', available: false, why: 'locked' },
    ],
  },
}

export const Keyboard: Story = {
  args: {
    methods: [
      { kind: 'balance', available: false, why: 'off' },
      { kind: 'weixin', available: true },
      { kind: 'period', available: false, why: 'apply' },
      { kind: 'alipay', available: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: storyText(/微信支付/, /WeChat Pay/) })).toBeChecked()
    await expect(canvas.getByText(storyText('商城暂未开通', 'This mall has not enabled it'))).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: storyText(/支付宝/, /Alipay/) })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: storyText(/微信支付/, /WeChat Pay/) })).toBeChecked()
  },
}
