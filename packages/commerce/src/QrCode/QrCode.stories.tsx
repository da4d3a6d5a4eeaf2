import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = { component: QrCode, args: { value: 'https://mall.example.com/', label: 'QR' } } satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Large: Story = { args: { size: 240, value: 'weixin://wxpay/bizpayurl?pr=4mJQx8Yz1' } }
