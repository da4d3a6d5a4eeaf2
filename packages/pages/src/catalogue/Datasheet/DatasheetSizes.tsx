import { readProperties } from '@millwright/domain/product/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import type { DatasheetData } from './Datasheet.load.ts'
import * as styles from './Datasheet.css.ts'

/** The number of rows that fit on one page with the drawing. A note gives the number of omitted rows. */
const ROWS = 40

type Sizes = DatasheetData['sizes']
type ReadSize = Sizes[number] & { values: Readonly<Record<string, string>> }

/** The table of the SKUs, at most one page of rows around the sheet's own SKU. */
export function DatasheetSizes({ sizes, chosen }: { sizes: Sizes; chosen: string | undefined }) {
  const text = useText('detail')
  const sheet = useText('datasheet')
  const read: ReadSize[] = sizes.map((sku) => ({
    ...sku,
    values: Object.fromEntries(readProperties(sku.properties).map(({ name, value }) => [name, value])),
  }))
  const names = [...new Set(read.flatMap(({ values }) => Object.keys(values)))]
  const weighed = sizes.some(({ weight }) => weight)
  const place = read.findIndex(({ skuId }) => skuId === chosen)
  const from = place < ROWS ? 0 : Math.min(place - ROWS / 2, read.length - ROWS)
  const shown = read.slice(from, from + ROWS)
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{sheet('sizes', { count: sizes.length })}</h2>
      <div className={styles.scroll} role="region" aria-label={text('sizes')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.column}>
                {text('sizesModel')}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className={styles.column}>
                  {name || text('options')}
                </th>
              ))}
              {weighed && (
                <th scope="col" className={styles.figureColumn}>
                  {sheet('weight')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ skuId, partyCode: code, values, weight }) => (
              <tr key={skuId} aria-current={skuId === chosen ? 'true' : undefined} className={styles.row}>
                <th scope="row" className={styles.code1}>
                  {code ?? skuId}
                </th>
                {names.map((name) => (
                  <td key={name} className={styles.cell}>
                    {values[name]}
                  </td>
                ))}
                {weighed && <td className={styles.figure}>{weight}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sizes.length > ROWS && <p className={styles.more}>{sheet('more', { count: sizes.length - ROWS })}</p>}
    </section>
  )
}
