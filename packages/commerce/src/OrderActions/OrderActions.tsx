import { useState } from 'react'
import { buyerActions } from '@millwright/domain/order/orderStatus'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useSend } from '../internal/useSend.ts'
import { paymentPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { OrderAsk } from '../OrderAsk/OrderAsk.tsx'
import type { AskedAction } from '../OrderAsk/OrderAsk.tsx'
import * as styles from './OrderActions.css.ts'

export type OrderActionsProps = RootProps<HTMLDivElement> & {
  /** The order, as the mall answers it. */
  order: { orderNumber: string; status: number; refundStatus?: number | undefined }
  /** The screen's own path: forms are posted to it. */
  to: string
  /** Its query, kept while it asks. */
  query?: Readonly<Record<string, string>> | undefined
  /** The size of the button. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Where else one may go from it: its parcels, its refund, its invoice. */
  links?: readonly { href: string; label: string }[] | undefined
  /** Takes what would be posted, once it was asked for twice where it cannot be undone. */
  onAction?: CommerceHandlers['orderAction'] | undefined
}

/**
 * What the buyer may do with an order as it stands.
 *
 * When: in an order's card or at its head; it brings up `OrderAsk` itself where something cannot be undone. Instead:
 * `Button` for anything that is no order's.
 */
export function OrderActions({
  order,
  to,
  query = {},
  size = 'small',
  links = [],
  onAction,
  className,
  ...root
}: OrderActionsProps) {
  const text = useText('order')
  const [asked, setAsked] = useState<AskedAction>()
  const { orderNumber } = order
  const { payment = paymentPath } = usePaths()
  const rebuy = useSend('orderAction', onAction, () => ({ action: 'rebuy', orderNumber }))
  // A head begins with what is to be done; a row ends with it.
  const more = links.map(({ href, label }) => (
    <Button key={href} href={href} size={size} tone={size === 'small' ? 'quiet' : 'neutral'}>
      {label}
    </Button>
  ))
  return (
    <div {...root} className={cx(styles.actions, className)}>
      {size === 'small' && more}
      {buyerActions(order).map((action) => {
        switch (action) {
          case 'pay':
            return (
              <Button key={action} tone="action" size={size} href={payment({ orderNumber })}>
                {text('pay')}
              </Button>
            )
          case 'rebuy':
            return (
              <form key={action} method="post" action={to} onSubmit={rebuy}>
                <input type="hidden" name="orderNumber" value={orderNumber} />
                <Button type="submit" name="intent" value="rebuy" size={size}>
                  {text('rebuy')}
                </Button>
              </form>
            )
          default:
            return (
              <form
                key={action}
                method="get"
                action={to}
                onSubmit={(event) => {
                  event.preventDefault()
                  setAsked(action)
                }}
              >
                {Object.entries({ ...query, confirm: action, orderNumber }).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Button
                  type="submit"
                  size={size}
                  tone={action === 'receive' ? 'action' : size === 'small' ? 'quiet' : 'neutral'}
                >
                  {text(action)}
                </Button>
              </form>
            )
        }
      })}
      {size !== 'small' && more}
      {asked && (
        <OrderAsk
          action={asked}
          orderNumber={orderNumber}
          to={to}
          onClose={() => setAsked(undefined)}
          onAction={onAction}
        />
      )}
    </div>
  )
}
