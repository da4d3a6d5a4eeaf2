import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { PayQr } from './PayQr.tsx'

const meta = {
  component: PayQr,
  args: {
    label: storyText('付款二维码，¥2,016.00', 'Payment code, ¥2,016.00'),
    value: 'weixin://wxpay/bizpayurl?pr=9xFPmlUzz',
  },
} satisfies Meta<typeof PayQr>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Expired: Story = {
  render: ({ label }) => <PayQr label={label} renewHref="/weixin-pay?orderNumbers=9001" />,
}
