import { useMemo } from 'react'
import type { PricedOrderLine } from '@millwright/contract/quick-order/entities'
import { readQuantity } from '@millwright/domain/account/validation'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DataGrid } from '@millwright/ui/DataGrid'
import type { GridChange, GridColumn } from '@millwright/ui/DataGrid'
import { Status } from '@millwright/ui/Status'
import { RemoveLine } from '../../layout/RemoveLine.tsx'
import { LineStatus, stateKey } from './LineStatus.tsx'
import type { GridEdits } from './gridEdits.ts'
import type { QuickRow } from './QuickOrderTable.tsx'
import { candidateName, substitutesFor } from './quickLine.ts'
import { signText } from './signText.ts'

type Props = {
  rows: readonly QuickRow[]
  /** Called with the changed fields of the form: `q.0` is a quantity, `sku.0` a part. */
  onEdit: (edits: GridEdits) => void
}

/** The list as a grid: quantities and parts are edited, copied and pasted as in a spreadsheet. */
export function QuickOrderGrid({ rows, onEdit }: Props) {
  const columns = useColumns()
  const text = useText('quickOrder')
  return (
    <DataGrid
      label={text('list')}
      rows={rows}
      rowKey={rowKey}
      labelOf={labelOf}
      columns={columns}
      height={560}
      dense
      onEdit={({ changes }) => onEdit(Object.fromEntries(changes.map(fieldOf)))}
    />
  )
}

const rowKey = ({ at }: QuickRow) => String(at)
const labelOf = ({ at, line }: QuickRow) => `${at + 1} ${line.raw}`

function fieldOf({ rowKey, row, column, to }: GridChange<QuickRow>): [string, string] {
  if (column === 'quantity') return [`q.${rowKey}`, to.trim()]
  const typed = to.trim().toLowerCase()
  const part = row.line.candidates.find((one) => one.skuId === to || one.partyCode.toLowerCase() === typed)
  return [`sku.${rowKey}`, part?.skuId ?? '']
}

type Words = {
  text: ReturnType<typeof useText<'quickOrder'>>
  number: (value: number) => string
  money: ReturnType<typeof useMoney>
}
type Column = GridColumn<QuickRow>

function useColumns(): Column[] {
  const text = useText('quickOrder')
  const language = useLanguage()
  const money = useMoney()
  return useMemo(() => {
    const words: Words = { text, money, number: (value) => formatNumber(language, value) }
    return [...writtenColumns(words), ...partColumns(words), ...priceColumns(words), ...stockColumns(words)]
  }, [text, language, money])
}

const partOf = ({ line }: QuickRow) => line.candidates.find(({ skuId }) => skuId === line.skuId)
const isOffered = ({ line }: QuickRow) => line.candidates.length > 0

function writtenColumns({ text }: Words): Column[] {
  return [
    {
      key: 'number',
      header: text('number'),
      width: 56,
      pin: 'start',
      align: 'end',
      cell: ({ at }) => at + 1,
      text: ({ at }) => String(at + 1),
    },
    { key: 'written', header: text('written'), width: 200, cell: ({ line }) => line.raw, rowHeader: true },
    {
      key: 'state',
      header: text('state'),
      width: 124,
      sort: true,
      text: ({ line }) => text(stateKey(line)),
      cell: ({ line }) => <LineStatus line={line} />,
    },
  ]
}

function partColumns({ text, money }: Words): Column[] {
  return [
    {
      key: 'part',
      header: text('part'),
      width: 260,
      cell: (row) => {
        const part = partOf(row)
        if (part) return [part.partyCode, part.brandName, part.shopName].filter(Boolean).join(' · ')
        return isOffered(row) ? text('choose') : text('noPart')
      },
      text: (row) => partOf(row)?.partyCode ?? '',
      edit: {
        // A part number may stand for the parts of several makers, so that an option is an id.
        options: (row) => [
          ...(partOf(row) ? [] : [{ value: '', label: text('choose') }]),
          ...row.line.candidates.map((one) => ({
            value: one === partOf(row) ? one.partyCode : one.skuId,
            label: candidateName(one, money),
          })),
        ],
        others: true,
        allowed: isOffered,
        check: (typed, row) => (isPart(typed, row) ? undefined : text('chooseListed')),
      },
    },
    {
      key: 'quantity',
      header: text('quantity'),
      width: 96,
      align: 'end',
      cell: ({ line }) => line.quantity,
      edit: {
        inputMode: 'numeric',
        allowed: isOffered,
        check: (typed) => (!typed.trim() || 'quantity' in readQuantity(typed) ? undefined : text('wholeNumber')),
      },
    },
  ]
}

function priceColumns({ text, money }: Words): Column[] {
  return [
    {
      key: 'price',
      header: text('price'),
      width: 96,
      align: 'end',
      cell: ({ offer }) => (offer ? money(offer.price) : ''),
    },
    {
      key: 'amount',
      header: text('amount'),
      width: 112,
      align: 'end',
      cell: ({ offer }) => (offer ? money(offer.actualTotal) : ''),
      text: ({ offer }) => offer?.actualTotal ?? '',
      sort: true,
    },
  ]
}

function stockColumns({ text, number }: Words): Column[] {
  const stockOf = ({ stocks }: PricedOrderLine) => (stocks < 0 ? '∞' : number(stocks))
  return [
    {
      key: 'stock',
      header: text('stockShort'),
      width: 96,
      align: 'end',
      cell: ({ offer }) => offer && (offer.problem ? <Status tone="warn">{stockOf(offer)}</Status> : stockOf(offer)),
      text: ({ offer }) => (offer ? String(offer.stocks) : ''),
    },
    {
      key: 'days',
      header: text('days'),
      width: 96,
      align: 'end',
      cell: ({ offer }) => (offer ? number(offer.leadDays) : ''),
    },
    {
      key: 'reasons',
      header: text('reasons'),
      width: 220,
      cell: (row) =>
        [
          ...((partOf(row) ?? row.line.candidates[0])?.signs.map((sign) => signText(text, sign)) ?? []),
          ...substitutesFor(row.line, row.offer).map(({ partyCode }) => text('insteadIs', { code: partyCode })),
        ].join(' · '),
    },
    {
      key: 'ordered',
      header: text('ordered'),
      width: 96,
      align: 'end',
      cell: ({ offer }) => (offer ? number(offer.orderQuantity) : ''),
    },
    { key: 'unit', header: text('unit'), width: 64, cell: ({ offer, line }) => offer?.unit ?? line.unit },
    {
      key: 'actions',
      header: text('actions'),
      width: 72,
      cell: ({ at }) => <RemoveLine at={at} label={text('removeLine', { n: at + 1 })} />,
    },
  ]
}

function isPart(typed: string, { line }: QuickRow): boolean {
  const code = typed.trim().toLowerCase()
  return !code || line.candidates.some(({ skuId, partyCode }) => skuId === code || partyCode.toLowerCase() === code)
}
