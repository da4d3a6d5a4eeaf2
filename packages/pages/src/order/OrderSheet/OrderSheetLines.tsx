import { UserText } from '@millwright/commerce/UserText'
import type { OrderItem } from '@millwright/contract/order/orderItem'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import * as styles from './OrderSheet.css.ts'

/** The lines of the sheet. A delivery note has no prices. */
export function OrderSheetLines({ lines, priced }: { lines: readonly OrderItem[]; priced: boolean }) {
  const text = useText('order')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.column}>
            #
          </th>
          <th scope="col" className={styles.column}>
            {text('product')}
          </th>
          <th scope="col" className={styles.figureColumn}>
            {text('quantity')}
          </th>
          {priced && (
            <>
              <th scope="col" className={styles.figureColumn}>
                {text('sheetUnitPrice')}
              </th>
              <th scope="col" className={styles.figureColumn}>
                {text('amount')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ orderItemId, prodCount, unit = '', price, ...line }, at) => (
          <tr key={orderItemId ?? at}>
            <td className={styles.cell}>{at + 1}</td>
            <Goods line={line} />
            <td className={styles.figure}>
              {formatNumber(language, prodCount)} {unitOf(locale, prodCount, unit)}
            </td>
            {priced && (
              <>
                <td className={styles.figure}>{money(price)}</td>
                <td className={styles.figure}>{money(totalOf([{ price, quantity: prodCount }]))}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type GoodsProps = { line: Pick<OrderItem, 'partyCode' | 'articleNumber' | 'prodName' | 'properties'> }

/** The model, the name, the buyer's own number and the properties of a line. */
function Goods({ line: { partyCode, articleNumber, prodName, properties } }: GoodsProps) {
  const text = useText('order')
  return (
    <td className={styles.cell}>
      <strong className={styles.model}>{partyCode ?? prodName}</strong>
      {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
      {articleNumber && (
        <span className={styles.name}>
          <UserText sentence={text('yourNumber', { number: articleNumber })}>{articleNumber}</UserText>
        </span>
      )}
      <span className={styles.name}>
        {readProperties(properties ?? '')
          .map(({ value }) => value)
          .join(' · ')}
      </span>
    </td>
  )
}
