import { useText } from '@millwright/i18n/Texts'
import { RadioGroup } from '@millwright/ui/RadioGroup'

export type PayKind = 'weixin' | 'alipay' | 'balance' | 'paypal' | 'period' | 'transfer'
export type PayMethod = { kind: PayKind; available: boolean }

/**
 * The kinds of payment, those that cannot be had saying why.
 *
 * When: a buyer chooses how to pay. Instead: `RadioGroup` of ui for other choices.
 *
 * Keys: `Tab` reaches the chosen one, arrows choose and pass over what cannot be had.
 */
export function PayMethodList({
  methods,
  error,
}: {
  /** The ways to pay that there are. */
  methods: readonly PayMethod[]
  /** What is wrong with the choice. */
  error?: string
}) {
  const text = useText('pay')
  const hints = { weixin: 'weixinHint', alipay: 'alipayHint' } as const
  const reasons = { balance: 'balanceOff', period: 'periodOff', transfer: 'transferOff', paypal: 'paypalOff' } as const
  return (
    <RadioGroup
      label={text('method')}
      name="kind"
      look="tiles"
      error={error}
      defaultValue={methods.find(({ available }) => available)?.kind}
      options={methods.map(({ kind, available }) => ({
        value: kind,
        label: text(kind),
        disabled: !available,
        hint: available
          ? kind in hints
            ? text(hints[kind as keyof typeof hints])
            : undefined
          : kind in reasons
            ? text(reasons[kind as keyof typeof reasons])
            : undefined,
      }))}
    />
  )
}
