import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { owedMoney } from '@millwright/fixtures/owed'
import { payInfo, payee } from '@millwright/fixtures/orders'
import { payMethods } from '@millwright/fixtures/payment'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Payment } from './Payment.tsx'
import type { PaymentProps } from './Payment.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Payment.route.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

const begun = (state: 'sent' | 'refused'): Partial<PaymentProps> => ({
  transfer: { state, of: { of: 'orderNumbers', numbers: ['2026112109301244100'] }, amount: money(2016) },
})

type Args = { changes?: Partial<PaymentProps>; info?: Partial<PaymentProps['info']> }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ changes, info }, { globals }) => (
    <Payment
      subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
      now={now}
      info={{ ...payInfo(globals.locale as Locale), ...info }}
      mall={payee}
      methods={payMethods(now)}
      {...changes}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Unpaid: Story = { tags: ['picture'] }
/** The receipt of the transfer has been sent. */
export const TransferSent: Story = { args: { changes: begun('sent') } }
export const TransferNotFound: Story = { args: { changes: begun('refused') } }
/** One of two statements that one transfer covers. */
export const OverlappingTransfer: Story = {
  args: {
    changes: {
      subject: { of: 'billNumbers', numbers: ['B202610'] },
      transfer: { state: 'beside', of: { of: 'billNumbers', numbers: ['B202609', 'B202610'] }, amount: money(2016) },
    },
  },
}
export const ThreeOrders: Story = {
  args: {
    changes: {
      subject: {
        of: 'orderNumbers',
        numbers: ['2026112109301244100', '2026112109301244101', '2026112109301244102'],
      },
    },
  },
}
export const Expired: Story = { args: { info: { state: 'expired' } } }
/** The money of a transfer arrived after the order was closed. */
export const ExpiredAndOwed: Story = { args: { info: { state: 'expired', owed: owedMoney('owed', 'transfer') } } }
export const Free: Story = { args: { info: { totalFee: money(0) } } }
export const NoMethods: Story = {
  args: {
    changes: {
      methods: [
        { kind: 'weixin', available: false },
        { kind: 'alipay', available: false },
        { kind: 'balance', available: false },
      ],
    },
  },
}
export const Failed: Story = { args: { changes: { outcome: { done: false, problem: { key: 'paymentFailed' } } } } }

export const KindByKeys: Story = {
  play: async ({ canvas }) => {
    const [weixin, alipay, balance] = canvas.getAllByRole('radio')
    await expect(weixin).toBeChecked()
    await expect(balance).toBeDisabled()
    weixin?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(alipay).toBeChecked()
    canvas.getByRole('button', { name: storyText(/^支付 ¥/, /^Pay ¥/) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(sentForms.map(({ method, to, fields }) => ({ method, to, ...fields }))).toEqual([
      { method: 'post', to: '/payment', kind: 'alipay', intent: 'pay' },
    ])
  },
}
export const FreeConfirmed: Story = {
  args: { info: { totalFee: money(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: storyText('确认下单', 'Confirm order') }))
    await expect(sentForms.map(({ fields }) => fields)).toEqual([{ intent: 'free' }])
  },
}
export const ExpiredMeanwhile: Story = {
  args: { changes: { outcome: { done: false, problem: { key: 'orderExpired' } } } },
}
export const OrderUnknown: Story = { args: { changes: { outcome: { done: false, problem: { key: 'orderUnknown' } } } } }

export const Live: Story = {
  ...liveStory(definition, '/payment?orderNumbers=202611210930124410'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'billPayInfo',
      'getPcWebConfig',
      'getSysPaySwitch',
      'normalPay',
      'openTransfer',
      'orderPayInfo',
      'pay',
      'payBill',
      'payOptions',
      'transferInfo',
    ),
  },
}
