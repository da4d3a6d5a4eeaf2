import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Money } from '@millwright/ui/Money'
import type { DetailSku } from './Detail.load.ts'
import type { SizeSort } from './sortSizes.ts'
import * as styles from './DetailSizes.css.ts'

/** The selected SKU, and how to select another. */
export type SizeChoice = {
  current: string | undefined
  hrefOf: (skuId: string) => string
  onChoose: (sku: DetailSku) => void
}

type DetailSizesTableProps = SizeChoice & {
  skus: readonly DetailSku[]
  sort: SizeSort
  onSort: (sort: SizeSort) => void
  /** The typed quantity of each SKU. */
  typed: Readonly<Record<string, string>>
  onType: (change: { skuId: string; value: string }) => void
  onLeave: (change: { skuId: string; value: string }) => void
  problemOf: (skuId: string) => string | undefined
}

/**
 * The rows of the SKU table. Model and quantity stay visible while the rest scrolls sideways. On phones a row has two
 * lines.
 */
export function DetailSizesTable({
  skus,
  current,
  hrefOf,
  onChoose,
  sort,
  onSort,
  typed,
  onType,
  onLeave,
  problemOf,
}: DetailSizesTableProps) {
  const text = useText('detail')
  const commerce = useText('commerce')
  const names = [...new Set(skus.flatMap((sku) => Object.keys(valuesOf(sku))))]
  const head = (column: string, label: string, look: string) => {
    const on = sort?.column === column
    return (
      <th
        key={column}
        scope="col"

        className={look}
        aria-sort={on ? (sort.down ? 'descending' : 'ascending') : undefined}
      >
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(!on ? { column, down: false } : sort.down ? undefined : { column, down: true })}
          title={text('sizesSortBy', { name: label })}
        >
          {label}
          <span className={styles.arrow} data-on={on || undefined}>
            <Icon name={on && sort.down ? 'chevronDown' : 'chevronUp'} size={12} />
          </span>
        </button>
      </th>
    )
  }
  return (
    <div className={styles.frame} role="group" aria-label={text('sizes')} tabIndex={0}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr className={styles.headRow}>
            {head('model', text('sizesModel'), styles.modelHead)}
            {names.map((name) => head(`p-${name}`, name || text('options'), styles.head))}
            {head('stock', text('sizesStock'), styles.head)}
            {head('price', text('sizesPrice'), styles.figureHead)}
            <th scope="col" className={styles.countHead}>
              {text('sizesQuantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => {
            const { skuId, partyCode, stocks, leadDays, price, steps, minOrderQty = 1 } = sku
            const values = valuesOf(sku)
            const name = partyCode ?? skuId
            const problem = problemOf(skuId)
            return (
              <tr key={skuId} className={styles.row} aria-current={skuId === current ? 'true' : undefined}>
                <th scope="row" className={styles.model}>
                  <a
                    href={hrefOf(skuId)}
                    className={styles.choose}
                    rel="nofollow"
                    aria-current={skuId === current ? 'true' : undefined}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return
                      event.preventDefault()
                      onChoose(sku)
                    }}
                  >
                    {name}
                  </a>
                </th>
                {names.map((one) => (
                  <td key={one} className={styles.cell} data-name={one || undefined}>
                    {values[one]}
                  </td>
                ))}
                <td className={styles.stock}>
                  <StockAndLeadTime stocks={stocks} leadDays={leadDays} />
                </td>
                <td className={styles.figure}>
                  <Money amount={steps[0]?.price ?? price} size={14} tone="price" />
                </td>
                <td className={styles.count}>
                  {stocks !== 0 && (
                    <>
                      <input
                        name={`count.${skuId}`}
                        inputMode="numeric"
                        maxLength={6}
                        autoComplete="off"
                        className={styles.input}
                        placeholder={minOrderQty > 1 ? `≥ ${minOrderQty}` : undefined}
                        aria-label={commerce('quantityOf', { name })}
                        value={typed[skuId] ?? ''}
                        aria-invalid={problem !== undefined || undefined}
                        aria-describedby={problem && `problem-${skuId}`}
                        onBlur={({ currentTarget: { value } }) => onLeave({ skuId, value })}
                        onChange={({ currentTarget: { value } }) => onType({ skuId, value })}
                      />
                      {problem && (
                        <span id={`problem-${skuId}`} className={styles.problem}>
                          {problem}
                        </span>
                      )}
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
