import { isPartlySent, orderDisplayState } from '@millwright/domain/order/orderStatus'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'
import { Container } from '@millwright/ui/Container'
import type { ActionResult } from '../../loader.ts'
import type { Section } from '../../section.ts'
import type { OrderDetailData } from './OrderDetail.load.ts'
import * as styles from './OrderDetail.css.ts'

export type OrderDetailProps = Omit<OrderDetailData, 'head'> & { outcome?: ActionResult }

/** The props of each section of the order detail page: the screen's props and the order's state. */
export type OrderDetailView<Props = OrderDetailProps> = Props & {
  /** The state shown to the buyer. */
  word: OrderDisplayState
  /** Whether the order is partly shipped. */
  partly: boolean
  /** Whether the order is closed or cancelled. */
  over: boolean
}

/** The sections of the order detail page, by slot, in order. */
export type OrderDetailSlots<Props = OrderDetailProps> = {
  /** Above the rows, in one column. */
  above: readonly Section<OrderDetailView<Props>>[]
  /** Rows of two sections, side by side if there is room. */
  rows: readonly (readonly Section<OrderDetailView<Props>>[])[]
  /** Under the rows, in one column. */
  below: readonly Section<OrderDetailView<Props>>[]
}

/** The layout of the order detail page: progress, rows of facts, goods. */
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
  const word = orderDisplayState({ ...order, partly })
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
