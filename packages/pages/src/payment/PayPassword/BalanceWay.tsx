import type { PayMethod } from '@millwright/commerce/PayMethodList'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { PayPassword } from './PayPassword.tsx'

const ways: Readonly<Record<string, { to: () => string; key: KeyOf<'pay'> }>> = {
  notSetUp: { to: () => path('uc-account', { step: 'pay' }), key: 'toPayPassword' },
  locked: { to: () => path('uc-account', { step: 'pay' }), key: 'payPasswordForgotten' },
  tooLittle: { to: () => path('uc-balance'), key: 'toTopUp' },
}

/** The field that a balance payment needs: the password, or the link to the missing setup. */
export function BalanceWay({ methods, error }: { methods: readonly PayMethod[]; error?: string | undefined }) {
  const text = useText('pay')
  const balance = methods.find(({ kind }) => kind === 'balance')
  if (!balance) return null
  if (balance.available) return <PayPassword error={error} />
  const way = balance.why ? ways[balance.why] : undefined
  return way ? <Link href={way.to()}>{text(way.key)}</Link> : null
}
