import { useState } from 'react'
import { buyerActions } from '@millwright/domain/order/orderStatus'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { paymentPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { OrderAsk } from '../OrderAsk/OrderAsk.tsx'
import type { AskedAction } from '../OrderAsk/OrderAsk.tsx'
import * as styles from './OrderActions.css.ts'

export type OrderActionsProps = RootProps<HTMLDivElement> & {
  /** The order, as the API returns it. */
  order: {
    orderNumber: string
    status: number
    refundStatus?: number | undefined
    /** Whether a bank transfer for the order is being checked, so that it must not be paid again. */
    transferSent?: boolean | undefined
  }
  /** The path of the current page, to which forms are posted. */
  to: string
  /** The query of the current page, kept in the confirmation URL. */
  query?: Readonly<Record<string, string>> | undefined
  /** The size of the buttons. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Further links of the order: its packages, its refund, its invoice. */
  links?: readonly { href: string; label: string }[] | undefined
  /** Handles the action instead of posting the form. Irreversible actions are confirmed first. */
  onAction?: CommerceHandlers['orderAction'] | undefined
}

/**
 * The actions a buyer can take on an order in its current state.
 *
 * When: in an order's card or at the top of its page; irreversible actions open `OrderAsk`. Instead: `Button` for other
 * actions.
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
  const buttonOf = (action: OrderAction, look?: 'quiet') => (
    <ActionButton key={action} {...{ action, order, to, query, size, look, onAction }} onAsk={setAsked} />
  )
  const linksIn = (tone: 'quiet' | 'neutral') =>
    links.map(({ href, label }) => (
      <Button key={href} href={href} size={size} tone={tone}>
        {label}
      </Button>
    ))
  // A list shows the next step alone. A page shows every action but the removal of the order, which is not reversible.
  const [next, ...others] = buyerActions(order)
  const inMenu = others.filter((action) => size === 'small' || action === 'delete')
  const beside = others.filter((action) => !inMenu.includes(action))
  return (
    <div {...root} className={cx(styles.actions, className)}>
      {next && buttonOf(next)}
      {beside.map((action) => buttonOf(action))}
      {size !== 'small' && linksIn('neutral')}
      {(inMenu.length > 0 || (size === 'small' && links.length > 0)) && (
        <OrderMenu label={text('moreActionsOf', { number: orderNumber })} size={size}>
          {size === 'small' && linksIn('quiet')}
          {inMenu.map((action) => buttonOf(action, 'quiet'))}
        </OrderMenu>
      )}
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

type ActionButtonProps = Pick<OrderActionsProps, 'order' | 'to' | 'onAction'> & {
  query: Readonly<Record<string, string>>
  size: 'small' | 'medium' | 'large'
  action: OrderAction
  look: 'quiet' | undefined
  onAsk: (action: AskedAction) => void
}

/** The button of one action. */
function ActionButton({
  action,
  order: { orderNumber, transferSent },
  to,
  query,
  size,
  look,
  onAction,
  onAsk,
}: ActionButtonProps) {
  const text = useText('order')
  const { payment = paymentPath } = usePaths()
  switch (action) {
    case 'pay':
      return (
        <Button tone={transferSent ? 'neutral' : 'action'} size={size} href={payment({ orderNumber })}>
          {text(transferSent ? 'seePayment' : 'pay')}
        </Button>
      )
    case 'rebuy':
      return <Rebuy to={to} orderNumber={orderNumber} size={size} look={look} onAction={onAction} />
    default:
      return (
        <Ask
          action={action}
          to={to}
          fields={{ ...query, confirm: action, orderNumber }}
          size={size}
          onAsk={() => onAsk(action)}
        />
      )
  }
}

type OrderAction = ReturnType<typeof buyerActions>[number]
type RebuyProps = Pick<OrderActionsProps, 'to' | 'size' | 'onAction'> & {
  orderNumber: string
  look: 'quiet' | undefined
}

function Rebuy({ to, size, onAction, orderNumber, look = undefined }: RebuyProps) {
  const text = useText('order')
  const rebuy = useFormHandler('orderAction', onAction, () => ({ action: 'rebuy', orderNumber }))
  return (
    <form method="post" action={to} onSubmit={rebuy}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <Button type="submit" name="intent" value="rebuy" size={size} tone={look ?? 'neutral'}>
        {text('rebuy')}
      </Button>
    </form>
  )
}

type AskProps = Pick<OrderActionsProps, 'to' | 'size'> & {
  action: AskedAction
  fields: Readonly<Record<string, string>>
  onAsk: () => void
}

/** The button of an action that is confirmed first: in a dialog, or before scripts load on a page of its own. */
function Ask({ action, to, fields, size, onAsk }: AskProps) {
  const text = useText('order')
  return (
    <form
      method="get"
      action={to}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size={size} tone={action === 'receive' ? 'action' : size === 'small' ? 'quiet' : 'neutral'}>
        {text(action)}
      </Button>
    </form>
  )
}
