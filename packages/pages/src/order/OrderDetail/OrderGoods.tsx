import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { PriceSteps } from '@millwright/commerce/PriceSteps'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { buyerActions } from '@millwright/domain/order/orderStatus'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { hasScreen } from '../../hasScreen.ts'
import { LineLinks } from '../LineLinks.tsx'
import { RebuyLine } from '../../layout/RebuyLine/RebuyLine.tsx'
import { lineLinks } from '../orderLinks.ts'
import { isOnAccount } from './isOnAccount.ts'
import type { OrderDetailView } from './OrderDetailFrame.tsx'
import * as styles from './OrderDetail.css.ts'

/** The order lines and amounts. Reads `order` and `over`. */
export function OrderGoods({ order, over }: Pick<OrderDetailView, 'order' | 'over'>) {
  const text = useText('order')
  const { orderNumber, orderItemDtos, total, transfee, reduceAmount, scoreAmount, orderScore, actualTotal } = order
  return (
    <Panel as="section">
      <div className={styles.section}>
        <div className={styles.goodsHead}>
          <Heading level={2} size={16}>
            {text('goods')}
          </Heading>
          {hasScreen(path('uc-order-lists')) && (
            <Button
              href={path('uc-order-lists', { orderNumber: order.orderNumber })}
              icon="rows"
              size="small"
              tone="quiet"
            >
              {text('saveAsList')}
            </Button>
          )}
        </div>
        <OrderLines
          lines={orderItemDtos}
          actionsOf={(index) => (
            <>
              <LineLinks links={lineLinks(order, orderItemDtos[index]!)} />
              {buyerActions(order).includes('rebuy') && (
                <RebuyLine orderNumber={orderNumber} item={orderItemDtos[index]!} />
              )}
            </>
          )}
        />
        <div className={styles.sums}>
          <OrderSums
            goods={total}
            freight={transfee}
            discount={centsText(centsOf(reduceAmount ?? '0') - centsOf(scoreAmount ?? '0'))}
            points={orderScore === undefined ? undefined : { score: orderScore, amount: scoreAmount ?? '0.00' }}
            total={actualTotal}
            refunded={order.refundedAmount}
            totalIs={isOnAccount(order) ? 'charged' : order.payTime ? 'paid' : over ? 'amount' : 'payable'}
          />
          {Number(reduceAmount ?? 0) > 0 && <PriceSteps steps={order.priceSteps} of="order" />}
        </div>
      </div>
    </Panel>
  )
}
