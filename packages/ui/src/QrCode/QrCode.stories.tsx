import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: { value: 'https://mall.example.com/', label: storyText('扫码打开商城', 'Scan to open the mall') },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Longer values have finer squares and need more space. */
export const LongText: Story = {
  args: {
    size: 240,
    value: `https://mall.example.com/detail/1024?sku=${'6205-2RS-C3-P6-'.repeat(8)}&ref=datasheet`,
    label: storyText(
      '用手机扫码打开深沟球轴承 6205-2RS 的商品页',
      'Opens the product page of deep groove ball bearing 6205-2RS on a phone',
    ),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack direction="row" space={16} wrap align="end">
      <QrCode {...args} size={88} />
      <QrCode {...args} />
      <QrCode {...args} size={240} value="weixin://wxpay/bizpayurl?pr=4mJQx8Yz1" />
    </Stack>
  ),
}
