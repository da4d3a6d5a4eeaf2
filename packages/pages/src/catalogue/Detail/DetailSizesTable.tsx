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
export function DetailSizesTable({ skus, sort, onSort, current, ...row }: DetailSizesTableProps) {
  const text = useText('detail')
  const names = [...new Set(skus.flatMap((sku) => Object.keys(valuesOf(sku))))]
  const head = { sort, onSort }
  return (
    <div className={styles.frame} role="group" aria-label={text('sizes')} tabIndex={0}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr className={styles.headRow}>
            <Head column="model" label={text('sizesModel')} look={styles.modelHead} {...head} />
            {names.map((name) => (
              <Head key={name} column={`p-${name}`} label={name || text('options')} look={styles.head} {...head} />
            ))}
            <Head column="stock" label={text('sizesStock')} look={styles.head} {...head} />
            <Head column="price" label={text('sizesPrice')} look={styles.figureHead} {...head} />
            <th scope="col" className={styles.countHead}>
              {text('sizesQuantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => (
            <Row key={sku.skuId} sku={sku} names={names} isCurrent={sku.skuId === current} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = Pick<DetailSizesTableProps, 'sort' | 'onSort'> & { column: string; label: string; look: string }

/** A column's head, which sorts by the column: ascending, descending, then not at all. */
function Head({ column, label, look, sort, onSort }: HeadProps) {
  const text = useText('detail')
  const on = sort?.column === column
  return (
    <th scope="col" className={look} aria-sort={on ? (sort.down ? 'descending' : 'ascending') : undefined}>
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

type RowProps = Pick<DetailSizesTableProps, 'hrefOf' | 'onChoose' | 'typed' | 'onType' | 'onLeave' | 'problemOf'> & {
  sku: DetailSku
  names: readonly string[]
  isCurrent: boolean
}

function Row({ sku, names, isCurrent, hrefOf, onChoose, ...count }: RowProps) {
  const { skuId, partyCode, stocks, leadDays, price, steps } = sku
  const values = valuesOf(sku)
  return (
    <tr className={styles.row} aria-current={isCurrent ? 'true' : undefined}>
      <th scope="row" className={styles.model}>
        <a
          href={hrefOf(skuId)}
          className={styles.choose}
          rel="nofollow"
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onChoose(sku)
          }}
        >
          {partyCode ?? skuId}
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
      <td className={styles.count}>{stocks !== 0 && <Count sku={sku} {...count} />}</td>
    </tr>
  )
}

type CountProps = Pick<RowProps, 'sku' | 'typed' | 'onType' | 'onLeave' | 'problemOf'>

function Count({ sku: { skuId, partyCode, minOrderQty = 1 }, typed, onType, onLeave, problemOf }: CountProps) {
  const commerce = useText('commerce')
  const problem = problemOf(skuId)
  return (
    <>
      <input
        name={`count.${skuId}`}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        className={styles.input}
        placeholder={minOrderQty > 1 ? `≥ ${minOrderQty}` : undefined}
        aria-label={commerce('quantityOf', { name: partyCode ?? skuId })}
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
  )
}
