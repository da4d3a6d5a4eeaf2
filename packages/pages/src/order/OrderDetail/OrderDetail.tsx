import { addressLine } from '@millwright/commerce/AddressCard'
import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { LogisticsTrace } from '@millwright/commerce/LogisticsTrace'
import { OrderActions } from '@millwright/commerce/OrderActions'
import { OrderAsk } from '@millwright/commerce/OrderAsk'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderStatus } from '@millwright/commerce/OrderStatus'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { OrderTimeline } from '@millwright/commerce/OrderTimeline'
import { PriceSteps } from '@millwright/commerce/PriceSteps'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { UserText } from '@millwright/commerce/UserText'
import { isPartlySent, orderWord } from '@millwright/domain/order/orderStatus'
import type { OrderWord } from '@millwright/domain/order/orderStatus'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Container } from '@millwright/ui/Container'
import { Countdown } from '@millwright/ui/Countdown'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { Text } from '@millwright/ui/Text'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { OwedNotice } from '../../payment/OwedNotice/OwedNotice.tsx'
import { LineLinks } from '../LineLinks.tsx'
import { lineLinks, orderLinks } from '../orderLinks.ts'
import { OrderInvoiceNote } from './OrderInvoiceNote.tsx'
import type { OrderDetailData } from './OrderDetail.load.ts'
import * as styles from './OrderDetail.css.ts'

export type OrderDetailProps = Omit<OrderDetailData, 'head'> & { outcome?: ActionResult }

/** How far each state has come along submit, pay, goods out, awaiting receipt, completed. */
const reached: Partial<Record<OrderWord, number>> = {
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
    OrderWord,
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

/** One order: where it stands, where the goods are, what it holds and what it cost. */
export function OrderDetail({ order, packages, now, asked, outcome }: OrderDetailProps) {
  const text = useText('order')
  const problemText = useProblemText()
  const {
    orderNumber,
    status,
    endTime,
    shopId,
    shopName,
    userAddrDto,
    orderItemDtos,
    total,
    transfee,
    reduceAmount,
    actualTotal,
    refundStatus,
  } = order
  const partly = isPartlySent(orderItemDtos)
  const word = orderWord({ ...order, partly })
  const to = path('order-detail', { orderNumber })
  const over = word === 'closed' || word === 'canceled'
  const hint = word === 'closed' && !order.payTime ? 'closedUnpaidHint' : hints[word]
  // A delivery note goes with goods that go out or went out.
  const delivers = packages.length > 0 || (order.payTime !== undefined && !over)
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumb items={[{ label: text('orders'), href: path('uc-order') }, { label: orderNumber }]} />
        <DoneNotice outcome={outcome} />
        {outcome && !outcome.done && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
        <OwedNotice owed={order.owed} />
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
                {status === 1 && endTime !== undefined && endTime > now && (
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
            <div className={styles.tools}>
              {order.groupTeamId && (
                <Button href={path('group-team', { groupTeamId: order.groupTeamId })} size="small" tone="action">
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
            {asked && <OrderAsk action={asked} orderNumber={orderNumber} to={to} keepHref={to} />}
            {reached[word] !== undefined && (
              <Steps
                steps={(['stepSubmit', 'stepPaid', 'stepOut', 'stepAwait', 'stepDone'] as const).map((step) => ({
                  label: text(step),
                }))}
                current={reached[word]}
              />
            )}
          </div>
        </Panel>
        <div className={styles.columns}>
          <Panel as="section">
            <div className={styles.section}>
              <Heading level={2} size={16}>
                {text('receiverInfo')}
              </Heading>
              <DescriptionList
                look="plain"
                items={[
                  { term: text('receiver'), detail: <UserText>{userAddrDto.receiver}</UserText> },
                  { term: text('mobile'), detail: <Text figures>{userAddrDto.mobile}</Text> },
                  {
                    term: text('address'),
                    detail: <UserText sentence={addressLine(userAddrDto)}>{userAddrDto.addr}</UserText>,
                  },
                  {
                    term: text('leaveMessage'),
                    detail: order.remarks ? <UserText>{order.remarks}</UserText> : text('none'),
                  },
                ]}
              />
            </div>
          </Panel>
          <Panel as="section">
            <div className={styles.section}>
              <Heading level={2} size={16}>
                {text('orderInfo')}
              </Heading>
              <DescriptionList
                look="plain"
                items={[
                  {
                    term: text('orderNumber'),
                    detail: <CopyNumber value={orderNumber} name={text('orderNumber')} />,
                  },
                  ...(order.poNumber
                    ? [
                        {
                          term: text('poNumberShort'),
                          detail: <CopyNumber value={order.poNumber} name={text('poNumberShort')} />,
                        },
                      ]
                    : []),
                  { term: text('shop'), detail: <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link> },
                  { term: text('orderTime'), detail: formatDate(order.createTime) },
                  { term: text('payTime'), detail: order.payTime ? formatDate(order.payTime) : text('notPaid') },
                  { term: text('invoice'), detail: <OrderInvoiceNote order={order} /> },
                ]}
              />
            </div>
          </Panel>
        </div>
        <div className={styles.columns}>
          <Panel as="section">
            <div className={styles.section}>
              <Heading level={2} size={16}>
                {text('logistics')}
              </Heading>
              {over && packages.length === 0 ? (
                <Text as="p" tone="muted">
                  {text('logisticsNever')}
                </Text>
              ) : (
                <LogisticsTrace packages={packages} contents={packages.length > 1} />
              )}
            </div>
          </Panel>
          <Panel as="section">
            <div className={styles.section}>
              <Heading level={2} size={16}>
                {text('timeline')}
              </Heading>
              <OrderTimeline order={order} />
            </div>
          </Panel>
        </div>
        <Panel as="section">
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('goods')}
            </Heading>
            <OrderLines
              lines={orderItemDtos}
              actionsOf={(index) => <LineLinks links={lineLinks(order, orderItemDtos[index]!)} />}
            />
            <div className={styles.sums}>
              <OrderSums
                goods={total}
                freight={transfee}
                discount={reduceAmount}
                total={actualTotal}
                refunded={order.refundedAmount}
                totalIs={order.payTime ? 'paid' : over ? 'amount' : 'payable'}
              />
              {Number(reduceAmount ?? 0) > 0 && <PriceSteps steps={order.priceSteps} of="order" />}
            </div>
          </div>
        </Panel>
      </div>
    </Container>
  )
}
