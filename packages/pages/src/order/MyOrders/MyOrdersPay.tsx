import type { MyOrder } from '@millwright/contract/order/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import * as styles from './MyOrders.css.ts'

type MyOrdersPayProps = {
  /** The id of the form, to which the checkboxes of the orders belong. */
  form: string
  /** The number of orders that can be paid. */
  payable: number
  chosen: readonly MyOrder[]
}

/** The form that pays several orders together, with their sum. */
export function MyOrdersPay({ form, payable, chosen }: MyOrdersPayProps) {
  const text = useText('order')
  return (
    <form id={form} method="post" action={path('uc-order')} className={styles.together}>
      <span aria-live="polite">
        {chosen.length > 0
          ? text('chosenOrders', { count: chosen.length })
          : text('payTogetherHint', { count: payable })}
      </span>
      <span className={styles.sum}>
        {chosen.length > 0 && (
          <Money
            amount={totalOf(chosen.map(({ actualTotal }) => ({ price: actualTotal, quantity: 1 })))}
            size={22}
            label={text('payable')}
          />
        )}
        <Button type="submit" name="intent" value="payTogether" tone="action">
          {text('payTogether')}
        </Button>
      </span>
    </form>
  )
}
