import type { MemberTransfer } from '@millwright/contract/payment/memberTransfer'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import { transferWords } from '../PaymentTransfer/transferWords.ts'
import * as styles from './OpenTransfers.css.ts'

export type OpenTransfersProps = { transfers: readonly MemberTransfer[] | undefined }

const tones = { waiting: 'warn', sent: 'info', received: 'good', refused: 'bad' } as const

/** The bank transfers of top-ups or levels that have not been received, each with its state and its next step. */
export function OpenTransfers({ transfers = [] }: OpenTransfersProps) {
  const text = useText('transfer')
  const money = useMoney()
  return transfers.map(({ payNumber, reference, title, amount, status }) => {
    const word = transferWords[status] ?? 'waiting'
    return (
      <Alert
        key={payNumber}
        tone={tones[word]}
        title={text('openTransfer', { amount: money(amount), title })}
        action={
          <Button href={paySubjectHref('payment-transfer', { of: 'payNumber', numbers: [payNumber] })}>
            {text(word === 'sent' ? 'seeTransfer' : 'uploadNow')}
          </Button>
        }
      >
        {text(word)} · <span className={styles.reference}>{text('openReference', { reference })}</span>
      </Alert>
    )
  })
}
