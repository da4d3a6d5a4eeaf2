import { isPartlySent, orderWord } from '@millwright/domain/order/orderStatus'
import type { OrderWord } from '@millwright/domain/order/orderStatus'
import { Container } from '@millwright/ui/Container'
import type { ActionResult } from '../../loader.ts'
import type { Section } from '../../section.ts'
import type { OrderDetailData } from './OrderDetail.load.ts'
import * as styles from './OrderDetail.css.ts'

export type OrderDetailProps = Omit<OrderDetailData, 'head'> & { outcome?: ActionResult }

/** What each section of an order's page is given: the screen's props, and where the order stands. */
export type OrderDetailView<Props = OrderDetailProps> = Props & {
  /** The state that its buyer is told. */
  word: OrderWord
  /** Some pieces have left, others have not. */
  partly: boolean
  /** Closed or cancelled. */
  over: boolean
}

/** Which sections stand where on an order's page, in their order. */
export type OrderDetailSlots<Props = OrderDetailProps> = {
  /** One beneath the other. */
  above: readonly Section<OrderDetailView<Props>>[]
  /** Each row two side by side, where there is room for them. */
  rows: readonly (readonly Section<OrderDetailView<Props>>[])[]
  /** One beneath the other. */
  below: readonly Section<OrderDetailView<Props>>[]
}

/** An order as its sections stand on its page: how far it is, its facts in rows, its goods. */
export function OrderDetailFrame<Props extends OrderDetailProps>({
  shown,
  above,
  rows,
  below,
}: OrderDetailSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const { order } = shown
  const partly = isPartlySent(order.orderItemDtos)
  const word = orderWord({ ...order, partly })
  const view = {
    ...shown,
    word,
    partly,
    over: word === 'closed' || word === 'canceled',
  }
  return (
    <Container>
      <div className={styles.page}>
        {above.map((Part, at) => (
          <Part key={at} {...view} />
        ))}
        {rows.map((row, at) => (
          <div key={at} className={styles.columns}>
            {row.map((Part, at) => (
              <Part key={at} {...view} />
            ))}
          </div>
        ))}
        {below.map((Part, at) => (
          <Part key={at} {...view} />
        ))}
      </div>
    </Container>
  )
}
