import { contract } from '@millwright/contract/contract'
import { transferWire } from '@millwright/fixtures/credit'
import type { TransferStory } from '@millwright/fixtures/credit'
import { owedMoney } from '@millwright/fixtures/owed'
import { payee } from '@millwright/fixtures/orders'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PaymentTransfer } from './PaymentTransfer.tsx'
import type { PaymentTransferProps } from './PaymentTransfer.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './PaymentTransfer.route.ts'

type Args = {
  story: TransferStory
  billNumbers?: string[]
  payment?: 'topup' | 'level'
  closed?: boolean
  change?: { receivedAmount?: number; leftAmount?: number; paid?: boolean; owed?: ReturnType<typeof owedMoney> }
  outcome?: PaymentTransferProps['outcome']
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ story, billNumbers, payment, closed = false, change, outcome }) => (
    <PaymentTransfer
      subject={
        payment
          ? { of: 'payNumber', numbers: ['T20261121100000123456'] }
          : billNumbers
            ? { of: 'billNumbers', numbers: billNumbers }
            : { of: 'orderNumbers', numbers: ['202611210930124410'] }
      }
      transfer={contract.transferInfo.answer.parse({
        ...transferWire(story, storyLocale, { billNumbers, payment }),
        ...change,
        closed,
      })!}
      mall={payee}
      outcome={outcome}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { args: { story: 'waiting' }, tags: ['picture'] }
export const BeingChecked: Story = { args: { story: 'sent' } }
export const Received: Story = { args: { story: 'received' } }
/** The amount received is below the open amount: the rest can be paid at once. */
export const ReceivedInPart: Story = {
  args: { story: 'received', billNumbers: ['ST202610-000002'], change: { receivedAmount: 1000, leftAmount: 1016 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: storyText('支付余款', 'Pay the rest') })).toHaveAttribute(
      'href',
      '/payment?billNumbers=ST202610-000002',
    )
  },
}
/** The buyer has paid the rest by another method, so the link to pay the rest is not shown. */
export const RestPaidSince: Story = {
  args: { story: 'received', billNumbers: ['ST202610-000002'], change: { receivedAmount: 1000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('到账金额', 'Amount received'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: storyText('支付余款', 'Pay the rest') })).toBeNull()
  },
}
export const NotFound: Story = { args: { story: 'refused' }, tags: ['picture'] }
export const Closed: Story = { args: { story: 'sent', closed: true } }
/** The order was paid by another method while the transfer was under review. */
export const PaidOtherwise: Story = { args: { story: 'sent', change: { paid: true } }, tags: ['picture'] }
/** The money arrived after the order was closed: it is owed, then returned. */
export const ReceivedTooLate: Story = {
  args: { story: 'received', closed: true, change: { owed: owedMoney('owed', 'transfer') } },
}
export const Returned: Story = {
  args: { story: 'received', closed: true, change: { owed: owedMoney('returned', 'transfer') } },
}
export const OfTopUp: Story = {
  args: { story: 'waiting', payment: 'topup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: storyText('查看余额', 'See my balance') })).toHaveAttribute(
      'href',
      '/user-center/uc-balance',
    )
  },
}
export const OfLevelNotFound: Story = { args: { story: 'refused', payment: 'level' } }
export const TopUpReceived: Story = { args: { story: 'received', payment: 'topup' } }
/** The buyer sent no receipt in time. */
export const TopUpExpired: Story = { args: { story: 'waiting', payment: 'topup', closed: true } }
/** The level was paid by another method while its transfer was under review. */
export const LevelPaidOtherwise: Story = { args: { story: 'sent', payment: 'level', change: { paid: true } } }
/** Less money arrived than the top-up costs. */
export const TopUpOwed: Story = {
  args: { story: 'received', payment: 'topup', change: { owed: owedMoney('owed', 'transfer') } },
}
export const OfStatements: Story = { args: { story: 'waiting', billNumbers: ['ST202609-000002', 'ST202610-000002'] } }
export const FieldsRefused: Story = {
  args: {
    story: 'waiting',
    outcome: {
      done: false,
      problem: { key: 'transferPayer' },
      fields: { payerName: { key: 'transferPayer' }, voucherImgs: { key: 'transferVoucher' } },
      form: { payerName: '', bankName: '招商银行', amount: '2016.00' },
    },
  },
}

export const Sent: Story = {
  args: { story: 'waiting' },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(storyText('付款户名', 'Account holder')) }),
      '张江精密',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(storyText('付款银行', 'Your bank')) }), 'ICBC')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交回单', 'Send the receipt') }))
    await expect(sentForms[0]?.fields).toMatchObject({
      payerName: '张江精密',
      bankName: 'ICBC',
      amount: '2016.00',
      intent: 'voucher',
    })
  },
}
/** The fields that the first refusal does not show. */
export const OtherFieldsRefused: Story = {
  args: {
    story: 'waiting',
    outcome: {
      done: false,
      problem: { key: 'transferBank' },
      fields: {
        bankName: { key: 'transferBank' },
        amount: { key: 'transferAmount' },
        remark: { key: 'transferRemark' },
      },
      form: { payerName: '张江精密', bankName: '', amount: '20,16,0' },
    },
  },
}
export const ExpiredMeanwhile: Story = {
  args: { story: 'waiting', outcome: { done: false, problem: { key: 'orderExpired' } } },
}
export const OrderUnknown: Story = {
  args: { story: 'waiting', outcome: { done: false, problem: { key: 'orderUnknown' } } },
}

export const Live: Story = {
  ...liveStory(definition, '/payment-transfer?orderNumbers=202611210930124410'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('getPcWebConfig', 'transferInfo', 'transferVoucher', 'uploadFile') },
}
