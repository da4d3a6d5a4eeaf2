import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { leadingSku } from '@millwright/domain/product/leadingSku'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { arrivalShown, freeFromOf, freightShown } from './freightShown.ts'
import type { DetailBuying, DetailView } from './DetailFrame.tsx'
import * as styles from './DetailBuy.css.ts'

type DetailDeliveryProps = Pick<DetailView, 'skus' | 'sku' | 'freight'> & Pick<DetailBuying, 'price' | 'quantity'>

/** Stock, delivery address and freight. Reads `skus`, `sku` and `freight`; also `price` and `quantity`. */
export function DetailDelivery({ skus, sku, freight, price, quantity }: DetailDeliveryProps) {
  const text = useText('detail')
  const language = useLanguage()
  const money = useMoney()
  const lowest = leadingSku(skus)
  const least = sku ? price : lowest?.steps[0]?.price
  const carried =
    freight &&
    freightShown(
      freight,
      totalOf(least ? [{ price: least, quantity: sku ? quantity : (lowest?.minOrderQty ?? 1) }] : []),
    )
  const freeFrom = freight && carried && freeFromOf(freight, carried)
  const arrival = sku && arrivalShown(freight, sku)
  const day = (time: number) => formatDay(language, time)
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt className={styles.term}>{text('stock')}</dt>
        <dd className={styles.detail}>
          {sku ? <StockAndLeadTime stocks={sku.stocks} leadDays={sku.leadDays} /> : '-'}
        </dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.term}>{text('delivery')}</dt>
        <dd className={styles.detail}>
          {freight?.place && <span>{text('deliverTo', { place: freight.place })}</span>}
          <span>
            {carried
              ? carried.free
                ? text(carried.byLevel ? 'freightFreeLevel' : 'freightFree')
                : text('freight', { amount: money(carried.amount) })
              : text('freightAtOrder')}
          </span>
          {freeFrom && <span>{text('freightFreeFrom', { amount: money(freeFrom) })}</span>}
          {arrival && <span>{text('arrival', { from: day(arrival.from), to: day(arrival.to) })}</span>}
        </dd>
      </div>
    </dl>
  )
}
