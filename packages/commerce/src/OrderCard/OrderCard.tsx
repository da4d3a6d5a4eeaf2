import type { MyOrder } from '@millwright/contract/order/entities'
import { productPath } from '@millwright/domain/link/productPath'
import { isPartlySent } from '@millwright/domain/order/orderStatus'
import { formatDate, formatDay } from '@millwright/i18n/dates'
import { piecesOf, unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Countdown } from '@millwright/ui/Countdown'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { orderPath, shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CopyNumber } from '../CopyNumber/CopyNumber.tsx'
import { OrderActions } from '../OrderActions/OrderActions.tsx'
import type { OrderActionsProps } from '../OrderActions/OrderActions.tsx'
import { OrderAsk } from '../OrderAsk/OrderAsk.tsx'
import type { AskedAction } from '../OrderAsk/OrderAsk.tsx'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import * as styles from './OrderCard.css.ts'

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
  /** Further links of the order, in its menu. */
  links?: OrderActionsProps['links'] | undefined
  /** The address of the order's open refund. */
  refundHref?: string | undefined
  /** Handles the order's actions instead of posting their forms. */
  onAction?: OrderActionsProps['onAction'] | undefined
  /** A checkbox for paying several orders at once. `form` is the id of the form that submits it. */
  pick?: { form: string; onPick: (change: { orderNumber: string; checked: boolean }) => void } | undefined
}

/**
 * An order in a list: number, day, products, amount, status with refunds and deadlines, and the next step. A row on wide
 * windows, a card on phones.
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
  refundHref,
  onAction,
  className,
  ...root
}: OrderCardProps) {
  const text = useText('order')
  const { orderNumber } = order
  return (
    <article aria-label={text('order', { number: orderNumber })} {...root} className={cx(styles.card, className)}>
      <div className={styles.row}>
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
        <Numbers order={order} />
        <Goods order={order} />
        <Sums order={order} />
        <State order={order} now={now} refundHref={refundHref} />
        <div className={styles.acts}>
          <OrderActions order={order} to={to} query={query} links={links} onAction={onAction} />
        </div>
      </div>
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

type PartProps = Pick<OrderCardProps, 'order'>

/** The order's number, day and the buyer's own number. */
function Numbers({ order: { orderNumber, poNumber, createTime } }: PartProps) {
  const text = useText('order')
  const language = useLanguage()
  const { order: orderOf = orderPath } = usePaths()
  return (
    <header className={styles.numbers}>
      <h2 className={styles.number}>
        <CopyNumber value={orderNumber} name={text('orderNumber')} short href={orderOf({ orderNumber })} />
      </h2>
      <span className={styles.small}>
        <time>{formatDate(language, createTime.slice(0, 10))}</time>
        {poNumber && (
          <>
            {' · '}
            <span className={styles.po} title={`${text('poNumberShort')} ${poNumber}`}>
              {poNumber}
            </span>
          </>
        )}
      </span>
    </header>
  )
}

/** The first product, the number of others, and the shop. */
function Goods({ order: { orderItemDtos, shopId, shopName } }: PartProps) {
  const text = useText('order')
  const locale = useLocale()
  const language = useLanguage()
  const { shop = shopPath, product = productPath } = usePaths()
  const [first, ...others] = orderItemDtos
  if (!first) return <span className={styles.goods} />
  const { prodId, skuId, prodName, partyCode, pic, prodCount, unit = '' } = first
  const href = product({ prodId, skuId })
  return (
    <div className={styles.goods}>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Image src={pic} alt="" ratio={1} width={40} />
      </a>
      <div className={styles.words}>
        <span className={styles.what}>
          <a href={href} className={styles.model}>
            {partyCode ?? prodName}
          </a>{' '}
          × {formatNumber(language, prodCount)} {unitOf(locale, prodCount, unit)}
          {others.length > 0 && <span className={styles.others}> {text('otherLines', { count: others.length })}</span>}
        </span>
        <span className={styles.small}>
          <Link href={shop({ shopId })} tone="muted">
            {shopName}
          </Link>
          {partyCode !== undefined && ` · ${prodName}`}
        </span>
      </div>
    </div>
  )
}

/** The amount, and what was refunded of it. */
function Sums({ order: { actualTotal, refundedAmount, status } }: PartProps) {
  const text = useText('order')
  const money = useMoney()
  return (
    <div className={styles.sums}>
      <Money amount={actualTotal} size={14} tone="ink" label={text(status === 1 ? 'payable' : 'amount')} />
      {Number(refundedAmount ?? 0) > 0 && (
        <span className={styles.small}>{text('refundedOf', { amount: money(refundedAmount ?? '0.00') })}</span>
      )}
    </div>
  )
}

/** The status, and beneath it the deadline of the payment or what became of returned goods. */
function State({ order, now, refundHref }: Pick<OrderCardProps, 'order' | 'now' | 'refundHref'>) {
  const { status, closeType, isComm, orderItemDtos } = order
  return (
    <div className={styles.state}>
      <OrderStatus status={status} closeType={closeType} isComm={isComm} partly={isPartlySent(orderItemDtos)} />
      <span className={styles.small}>
        <Remark order={order} now={now} refundHref={refundHref} />
      </span>
    </div>
  )
}

function Remark({
  order: { status, endTime, refundStatus, orderItemDtos, accountCharge, transferSent },
  now,
  refundHref,
}: Pick<OrderCardProps, 'order' | 'now' | 'refundHref'>) {
  const text = useText('order')
  const locale = useLocale()
  const language = useLanguage()
  if (transferSent) return text('transferSent')
  if (status === 1 && endTime !== undefined && endTime > now)
    return (
      <span className={styles.left} aria-label={text('payWithin')}>
        <Countdown until={endTime} now={now} look="text" />
      </span>
    )
  if (refundStatus === 1)
    return refundHref ? <Link href={refundHref}>{text('refundRunning')}</Link> : text('refundRunning')
  const returned = orderItemDtos.flatMap(({ returnedNum = 0, unit }) =>
    returnedNum ? [{ prodCount: returnedNum, unit }] : [],
  )
  const pieces = piecesOf(locale, returned, (count) => formatNumber(language, count))
  if (pieces) return text('returnedPieces', { pieces })
  if (accountCharge && !accountCharge.settled)
    return text('dueBy', { day: formatDay(language, accountCharge.dueDate - 1) })
  return null
}
