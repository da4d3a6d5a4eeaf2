import type { ReactNode } from 'react'
import type { MyOrder } from '@millwright/contract/order/entities'
import { isPartlySent } from '@millwright/domain/order/orderStatus'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Countdown } from '@millwright/ui/Countdown'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { orderPath, shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { OrderActions } from '../OrderActions/OrderActions.tsx'
import type { OrderActionsProps } from '../OrderActions/OrderActions.tsx'
import { OrderAsk } from '../OrderAsk/OrderAsk.tsx'
import type { AskedAction } from '../OrderAsk/OrderAsk.tsx'
import { OrderLines } from '../OrderLines/OrderLines.tsx'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import * as styles from './OrderCard.css.ts'

/** The number of lines shown. The order's own page shows the rest. */
const LINES = 3

export type OrderCardProps = RootProps<HTMLElement> & {
  /** The order, as the API returns it. */
  order: MyOrder
  /** The server's time, in epoch milliseconds. */
  now: number
  /** The path of the order list, to which forms are posted. */
  to: string
  /** The query of the order list, kept in the confirmation URL. */
  query?: Readonly<Record<string, string>> | undefined
  /** The action to confirm without scripts, and the URL of "not now". */
  asked?: { action: AskedAction; keepHref: string } | undefined
  /** Further links of the order. */
  links?: OrderActionsProps['links'] | undefined
  /** Returns the actions of a line, by its index. */
  lineActionsOf?: ((index: number) => ReactNode) | undefined
  /** Handles the order's actions instead of posting their forms. */
  onAction?: OrderActionsProps['onAction'] | undefined
  /** A checkbox for paying several orders at once. `form` is the id of the form that submits it. */
  pick?: { form: string; onPick: (change: { orderNumber: string; checked: boolean }) => void } | undefined
}

/**
 * An order in a list: number, time, shop, products, status, amount, and its actions.
 *
 * When: a list shows orders. Instead: `OrderLines` and `OrderTimeline` on the order's own page.
 */
export function OrderCard({
  order,
  now,
  to,
  query,
  asked,
  pick,
  links,
  lineActionsOf,
  onAction,
  className,
  ...root
}: OrderCardProps) {
  const text = useText('order')
  const { orderNumber, orderItemDtos } = order
  const { order: orderOf = orderPath } = usePaths()
  const detail = orderOf({ orderNumber })
  const hidden = orderItemDtos.length - LINES
  return (
    <article aria-label={text('order', { number: orderNumber })} {...root} className={cx(styles.card, className)}>
      <Head order={order} pick={pick} />
      <div className={styles.body}>
        <OrderLines lines={orderItemDtos.slice(0, LINES)} actionsOf={lineActionsOf} />
        {hidden > 0 && (
          <div className={styles.more}>
            <Link href={detail}>{text('moreLines', { count: hidden })}</Link>
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <Sums order={order} now={now} />
        <div className={styles.acts}>
          <Button size="small" tone="quiet" href={detail} label={text('detailOf', { number: orderNumber })}>
            {text('detail')}
          </Button>
          <OrderActions order={order} to={to} query={query} links={links} onAction={onAction} />
        </div>
      </footer>
      {asked && (
        <div className={styles.ask}>
          <OrderAsk
            action={asked.action}
            orderNumber={orderNumber}
            to={to}
            keepHref={asked.keepHref}
            onAction={onAction}
          />
        </div>
      )}
    </article>
  )
}

function Head({ order, pick }: Pick<OrderCardProps, 'order' | 'pick'>) {
  const text = useText('order')
  const language = useLanguage()
  const { shop = shopPath } = usePaths()
  const { orderNumber, poNumber, createTime, shopId, shopName, status, closeType, isComm, orderItemDtos } = order
  return (
    <header className={styles.head}>
      {pick && (
        <span className={styles.pick}>
          <Checkbox
            label={text('pickOrder', { number: orderNumber })}
            hideLabel
            name="orderNumber"
            value={orderNumber}
            form={pick.form}
            onChange={({ checked }) => pick.onPick({ orderNumber, checked })}
          />
        </span>
      )}
      <h2 className={styles.number}>{orderNumber}</h2>
      {poNumber && (
        <span className={styles.po}>
          {text('poNumberShort')} {poNumber}
        </span>
      )}
      <time>{formatDate(language, createTime)}</time>
      <Link href={shop({ shopId })} tone="muted">
        {shopName}
      </Link>
      <span className={styles.status}>
        <OrderStatus status={status} closeType={closeType} isComm={isComm} partly={isPartlySent(orderItemDtos)} />
      </span>
    </header>
  )
}

function Sums({ order, now }: Pick<OrderCardProps, 'order' | 'now'>) {
  const text = useText('order')
  const money = useMoney()
  const { productNums, actualTotal, freightAmount, status, endTime } = order
  return (
    <div className={styles.sums}>
      <span>{text('pieces', { count: productNums })}</span>
      <Money amount={actualTotal} size={18} label={text(status === 1 ? 'payable' : 'amount')} />
      {freightAmount !== undefined && Number(freightAmount) > 0 && (
        <span>{text('withFreight', { amount: money(freightAmount) })}</span>
      )}
      {status === 1 && endTime !== undefined && endTime > now && (
        <span className={styles.left}>
          {text('payWithin')}
          <Countdown until={endTime} now={now} look="text" />
        </span>
      )}
    </div>
  )
}
