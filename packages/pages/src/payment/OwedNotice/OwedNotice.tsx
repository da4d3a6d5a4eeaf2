import type { OwedMoney } from '@millwright/contract/payment/owedMoney'
import { isScanKind, payKindOf } from '@millwright/domain/payment/payKinds'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { useMoney } from '@millwright/ui/CurrencyProvider'

export type OwedNoticeProps = { owed: readonly OwedMoney[] | undefined }

/**
 * A notice of money that the mall received but has to return, such as a second payment: the amount, the payment method
 * and whether the money has been returned.
 */
export function OwedNotice({ owed = [] }: OwedNoticeProps) {
  const text = useText('owed')
  const language = useLanguage()
  const money = useMoney()
  if (!owed.length) return null
  const waits = owed.some(({ returnTime }) => returnTime === undefined)
  return (
    <Alert tone={waits ? 'warn' : 'info'} title={text(waits ? 'title' : 'titleReturned')}>
      {owed.map(({ amount, payType, createTime, returnTime }, at) => {
        const kind = payKindOf(payType)
        return (
          <p key={at}>
            {text(returnTime === undefined ? 'owed' : 'returned', {
              amount: money(amount),
              date: formatDay(language, createTime),
              kind: text(isScanKind(kind) ? kind : 'transfer'),
              returned: returnTime === undefined ? '' : formatDay(language, returnTime),
            })}
          </p>
        )
      })}
    </Alert>
  )
}
