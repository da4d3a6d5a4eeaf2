import { useEffect, useRef } from 'react'
import type { MatchSign, OrderCandidate, PricedOrderLine } from '@millwright/contract/quick-order/entities'
import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { UserText } from '@millwright/commerce/UserText'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_LINE_LENGTH } from '@millwright/domain/quick-order/limits'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Select } from '@millwright/ui/Select'
import { Status } from '@millwright/ui/Status'
import { Table } from '@millwright/ui/Table'
import { TextField } from '@millwright/ui/TextField'
import { RemoveLine } from '../../layout/RemoveLine.tsx'
import { LineStatus } from './LineStatus.tsx'
import { pressOwnButton } from './pressOwnButton.ts'
import { candidateName, substitutesFor } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'
import { isAgainst, signText } from './signText.ts'
import * as styles from './QuickOrder.css.ts'

export type QuickRow = { at: number; line: QuickLine; offer: PricedOrderLine | undefined }
type Row = QuickRow

/** The lines as a table with fields, which works before scripts. On phones each line is a card. */
export function QuickOrderTable({
  rows,
  errorAt,
}: {
  rows: readonly QuickRow[]
  errorAt: (name: string) => string | undefined
}) {
  const text = useText('quickOrder')
  return (
    <Table
      caption={text('list')}
      hideCaption
      narrow="cards"
      rows={rows}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          key: 'written',
          header: text('written'),
          width: '22%',
          cell: (row) => <Written {...row} error={errorAt(`raw.${row.at}`)} />,
          rowHeader: true,
        },
        { key: 'part', header: text('part'), cell: (row) => <Part {...row} /> },
        {
          key: 'quantity',
          header: text('quantity'),
          width: 128,
          cell: (row) => <Quantity {...row} error={errorAt(`q.${row.at}`)} />,
        },
        { key: 'amount', header: text('amount'), align: 'end', width: 148, cell: (row) => <Amount {...row} /> },
        { key: 'stock', header: text('stock'), width: 116, cell: (row) => <Stock {...row} /> },
      ]}
    />
  )
}

function Written({ at, line, error }: Row & { error: string | undefined }) {
  const text = useText('quickOrder')
  const { raw, note, articleNumber } = line
  return (
    <span className={styles.written}>
      <span className={styles.raw}>
        <span className={styles.number}>{at + 1}</span>
        <UserText>{raw}</UserText>
        <span className={styles.remove}>
          <RemoveLine at={at} label={text('removeLine', { n: at + 1 })} />
        </span>
      </span>
      <LineStatus line={line} />
      {articleNumber && (
        <span className={styles.muted}>
          <UserText sentence={text('ownNumber', { number: articleNumber })}>{articleNumber}</UserText>
        </span>
      )}
      {note && (
        <span className={styles.muted}>
          <UserText sentence={text('note', { note })}>{note}</UserText>
        </span>
      )}
      <details key={raw} className={styles.change} open={error !== undefined}>
        <summary className={styles.changeTitle} aria-label={text('changeLine', { n: at + 1 })}>
          {text('change')}
        </summary>
        <div className={styles.changeFields} onKeyDown={pressOwnButton}>
          <TextField
            label={text('lineWritten', { n: at + 1 })}
            hideLabel
            size="small"
            name={`raw.${at}`}
            maxLength={QUICK_ORDER_LINE_LENGTH}
            defaultValue={raw}
            error={error}
          />
          <Button type="submit" name="intent" value={`reread.${at}`} size="small">
            {text('reread')}
          </Button>
        </div>
      </details>
    </span>
  )
}

function Part({ at, line, offer }: Row) {
  const text = useText('quickOrder')
  const money = useMoney()
  const { skuId, candidates, raw } = line
  if (!candidates.length) return <span className={styles.muted}>{text('noPart')}</span>
  const chosen = candidates.find((one) => one.skuId === skuId)
  const substitutes = substitutesFor(line, offer)
  return (
    <span className={styles.parts}>
      {chosen && <Chosen part={chosen} />}
      {candidates.length > 1 || !chosen ? (
        <PartSelect key={raw} at={at} line={line} />
      ) : (
        <input type="hidden" name={`sku.${at}`} value={skuId} />
      )}
      {(chosen ? [chosen] : candidates.slice(0, 3)).map((one) => (
        <Signs key={one.skuId} signs={one.signs} of={chosen ? undefined : candidateName(one, money)} />
      ))}
      {substitutes.length > 0 && (
        <span className={styles.instead}>
          <span>{text('insteadOf')}</span>
          {substitutes.map((one) => (
            <Signs key={one.skuId} signs={one.signs} of={candidateName(one, money)} />
          ))}
        </span>
      )}
    </span>
  )
}

