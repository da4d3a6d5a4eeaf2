import { invoiceableShops, invoiceTitles, orderInvoice } from '@millwright/fixtures/invoices'
import type { InvoiceStory } from '@millwright/fixtures/invoices'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { InvoiceDetail } from './InvoiceDetail.tsx'
import type { InvoiceDetailProps } from './InvoiceDetail.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './InvoiceDetail.route.ts'

type Args = { change?: () => Partial<InvoiceDetailProps> }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change }) => {
    const titles = invoiceTitles(storyLocale)
    return (
      <InvoiceDetail
        center={sampleCenter}
        titles={titles}
        title={titles[0]}
        shown={{ state: 'none', shop: invoiceableShops(storyLocale)[0]!, amount: money('1856.00') }}
        {...change?.()}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const there = (story: InvoiceStory, edit = false): Args => ({
  change: () => ({ shown: { state: 'there', invoice: orderInvoice(story, storyLocale), edit } }),
})

export const Apply: Story = { tags: ['picture', 'four-modes'] }
export const ApplyWithNewTitle: Story = { args: { change: () => ({ title: undefined }) } }
export const ApplyWithEmptyBook: Story = { args: { change: () => ({ titles: [], title: undefined }) } }
export const Applying: Story = { args: there('applying') }
export const AfterPayment: Story = { args: there('afterPayment') }
export const Issued: Story = { args: there('issued'), tags: ['picture'] }
/** A refund after the invoice was issued. `left` is the amount that remains paid. */
const refundedSince = (left: string, edit = false): Args => ({
  change: () => ({
    shown: { state: 'there', invoice: { ...orderInvoice('issued', storyLocale), amountNow: money(left) }, edit },
  }),
})
export const RefundedSince: Story = {
  args: refundedSince('1516.00', true),
  play: async ({ canvasElement }) => {
    // Once in the warning, once as the total of the form.
    await expect(canvasElement.textContent.match(/1,516\.00/g)).toHaveLength(2)
  },
}
export const RefundedAllSince: Story = {
  args: refundedSince('0.00', true),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: storyText('申请换开', 'Request a replacement') })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const Failed: Story = { args: there('failed'), tags: ['picture'] }
export const EditingFailedInvoice: Story = { args: there('failed', true) }
export const Reissue: Story = { args: there('issued', true) }
export const Reissuing: Story = { args: there('reissuing') }
export const Reissued: Story = { args: there('reissued') }
export const Gone: Story = { args: { change: () => ({ shown: { state: 'gone' } }) } }
export const Refused: Story = {
  args: {
    change: () => ({
      outcome: { done: false, problem: { message: storyText('订单已申请过发票', 'Already requested') } },
    }),
  },
}

export const ValidatedBeforeSubmit: Story = {
  args: { change: () => ({ title: undefined }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/发票抬头/, /Bill to/) }), 'Xingsha')
    await userEvent.type(
      canvas.getByRole('textbox', { name: storyText(/识别号/, /Taxpayer number/) }),
      '91350100M000100Y44',
    )
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交申请', 'Request invoice') }))
    await expect(sentForms).toEqual([])
    await expect(canvas.getByRole('textbox', { name: storyText(/识别号/, /Taxpayer number/) })).toBeInvalid()
  },
}
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交申请', 'Request invoice') }))
    await expect(sentForms.map(({ fields }) => [fields.intent, fields.invoiceTaxNumber])).toEqual([
      ['invoice', '91350100M000100Y43'],
    ])
  },
}
export const Incomplete: Story = {
  args: { change: () => ({ outcome: { done: false, problem: { key: 'invoiceIncomplete' } } }) },
}
export const OrderUnknown: Story = {
  args: { change: () => ({ outcome: { done: false, problem: { key: 'orderUnknown' } } }) },
}

export const Live: Story = {
  ...liveStory(definition, '/invoice-detail?invoiceId=9003'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addInvoiceTitle',
      'applyInvoice',
      'centerInfo',
      'changeInvoice',
      'invoiceTitles',
      'invoiceableOrders',
      'orderInvoiceByOrder',
      'orderInvoiceInfo',
      'waiting',
    ),
  },
}
