import { OrderActions } from '@millwright/commerce/OrderActions'
import { OrderAsk } from '@millwright/commerce/OrderAsk'
import { OrderStatus } from '@millwright/commerce/OrderStatus'
import { isPayable } from '@millwright/domain/order/orderStatus'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { Text } from '@millwright/ui/Text'
import { orderLinks } from '../orderLinks.ts'
import type { OrderDetailView } from './OrderDetailFrame.tsx'
import * as styles from './OrderDetail.css.ts'

/** The number of completed steps in each state. Steps: submit, pay, ship, await receipt, complete. */
const reached: Partial<Record<OrderDisplayState, number>> = {
  pendingPayment: 1,
  grouping: 2,
  pendingDelivery: 2,
  shipped: 2,
  pendingReceipt: 3,
  pendingEvaluation: 5,
  evaluated: 5,
  completed: 5,
}
const hints: Partial<
  Record<
    OrderDisplayState,
    | 'unpaidHint'
    | 'paidHint'
    | 'partlyHint'
    | 'shippedHint'
    | 'completedHint'
    | 'canceledHint'
    | 'closedHint'
    | 'closedUnpaidHint'
    | 'groupingHint'
  >
> = {
  pendingPayment: 'unpaidHint',
  pendingDelivery: 'paidHint',
  shipped: 'partlyHint',
  pendingReceipt: 'shippedHint',
  pendingEvaluation: 'completedHint',
  evaluated: 'completedHint',
  completed: 'completedHint',
  canceled: 'canceledHint',
  closed: 'closedHint',
  grouping: 'groupingHint',
}

type OrderStateProps = Pick<OrderDetailView, 'order' | 'packages' | 'now' | 'asked' | 'word' | 'partly' | 'over'>

/** The order's state with its actions. Reads `order`, `packages`, `now`, `asked`, `word`, `partly` and `over`. */
export function OrderState({ order, packages, now, asked, word, partly, over }: OrderStateProps) {
  const text = useText('order')
  const { orderNumber, status, endTime, orderItemDtos, refundStatus, transferSent } = order
  const to = path('order-detail', { orderNumber })
  const hint = transferSent ? 'transferHint' : word === 'closed' && !order.payTime ? 'closedUnpaidHint' : hints[word]
  // An order has a delivery note if it is shipped, or if it is paid and not over.
  const delivers = packages.length > 0 || (order.payTime !== undefined && !over)
  return (
    <Panel as="section">
      <div className={styles.state}>
        <div className={styles.headline}>
          <div className={styles.words}>
            <Heading level={1} size={18}>
              {text('order', { number: orderNumber })}
            </Heading>
            <span className={styles.status}>
              <OrderStatus status={status} closeType={order.closeType} isComm={order.isComm} partly={partly} />
            </span>
            {refundStatus === 1 ? (
              <Text tone="warn">{text('refundRunning')}</Text>
            ) : (
              hint && <Text tone="muted">{text(hint)}</Text>
            )}
            {endTime !== undefined && isPayable(order, now) && (
              <span className={styles.left}>
                {text('payWithin')}
                <Countdown until={endTime} now={now} />
              </span>
            )}
          </div>
          <OrderActions
            order={order}
            to={path('order-detail')}
            query={{ orderNumber }}
            size="medium"
            links={orderLinks(order, orderItemDtos).map(({ key, href }) => ({ href, label: text(key) }))}
          />
        </div>
        <StateTools order={order} delivers={delivers} />
        {asked && <OrderAsk action={asked} orderNumber={orderNumber} to={to} keepHref={to} />}
        {reached[word] !== undefined && (
          <Steps
            steps={(['stepSubmit', 'stepPaid', 'stepOut', 'stepAwait', 'stepDone'] as const).map((step) => ({
              label: text(step === 'stepPaid' && order.accountCharge ? 'stepCharged' : step),
            }))}
            current={reached[word]}
          />
        )}
      </div>
    </Panel>
  )
}

type StateToolsProps = Pick<OrderDetailView, 'order'> & { delivers: boolean }

function StateTools({ order: { orderNumber, groupTeamId, shopId }, delivers }: StateToolsProps) {
  const text = useText('order')
  return (
    <div className={styles.tools}>
      {groupTeamId && (
        <Button href={path('group-team', { groupTeamId })} size="small" tone="action">
          {text('toTeam')}
        </Button>
      )}
      <Button href={path('chat', { sid: shopId, orderNumber })} icon="inquiry" size="small">
        {text('contactShop')}
      </Button>
      <Button href={path('order-sheet', { orderNumber, print: 'order' })} icon="document" size="small">
        {text('printOrder')}
      </Button>
      {delivers && (
        <Button href={path('order-sheet', { orderNumber, print: 'delivery' })} icon="document" size="small">
          {text('printDelivery')}
        </Button>
      )}
    </div>
  )
}
