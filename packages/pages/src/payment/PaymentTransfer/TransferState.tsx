import { UserText } from '@millwright/commerce/UserText'
import { UNPAID_ORDER_DAYS } from '@millwright/domain/constants'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import type { TransferWord } from './transferWords.ts'
import * as styles from './PaymentTransfer.css.ts'

const tones = { waiting: 'warn', sent: 'info', received: 'good', refused: 'bad' } as const
const hints = { waiting: 'waitingHint', sent: 'sentHint', received: 'receivedHint', refused: 'refusedHint' } as const

type TransferStateProps = Pick<PaymentTransferData, 'transfer'> & { word: TransferWord }

/** The state of the transfer, and until when the orders wait for it. */
export function TransferState({ transfer: { endTime, reason, payment }, word }: TransferStateProps) {
  const text = useText('transfer')
  const language = useLanguage()
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size={18}>
            <Status tone={tones[word]}>{text(word)}</Status>
          </Heading>
          {endTime !== undefined && word !== 'received' && (
            <span className={styles.small}>
              {text('keptUntil')} {formatDate(language, writeServerTime(endTime))}
              {!payment && (
                <>
                  <br />
                  {text('heldAtMost', { days: UNPAID_ORDER_DAYS })}
                </>
              )}
            </span>
          )}
        </div>
        <Text as="p" tone="muted">
          {text(hints[word])}
        </Text>
        {word === 'refused' && reason && (
          <Alert tone="bad">
            <UserText>{reason}</UserText>
          </Alert>
        )}
      </div>
    </Panel>
  )
}
