import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { OwedNotice } from '../OwedNotice/OwedNotice.tsx'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { orderHref, paySubjectHref } from '../PaymentDue/paySubject.ts'
import { memberPaymentHome } from './memberPaymentHome.ts'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import { TransferAccount } from './TransferAccount.tsx'
import { TransferReceived } from './TransferReceived.tsx'
import { TransferSent } from './TransferSent.tsx'
import { TransferState } from './TransferState.tsx'
import { TransferVoucher } from './TransferVoucher.tsx'
import { transferWords } from './transferWords.ts'

const overWords = {
  order: { closed: { title: 'closed', hint: 'closedHint' }, paid: { title: 'paid', hint: 'paidHint' } },
  payment: {
    closed: { title: 'paymentClosed', hint: 'paymentClosedHint' },
    paid: { title: 'paymentPaid', hint: 'paymentPaidHint' },
  },
} as const

export type PaymentTransferProps = ViewProps<PaymentTransferData>

/** A bank transfer: account and reference, the receipt form, and the state of the payment. */
export function PaymentTransfer({ subject, transfer, mall, outcome }: PaymentTransferProps) {
  const text = useText('transfer')
  const word = transferWords[transfer.status] ?? 'waiting'
  const done = word === 'received'
  const over = done ? undefined : transfer.closed ? 'closed' : transfer.paid ? 'paid' : undefined
  const { payment } = transfer
  const home = payment && memberPaymentHome(payment)
  return (
    <PayFrame
      title={text('title')}
      mall={mall}
      subject={subject.of === 'payNumber' ? undefined : subject}
      back={home && { href: home.href, label: text(home.label) }}
    >
      {outcome?.done && <DoneNotice outcome={outcome} />}
      <OwedNotice owed={transfer.owed} />
      {over ? (
        <Alert
          tone={over === 'paid' ? 'info' : 'bad'}
          title={text(overWords[payment ? 'payment' : 'order'][over].title)}
          action={
            <Button href={home?.href ?? orderHref(subject)} size="small">
              {text(home?.label ?? 'toOrders')}
            </Button>
          }
        >
          {text(overWords[payment ? 'payment' : 'order'][over].hint)}
        </Alert>
      ) : (
        <TransferState transfer={transfer} word={word} />
      )}
      {!done && !over && <TransferAccount transfer={transfer} />}
      {done && <TransferReceived subject={subject} transfer={transfer} />}
      {word === 'sent' && <TransferSent transfer={transfer} />}
      {!done && !over && word !== 'sent' && (
        <TransferVoucher subject={subject} transfer={transfer} outcome={outcome?.done ? undefined : outcome} />
      )}
      {!done && !over && word === 'waiting' && (
        <Link href={home?.href ?? paySubjectHref('payment', subject)}>{text('otherMethod')}</Link>
      )}
    </PayFrame>
  )
}