/** The parts to choose from. A plan or another answer may choose another one, and the focus stays. */
function PartSelect({ at, line: { raw, skuId, candidates } }: Pick<Row, 'at' | 'line'>) {
  const text = useText('quickOrder')
  const money = useMoney()
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = skuId
  }, [skuId])
  return (
    <Select
      ref={field}
      label={text('chooseOf', { n: at + 1, written: raw })}
      hideLabel
      size="small"
      name={`sku.${at}`}
      defaultValue={skuId}
      options={[
        ...(skuId ? [] : [{ value: '', label: text('choose') }]),
        ...candidates.map((one) => ({ value: one.skuId, label: candidateName(one, money) })),
      ]}
    />
  )
}

function Chosen({ part: { prodId, skuId, partyCode, prodName, brandName, shopName, pic } }: { part: OrderCandidate }) {
  return (
    <span className={styles.chosen}>
      <Image src={pic} alt="" ratio={1} width={40} />
      <span className={styles.names}>
        <a href={path('detail', { prodId, sku: skuId })} className={styles.code}>
          {partyCode}
        </a>
        <span className={styles.muted}>{[brandName, prodName, shopName].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

function Signs({ signs, of }: { signs: readonly MatchSign[]; of: string | undefined }) {
  const text = useText('quickOrder')
  if (!signs.length) return null
  return (
    <ul className={styles.signs} aria-label={of}>
      {of && (
        <li className={styles.signOf} aria-hidden>
          {of}
        </li>
      )}
      {signs.map((sign) => (
        <li
          key={signText(text, sign)}
          className={styles.sign}
          data-against={isAgainst(sign) ? '' : undefined}
          data-differs={sign.kind === 'differs' ? '' : undefined}
        >
          {signText(text, sign)}
        </li>
      ))}
    </ul>
  )
}

function Quantity({ at, line, offer, error }: Row & { error: string | undefined }) {
  const text = useText('quickOrder')
  const language = useLanguage()
  const { quantity, unit, raw, candidates } = line
  const rounded = offer && String(offer.orderQuantity) !== quantity
  if (!candidates.length) return <span className={styles.muted}>{[quantity, unit].filter(Boolean).join(' ')}</span>
  return (
    <TextField
      key={`${raw} ${quantity}`}
      label={text('quantityOf', { n: at + 1, written: raw })}
      hideLabel
      size="small"
      name={`q.${at}`}
      inputMode="numeric"
      maxLength={7}
      defaultValue={quantity}
      error={error}
      hint={
        rounded
          ? text('roundedTo', { count: formatNumber(language, offer.orderQuantity), unit: offer.unit ?? '' }).trim()
          : undefined
      }
    />
  )
}

function Amount({ offer }: Row) {
  const text = useText('quickOrder')
  const language = useLanguage()
  const money = useMoney()
  if (!offer) return null
  const { price, listPrice, amount, nextTier, unit } = offer
  const saves = nextTier ? centsOf(amount) - centsOf(nextTier.amount) : 0n
  const count = nextTier && `${formatNumber(language, nextTier.minQty)} ${unit ?? ''}`.trim()
  return (
    <span className={styles.amounts}>
      <Money amount={offer.actualTotal} size={14} tone="ink" />
      <span className={styles.muted}>
        <Money amount={price} size={12} tone="ink" />
        {unit && ` / ${unit}`}
      </span>
      {price !== listPrice && <span className={styles.muted}>{text('listPrice', { price: money(listPrice) })}</span>}
      {nextTier && count && (
        <span className={saves > 0n ? styles.saving : styles.muted}>
          {saves > 0n
            ? text('nextTierSaves', { count, amount: money(centsText(saves)) })
            : text('nextTier', { count, price: money(nextTier.price) })}
        </span>
      )}
    </span>
  )
}

function Stock({ offer }: Row) {
  const text = useText('quickOrder')
  const language = useLanguage()
  if (!offer) return null
  if (offer.problem === 'tooMany')
    return <Status tone="warn">{text('tooMany', { stock: formatNumber(language, offer.stocks) })}</Status>
  return <StockAndLeadTime stocks={offer.stocks} leadDays={offer.leadDays} />
}
