import type { OwedMoney } from '@millwright/contract/payment/owedMoney'
import { isScanKind, payKindOf } from '@millwright/domain/payment/payKinds'
import { formatDay, formatMoney } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'

export type OwedNoticeProps = { owed: readonly OwedMoney[] | undefined }

/** Money that came and paid for nothing: how much, how it came, and whether it has been returned. */
export function OwedNotice({ owed = [] }: OwedNoticeProps) {
  const text = useText('owed')
  const locale = useLocale()
  if (!owed.length) return null
  const waits = owed.some(({ returnTime }) => returnTime === undefined)
  return (
    <Alert tone={waits ? 'warn' : 'info'} title={text(waits ? 'title' : 'titleReturned')}>
      {owed.map(({ amount, payType, createTime, returnTime }, at) => {
        const kind = payKindOf(payType)
        return (
          <p key={at}>
            {text(returnTime === undefined ? 'owed' : 'returned', {
              amount: formatMoney(amount),
              date: formatDay(locale, createTime),
              kind: text(isScanKind(kind) ? kind : 'transfer'),
              returned: returnTime === undefined ? '' : formatDay(locale, returnTime),
            })}
          </p>
        )
      })}
    </Alert>
  )
}
