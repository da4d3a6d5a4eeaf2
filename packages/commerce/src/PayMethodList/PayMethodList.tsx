import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { Money } from '@millwright/domain/money/money'
import type { PayKind, PayRefusal } from '@millwright/domain/payment/payKinds'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import type { RootProps } from '@millwright/ui/open'

export type PayMethod = {
  kind: PayKind
  available: boolean
  /** The reason why the method is unavailable: a `PayRefusal`, or a custom reason of the mall. */
  why?: PayRefusal | (string & {}) | undefined
  /** The remaining balance or credit limit. */
  left?: Money | undefined
  /** The due date of the payment, in epoch milliseconds. */
  dueTime?: number | undefined
  /** The time until which the products are reserved, in epoch milliseconds. */
  keptUntil?: number | undefined
  days?: number | undefined
  billNumber?: string | undefined
  fee?: Money | undefined
}

const reasons: Readonly<Record<string, KeyOf<'pay'>>> = {
  off: 'whyOff',
  notForThis: 'whyNotForThis',
  abroad: 'whyAbroad',
  notSetUp: 'whyNotSetUp',
  locked: 'whyLocked',
  tooLittle: 'whyTooLittle',
  apply: 'whyApply',
  review: 'whyReview',
  refused: 'whyRefused',
  stopped: 'whyStopped',
  overdue: 'whyOverdue',
} satisfies Record<PayRefusal, KeyOf<'pay'>>

/**
 * Returns a function that returns the sentence below a payment method: its hint, or the reason why it is unavailable.
 */
export function usePayOptionText(): (method: PayMethod) => string {
  const text = useText('pay')
  const money = useMoney()
  const language = useLanguage()
  return ({ kind, available, why, left, dueTime, keptUntil, billNumber }) => {
    const values = { left: left === undefined ? '' : money(left), billNumber: billNumber ?? '' }
    if (!available) {
      const key = why === undefined ? 'whyOff' : (reasons[why] ?? 'whyOff')
      return text(key === 'whyTooLittle' && left === undefined ? 'whyOff' : key, values)
    }
    switch (kind) {
      case 'weixin':
        return text('weixinHint')
      case 'alipay':
        return text('alipayHint')
      case 'balance':
        return left === undefined ? '' : text('balanceHint', values)
      case 'period':
        return [
          dueTime !== undefined && text('periodHint', { date: formatDay(language, dueTime) }),
          left !== undefined && text('leftHint', values),
        ]
          .filter(Boolean)
          .join(text('hintJoin'))
      case 'transfer':
        return keptUntil === undefined
          ? text('transferHint')
          : text('transferKept', { date: formatDay(language, keptUntil) })
      case 'paypal':
        return ''
    }
  }
}

/**
 * The payment methods with explanations. An unavailable method shows the reason.
 *
 * When: a buyer selects a payment method. Instead: `RadioGroup` of ui for other choices.
 *
 * Keys: `Tab` reaches the selected method, arrow keys select the next available method.
 */
export function PayMethodList({
  methods,
  chosen,
  error,
  ...root
}: RootProps<HTMLFieldSetElement> & {
  /** The payment methods. */
  methods: readonly PayMethod[]
  /** The initially selected method. Defaults to the first available method. */
  chosen?: PayKind | undefined
  /** The error message. */
  error?: string
}) {
  const text = useText('pay')
  const hint = usePayOptionText()
  return (
    <RadioGroup
      {...root}
      label={text('method')}
      name="kind"
      look="tiles"
      error={error}
      defaultValue={chosen ?? methods.find(({ available }) => available)?.kind}
      options={methods.map((method) => ({
        value: method.kind,
        label: text(method.kind),
        disabled: !method.available,
        hint: hint(method) || undefined,
      }))}
    />
  )
}
