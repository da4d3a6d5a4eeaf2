import { useState } from 'react'
import { CART_LINE_LIMIT, CHECKOUT_ORDER_LIMIT, ORDER_LINE_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { cartPath, checkoutPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CartObstacles } from '../CartObstacles/CartObstacles.tsx'
import type { LineInTheWay } from '../CartObstacles/CartObstacles.tsx'
import { CheckButton } from '../CheckButton/CheckButton.tsx'
import { PriceSteps } from '../PriceSteps/PriceSteps.tsx'
import type { ShownStep } from '../PriceSteps/PriceSteps.tsx'
import { useProblemText } from '../ProblemText/ProblemText.tsx'
import * as styles from './CartSummary.css.ts'

export type CartSummaryProps = RootProps<HTMLElement> & {
  /** The ids of the ticked lines that can be ordered. */
  basketIds: readonly string[]
  /** The ticked lines that cannot be ordered as they stand, with the reasons. The bar names them. */
  inTheWay?: readonly LineInTheWay[] | undefined
  /** The number of lines that can be ticked. */
  lines: number
  /** The number of orders that the lines become. Said if they are more lines than one order can have. */
  orders?: number | undefined
  /** The amounts, as the API computed them. Undefined if the request failed. */
  pay: { finalMoney: string; subtractMoney: string; priceSteps?: readonly ShownStep[] | undefined } | undefined
  /** Called when all lines are ticked or unticked. */
  onCheck?: CommerceHandlers['check'] | undefined
  /** Called when the ticked lines are removed. */
  onRemove?: CommerceHandlers['remove'] | undefined
  /** Called when the buyer checks out the ticked lines. */
  onCheckout?: CommerceHandlers['checkout'] | undefined
}

/**
 * The bar at the bottom of the cart: tick all, the total of the ticked lines, and checkout.
 *
 * When: the selected cart lines are summed up and ordered. Sticks to the bottom of the viewport, so place it last in
 * the scrolling content. Phones show no "remove selected" button. Instead: `OrderSums` for the sums of an order.
 */
export function CartSummary({
  basketIds,
  inTheWay = [],
  lines,
  orders = 1,
  pay,
  onCheck,
  onRemove,
  onCheckout,
  className,
  ...root
}: CartSummaryProps) {
  const { checkout = checkoutPath() } = usePaths()
  const settle = useFormHandler('checkout', onCheckout, () => ({ basketIds }))
  const text = useText('cart')
  const prices = useText('prices')
  const [pressedEmpty, setPressedEmpty] = useState(false)
  const count = basketIds.length
  const ticked = count + inTheWay.filter(({ obstacle }) => obstacle.problem !== 'soldOut').length
  // If no ticked line can be ordered, the order form says for each of them why.
  const items = count ? basketIds : inTheWay.map(({ line }) => line.basketId)
  const tooMany = count > CART_LINE_LIMIT || orders > CHECKOUT_ORDER_LIMIT
  return (
    <section aria-label={text('summary')} {...root} className={cx(styles.bar, className)}>
      {(tooMany || (pressedEmpty && !items.length)) && <CannotSettle count={count} orders={orders} />}
      {inTheWay.length > 0 && <InTheWay lines={inTheWay} />}
      {!pay && <TotalMissing />}
      <div className={styles.row}>
        <CheckButton
          state={ticked === 0 ? 'off' : ticked === lines ? 'on' : 'mixed'}
          fields={{ all: '1' }}
          label={text('selectAll')}
          disabled={!lines}
          onCheck={onCheck}
        >
          {text('selectAll')}
        </CheckButton>
        <RemoveSelected disabled={!ticked} onRemove={onRemove} />
        <Sums count={count} orders={orders} pay={pay} />
        <form
          method="get"
          action={checkout}
          className={styles.settle}
          onSubmit={(event) => {
            setPressedEmpty(!items.length)
            if (!items.length || tooMany) event.preventDefault()
            else settle?.(event)
          }}
        >
          <input type="hidden" name="items" value={items.join(',')} />
          <Button type="submit" tone="action" size="large">
            {inTheWay.length && count ? prices('settleOthers', { count }) : text('settle')}
          </Button>
        </form>
      </div>
    </section>
  )
}

/** The reason why the ticked lines cannot be ordered: no line is ticked, or too many lines are. */
function CannotSettle({ count, orders }: { count: number; orders: number }) {
  const text = useText('cart')
  const problemText = useProblemText()
  return (
    <div className={styles.problem}>
      <Alert tone="warn">
        {count > 0 && count <= CART_LINE_LIMIT
          ? text('tooManyOrders', { count: orders, limit: CHECKOUT_ORDER_LIMIT })
          : problemText(
              count ? { key: 'tooManyLines', values: { limit: CART_LINE_LIMIT } } : { key: 'emptySelection' },
            )}
      </Alert>
    </div>
  )
}

/** The number of lines that the bar names. */
const NAMED = 3

/** The ticked lines that are left out of the total and the order, each with a link to it. */
function InTheWay({ lines }: { lines: readonly LineInTheWay[] }) {
  const text = useText('cart')
  return (
    <div className={styles.problem}>
      <Alert tone="warn">
        <span className={styles.names}>
          {text('inTheWay', { count: lines.length })}
          <CartObstacles lines={lines} most={NAMED} />
        </span>
      </Alert>
    </div>
  )
}

function TotalMissing() {
  const { cart = cartPath() } = usePaths()
  const text = useText('cart')
  const common = useText('common')
  return (
    <div className={styles.problem}>
      <Alert
        tone="warn"
        action={
          <Button href={cart} size="small">
            {common('retry')}
          </Button>
        }
      >
        {text('totalMissing')}
      </Alert>
    </div>
  )
}

function RemoveSelected({ disabled, onRemove }: { disabled: boolean } & Pick<CartSummaryProps, 'onRemove'>) {
  const { cart = cartPath() } = usePaths()
  const text = useText('cart')
  const remove = useFormHandler('remove', onRemove, () => ({ selected: true }))
  return (
    <form method="post" action={cart} data-enhance="stay" className={styles.rest} onSubmit={remove}>
      <input type="hidden" name="selected" value="1" />
      <Button type="submit" name="intent" value="remove" tone="quiet" size="small" disabled={disabled}>
        {text('removeSelected')}
      </Button>
    </form>
  )
}

function Sums({ count, orders, pay }: { count: number; orders: number } & Pick<CartSummaryProps, 'pay'>) {
  const text = useText('cart')
  const money = useMoney()
  return (
    <div className={styles.sums} aria-live="polite">
      <span className={styles.faint}>
        {text('selectedLines', { count })}
        {count > ORDER_LINE_LIMIT && orders > 1 && ` · ${text('paidTogether', { count: orders })}`}
        {pay && Number(pay.subtractMoney) > 0 && ` · ${text('saved')} ${money(pay.subtractMoney)}`}
      </span>
      {pay?.priceSteps && Number(pay.subtractMoney) > 0 && (
        <div className={styles.why}>
          <PriceSteps steps={pay.priceSteps} of="order" />
        </div>
      )}
      <span className={styles.freight}>{text('freightLater')}</span>
      {pay && (
        <span className={styles.total}>
          <span className={styles.word} aria-hidden="true">
            {text('total')}
          </span>
          <Money amount={pay.finalMoney} size={22} label={text('total')} />
        </span>
      )}
    </div>
  )
}
