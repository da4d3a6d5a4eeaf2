import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { Money } from '@millwright/domain/money/money'
import type { PayKind, PayRefusal } from '@millwright/domain/payment/payKinds'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import type { RootProps } from '@millwright/ui/open'

export type PayMethod = {
  kind: PayKind
  available: boolean
  /** Why it cannot be used; `PayRefusal`, or a reason of the mall's own. */
  why?: PayRefusal | (string & {}) | undefined
  /** What is left of a balance or a limit. */
  left?: Money | undefined
  /** When the buyer has to pay; epoch milliseconds. */
  dueTime?: number | undefined
  /** Until when the goods are kept; epoch milliseconds. */
  keptUntil?: number | undefined
  days?: number | undefined
  billNumber?: string | undefined
  fee?: Money | undefined
}

const reasons = {
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
} as const satisfies Record<PayRefusal, string>

/** One sentence of a kind of payment: what it means, or why it cannot be used. */
export function usePayOptionText(): (method: PayMethod) => string {
  const text = useText('pay')
  const money = useMoney()
  const language = useLanguage()
  return ({ kind, available, why, left, dueTime, keptUntil, billNumber }) => {
    const values = { left: left === undefined ? '' : money(left), billNumber: billNumber ?? '' }
    if (!available) {
      const key = why === undefined ? 'whyOff' : (reasons[why as PayRefusal] ?? 'whyOff')
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
 * The kinds of payment, each with what it means; those that cannot be had say why.
 *
 * When: a buyer chooses how to pay. Instead: `RadioGroup` of ui for other choices.
 *
 * Keys: `Tab` reaches the chosen one, arrows choose and pass over what cannot be had.
 */
export function PayMethodList({
  methods,
  chosen,
  error,
  ...root
}: RootProps<HTMLFieldSetElement> & {
  /** The ways to pay that there are. */
  methods: readonly PayMethod[]
  /** What was chosen before; else the first that can be had. */
  chosen?: PayKind | undefined
  /** What is wrong with the choice. */
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
