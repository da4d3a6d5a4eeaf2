import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { deliveredItems } from './deliveredItems.ts'
import type { OrderSheetData } from './OrderSheet.load.ts'
import { OrderSheetFacts } from './OrderSheetFacts.tsx'
import { OrderSheetLines } from './OrderSheetLines.tsx'
import { OrderSheetParties } from './OrderSheetParties.tsx'
import { OrderSheetSums } from './OrderSheetSums.tsx'
import * as styles from './OrderSheet.css.ts'

export type OrderSheetProps = Omit<OrderSheetData, 'head'>

/** An order on A4, with prices or as a delivery note. */
export function OrderSheet({ kind, order, packages, tax, date }: OrderSheetProps) {
  const text = useText('order')
  const language = useLanguage()
  const priced = kind === 'order'
  const { orderNumber, orderItemDtos } = order
  const lines = priced ? orderItemDtos : deliveredItems(orderItemDtos, packages)
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <Button href={path('order-detail', { orderNumber })} icon="chevronLeft" tone="quiet">
          {text('detail')}
        </Button>
        <span className={styles.print}>
          <Button tone="action" icon="document" onPress={() => print()}>
            {text('print')}
          </Button>
        </span>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{text(priced ? 'sheetOrder' : 'sheetDelivery')}</h1>
            {order.poNumber && (
              <p className={styles.shop}>
                {text('poNumberShort')} {order.poNumber}
              </p>
            )}
          </div>
          <OrderSheetFacts kind={kind} order={order} packages={packages} />
        </header>
        <OrderSheetParties order={order} />
        <OrderSheetLines lines={lines} priced={priced} />
        {priced && <OrderSheetSums order={order} tax={tax} />}
        <div className={styles.signs}>
          {priced ? (
            <>
              <span className={styles.sign}>
                {text('sheetBuyer')}: {text('sheetSigned')}
              </span>
              <span className={styles.sign}>
                {text('sheetSeller')}: {text('sheetSigned')}
              </span>
            </>
          ) : (
            <>
              <span className={styles.sign}>{text('sheetReceivedBy')}</span>
              <span className={styles.sign}>{text('sheetSignDate')}</span>
            </>
          )}
        </div>
        <footer className={styles.foot}>
          <span>{text('sheetLines', { count: lines.length })}</span>
          <span>{text('sheetDate', { date: formatDate(language, date) })}</span>
        </footer>
      </article>
    </div>
  )
}
