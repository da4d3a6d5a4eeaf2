import { invoiceDisplayState } from '@millwright/domain/order/invoiceState'
import type { InvoiceDisplayState } from '@millwright/domain/order/invoiceState'
import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'

const tones = {
  none: 'neutral',
  afterPayment: 'neutral',
  applying: 'info',
  issued: 'good',
  reissued: 'good',
  failed: 'bad',
} as const satisfies Record<InvoiceDisplayState, string>

/** The state of an invoice, as a word and a dot. */
export function InvoiceStatus({
  invoice,
}: {
  invoice: { invoiceState: number; formerNumber?: string; waitsForPay?: boolean } | undefined
}) {
  const text = useText('bills')
  const word = invoiceDisplayState(invoice)
  return <Status tone={tones[word]}>{text(word)}</Status>
}
