import { payInfo, payee } from '@millwright/fixtures/orders'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { WeixinPay } from './WeixinPay.tsx'
import type { WeixinPayProps } from './WeixinPay.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './WeixinPay.route.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (changes, { globals }) => (
    <WeixinPay
      subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
      kind="weixin"
      now={now}
      issued={now - 48_000}
      codeUntil={now + 252_000}
      asked={false}
      mall={payee}
      info={payInfo(globals.locale as Locale)}
      code={{ state: 'ready', value: 'weixin://wxpay/bizpayurl?pr=9xFPmlUzz' }}
      {...changes}
    />
  ),
} satisfies Meta<Partial<WeixinPayProps>>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** Phones show a button that opens the payment, since a phone cannot scan its own screen. */
export const OpensOnThePhone: Story = {
  args: {
    code: { state: 'ready', value: 'weixin://wxpay/bizpayurl?pr=9xFPmlUzz', href: 'https://pay.example.com/9xFPmlUzz' },
  },
  globals: { viewport: { value: 'phone' } },
}
export const Alipay: Story = { args: { kind: 'alipay' } }
export const NotPaidYet: Story = { args: { asked: true } }
export const CodeExpired: Story = { args: { code: { state: 'expired' } }, tags: ['picture'] }
export const Elsewhere: Story = {
  args: { kind: 'alipay', code: { state: 'elsewhere', href: 'https://pay.example.com/' } },
}
export const Failed: Story = { args: { code: { state: 'failed', problem: { key: 'paymentFailed' } } } }
export const Live: Story = {
  ...liveStory(definition, '/weixin-pay?orderNumbers=202611210930124410'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('billPayInfo', 'getPcWebConfig', 'orderPayInfo', 'pay', 'payBill') },
}
