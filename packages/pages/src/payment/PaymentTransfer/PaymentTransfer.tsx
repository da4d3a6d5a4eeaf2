import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { UserText } from '@millwright/commerce/UserText'
import { UNPAID_ORDER_DAYS } from '@millwright/domain/constants'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { OwedNotice } from '../OwedNotice/OwedNotice.tsx'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { orderHref, subjectHome, withSubject } from '../PaymentDue/paySubject.ts'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import { TransferVoucher } from './TransferVoucher.tsx'
import * as styles from './PaymentTransfer.css.ts'

export type PaymentTransferProps = ViewProps<PaymentTransferData>

export const transferWords = ['waiting', 'sent', 'received', 'refused'] as const
const tones = { waiting: 'warn', sent: 'info', received: 'good', refused: 'bad' } as const
const hints = { waiting: 'waitingHint', sent: 'sentHint', received: 'receivedHint', refused: 'refusedHint' } as const

/** A bank transfer: account and reference, the receipt form, and the state of the payment. */
export function PaymentTransfer({ subject, transfer, mall, outcome }: PaymentTransferProps) {
  const text = useText('transfer')
  const language = useLanguage()
  const { reference, amount, account, endTime, reason, status, owed } = transfer
  const word = transferWords[status] ?? 'waiting'
  const done = word === 'received'
  const over = done ? undefined : transfer.closed ? 'closed' : transfer.paid ? 'paid' : undefined
  return (
    <PayFrame title={text('title')} mall={mall} subject={subject}>
      {outcome?.done && <DoneNotice outcome={outcome} />}
      <OwedNotice owed={owed} />
      {over ? (
        <Alert
          tone={over === 'paid' ? 'info' : 'bad'}
          title={text(over)}
          action={
            <Button href={orderHref(subject)} size="small">
              {text('toOrders')}
            </Button>
          }
        >
          {text(over === 'paid' ? 'paidHint' : 'closedHint')}
        </Alert>
      ) : (
        <Panel as="section" space={20}>
          <div className={styles.section}>
            <div className={styles.head}>
              <Heading level={2} size={18}>
                <Status tone={tones[word]}>{text(word)}</Status>
              </Heading>
              {endTime !== undefined && !done && (
                <span className={styles.small}>
                  {text('keptUntil')} {formatDate(language, writeServerTime(endTime))}
                  <br />
                  {text('heldAtMost', { days: UNPAID_ORDER_DAYS })}
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
      )}
      {!done && !over && (
        <Panel as="section" space={20}>
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('facts')}
            </Heading>
            <DescriptionList
              items={[
                { term: text('amount'), detail: <Money amount={amount} size={22} /> },
                {
                  term: text('reference'),
                  detail: (
                    <>
                      <span className={styles.reference}>
                        <CopyNumber value={reference} name={text('reference')} />
                      </span>
                      <span className={styles.small}>{text('referenceHint')}</span>
                    </>
                  ),
                },
                { term: text('accountName'), detail: account.accountName },
                { term: text('account'), detail: <CopyNumber value={account.account} name={text('account')} /> },
                { term: text('bankName'), detail: account.bankName },
                ...(account.bankCode ? [{ term: text('bankCode'), detail: account.bankCode }] : []),
              ]}
            />
          </div>
        </Panel>
      )}
      {done && <ReceivedTransfer subject={subject} transfer={transfer} />}
      {word === 'sent' && <SentVoucher transfer={transfer} />}
      {!done && !over && word !== 'sent' && (
        <TransferVoucher subject={subject} transfer={transfer} outcome={outcome?.done ? undefined : outcome} />
      )}
      {!done && !over && word === 'waiting' && (
        <Link href={withSubject('payment', subject)}>{text('otherMethod')}</Link>
      )}
    </PayFrame>
  )
}

/** The received amount and the remaining amount. */
function ReceivedTransfer({ subject, transfer }: Pick<PaymentTransferProps, 'subject' | 'transfer'>) {
  const text = useText('transfer')
  const language = useLanguage()
  const money = useMoney()
  const { amount, receivedAmount = amount, leftAmount = '0.00', auditTime, reference } = transfer
  const bills = subject.of === 'billNumbers'
  const part = bills && Number(leftAmount) > 0
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        {part && (
          <Alert tone="warn">
            {text('receivedPart', { received: money(receivedAmount), amount: money(leftAmount) })}
          </Alert>
        )}
        <DescriptionList
          look="plain"
          items={[
            { term: text('receivedAmount'), detail: <Money amount={receivedAmount} size={18} tone="ink" /> },
            ...(auditTime === undefined
              ? []
              : [{ term: text('receivedTime'), detail: formatDate(language, writeServerTime(auditTime)) }]),
            { term: text('reference'), detail: reference },
          ]}
        />
        <div className={styles.links}>
          {part && (
            <Button href={withSubject('payment', subject)} tone="action">
              {text('payRest')}
            </Button>
          )}
          <Button href={subjectHome(subject)}>{text(bills ? 'toBills' : 'toOrders')}</Button>
        </div>
      </div>
    </Panel>
  )
}

function SentVoucher({ transfer }: { transfer: PaymentTransferProps['transfer'] }) {
  const text = useText('transfer')
  const language = useLanguage()
  const { currency } = useCurrencyWords()
  const { payerName, bankName, voucherAmount, voucherImgs = '', voucherTime, remark } = transfer
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('yourVoucher')}
        </Heading>
        <DescriptionList
          look="plain"
          items={[
            { term: text('payerName'), detail: payerName },
            { term: text('payerBank'), detail: bankName },
            ...(voucherAmount === undefined
              ? []
              : [
                  {
                    term: text('paidAmount', { currency }),
                    detail: <Money amount={voucherAmount} size={14} tone="ink" />,
                  },
                ]),
            {
              term: text('voucherImgs'),
              detail: (
                <span className={styles.links}>
                  {voucherImgs
                    .split(',')
                    .filter(Boolean)
                    .map((path, index) => (
                      <Link key={path} href={`/${path}`} newTab>
                        {text('seeVoucher', { number: index + 1 })}
                      </Link>
                    ))}
                </span>
              ),
            },
            ...(remark ? [{ term: text('remark'), detail: remark }] : []),
            ...(voucherTime === undefined
              ? []
              : [{ term: text('voucherTime'), detail: formatDate(language, writeServerTime(voucherTime)) }]),
          ]}
        />
      </div>
    </Panel>
  )
}
