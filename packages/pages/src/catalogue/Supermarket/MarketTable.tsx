import { memo, useCallback, useState, useSyncExternalStore } from 'react'
import { AgreedTerms } from '@millwright/commerce/AgreedTerms'
import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { useProblemText } from '@millwright/commerce/ProblemText'
import type { Problem } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { priceSteps, stepAt } from '@millwright/domain/price/price'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { useQuantityNotes } from '../../layout/useQuantityNotes.ts'
import type { MarketRow, SupermarketData } from './Supermarket.load.ts'
import type { Quantities } from './quantities.ts'
import { nameOf } from './rowQuantities.ts'
import * as styles from './MarketTable.css.ts'

type MarketTableProps = Pick<SupermarketData, 'classes'> & {
  quantities: Quantities
  /** The problems of posted quantities, and the typed input, by field name. */
  fields: Readonly<Record<string, Problem>> | undefined
  typed: Readonly<Record<string, string>> | undefined
}

// Phone rows are not laid out as a table, so browsers need explicit roles.
const roles = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
} as const

const heads = ['model', 'size', 'price', 'stock', 'quantity', 'amount'] as const

/** The weekly table: one row per SKU, grouped by category, with a quantity field. */
export function MarketTable({ classes, quantities, fields, typed }: MarketTableProps) {
  const text = useText('supermarket')
  return (
    <table role={roles.table} className={styles.table} aria-label={text('title')}>
      <thead role={roles.rowgroup} className={styles.head}>
        <tr role={roles.row} className={styles.columns}>
          {heads.map((head) => (
            <th key={head} role={roles.columnheader} scope="col" className={styles.headCell} data-column={head}>
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      {classes.map(({ categoryId, categoryName, rows }) => (
        <tbody key={categoryId} role={roles.rowgroup} id={`class-${categoryId}`} className={styles.body}>
          <tr role={roles.row} className={styles.classRow}>
            <th role={roles.rowheader} scope="rowgroup" colSpan={heads.length} className={styles.className}>
              {categoryName} <span className={styles.count}>{text('lines', { count: rows.length })}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <Row
              key={row.skuId}
              row={row}
              quantities={quantities}
              fault={fields?.[nameOf(row.skuId)]}
              typed={typed?.[nameOf(row.skuId)]}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type RowProps = { row: MarketRow; quantities: Quantities; fault: Problem | undefined; typed: string | undefined }

const Row = memo(function Row({ row, quantities, fault, typed }: RowProps) {
  const errors = useText('errors')
  const say = useProblemText()
  const { skuId, prodId, model, name, size, stocks, leadDays } = row
  const read = useCallback(() => quantities.stateOf(skuId), [quantities, skuId])
  const { quantity, amount, problem } = useSyncExternalStore(quantities.subscribe, read, read)
  // An invalid quantity shows its error on blur, not while typing. A refusal by the mall shows until the input changes.
  const [left, setLeft] = useState(false)
  const [heard, setHeard] = useState<Problem>()
  const refused = fault !== heard && fault ? say(fault) : undefined
  const wrong = refused ?? (left && problem ? errors(problem.problem, { bound: problem.bound }) : undefined)
  return (
    <tr
      role={roles.row}
      className={styles.row}
      data-wanted={quantity > 0 || undefined}
      data-wrong={wrong ? '' : undefined}
    >
      <th role={roles.rowheader} scope="row" className={styles.model}>
        <a href={path('detail', { prodId, sku: skuId })} className={styles.link}>
          {model}
        </a>
      </th>
      <td role={roles.cell} className={styles.size}>
        {size && <span className={styles.values}>{size}</span>}
        <span className={styles.name}>{name}</span>
      </td>
      <PriceCell row={row} quantity={quantity} />
      <td role={roles.cell} className={styles.stock}>
        <StockAndLeadTime stocks={stocks} leadDays={leadDays} />
      </td>
      <QuantityCell
        row={row}
        typed={typed}
        wrong={wrong}
        onInput={() => {
          setLeft(false)
          setHeard(fault)
        }}
        onBlur={() => setLeft(true)}
      />
      <td role={roles.cell} className={styles.amount}>
        {amount !== undefined && <Money amount={amount} size={14} tone="ink" />}
      </td>
    </tr>
  )
})

/** The price steps, with the step that the quantity reaches, and the agreement terms. */
function PriceCell({ row, quantity }: { row: MarketRow; quantity: number }) {
  const commerce = useText('commerce')
  const language = useLanguage()
  const money = useMoney()
  const unit = row.unit ?? commerce('unitDefault')
  const steps = priceSteps(row)
  const reached = stepAt(steps, Math.max(quantity, row.minOrderQty ?? 1))
  return (
    <td role={roles.cell} className={styles.price}>
      {steps.map((step) => (
        <span key={step.minQty} className={styles.step} data-reached={step === reached || undefined}>
          <span className={styles.from}>{formatNumber(language, step.minQty)}+</span> {money(step.price)}
          {step === steps.at(-1) && <span className={styles.unit}> /{unit}</span>}
        </span>
      ))}
      {row.agreementPrice !== undefined && (
        <AgreedTerms agreementMinQty={row.agreementMinQty} expireTime={row.expireTime} unit={unit} />
      )}
    </td>
  )
}

type QuantityCellProps = {
  row: MarketRow
  typed: string | undefined
  wrong: string | undefined
  onInput: () => void
  onBlur: () => void
}

/** The quantity field with the minimum and pack notes of the SKU, and the problem. */
function QuantityCell({ row, typed, wrong, onInput, onBlur }: QuantityCellProps) {
  const text = useText('supermarket')
  const commerce = useText('commerce')
  const { skuId, model, minOrderQty = 1, packQty = 1 } = row
  const notes = useQuantityNotes({ minOrderQty, packQty, unit: row.unit ?? commerce('unitDefault') })
  const described = [wrong && `wrong-${skuId}`, notes.length > 0 && `notes-${skuId}`].filter(Boolean).join(' ')
  return (
    <td role={roles.cell} className={styles.quantity}>
      <input
        name={nameOf(skuId)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={9}
        defaultValue={typed}
        placeholder={minOrderQty > 1 ? String(minOrderQty) : undefined}
        className={styles.box}
        aria-label={text('quantityOf', { model })}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described || undefined}
        onInput={onInput}
        onBlur={onBlur}
      />
      {notes.length > 0 && (
        <span id={`notes-${skuId}`} className={styles.notes}>
          {unbrokenFacts(notes.join(' · '))}
        </span>
      )}
      {wrong && (
        <span id={`wrong-${skuId}`} className={styles.wrong}>
          {wrong}
        </span>
      )}
    </td>
  )
}
