import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { PricedOrder } from '@millwright/contract/quick-order/entities'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Segmented } from '@millwright/ui/Segmented'
import { Status } from '@millwright/ui/Status'
import { pricesOf, standingOf } from './quickLine.ts'
import type { LineStanding, QuickLine } from './quickLine.ts'
import * as styles from './QuickOrder.css.ts'
import { rowWithEdits, unsentEdits } from './gridEdits.ts'
import type { GridEdits } from './gridEdits.ts'
import { QuickOrderTable } from './QuickOrderTable.tsx'
import { useLaterPost } from './useLaterPost.ts'
import type { QuickRow } from './QuickOrderTable.tsx'

const Grid = lazy(() => import('./QuickOrderGrid.tsx').then(({ QuickOrderGrid }) => ({ default: QuickOrderGrid })))

/** Longer lists begin as a grid in wide windows. */
const LIST_MOST = 20

/** Lists of more lines have links past them. */
const SKIPPED = 8

type Props = {
  lines: readonly QuickLine[]
  priced: PricedOrder | undefined
  errorAt: (name: string) => string | undefined
}

const counts = {
  ready: ['good', 'readyCount'],
  choose: ['warn', 'chooseCount'],
  quantity: ['warn', 'quantityCount'],
  short: ['warn', 'shortCount'],
  none: ['neutral', 'noneCount'],
} as const

/** The lines of the list: as written, the part with its reasons, quantity, price and stock. */
export function QuickOrderLines({ lines, priced, errorAt }: Props) {
  const text = useText('quickOrder')
  const language = useLanguage()
  const offers = pricesOf(lines, priced)
  const rows = lines.map((line, at): QuickRow => ({ at, line, offer: offers.get(line) }))
  const standings = Map.groupBy(rows, ({ line, offer }) => standingOf(line, offer))
  const [view, setView] = useView(lines.length)
  const open = rows.filter(({ line, offer }) => standingOf(line, offer) !== 'ready')
  const { shown, only, setOnly } = useOnlyOpen(rows, open)
  return (
    <Panel as="section" className={styles.list}>
      <div className={styles.head}>
        <Heading level={2} size={16}>
          {text('list')}
        </Heading>
        <span className={styles.muted}>{text('lines', { count: lines.length })}</span>
        {(Object.keys(counts) as LineStanding[]).map((standing) => {
          const [tone, key] = counts[standing]
          const count = standings.get(standing)?.length ?? 0
          return count > 0 ? (
            <Status key={standing} tone={tone}>
              {text(key, { count: formatNumber(language, count) })}
            </Status>
          ) : null
        })}
        {view && (
          <span className={styles.views}>
            {(only || (open.length > 0 && open.length < rows.length)) && (
              <Checkbox label={text('onlyOpen')} checked={only} onChange={({ checked }) => setOnly(checked)} />
            )}
            <Segmented
              label={text('view')}
              hideLabel
              name="view"
              size="small"
              value={view}
              onChange={({ value }) => setView(value === 'grid' ? 'grid' : 'list')}
              options={[
                { value: 'list', label: text('asList') },
                { value: 'grid', label: text('asGrid') },
              ]}
            />
          </span>
        )}
      </div>
      {lines.length > SKIPPED && (
        <p className={styles.skips}>
          <a href="#plans">{text('toPlans')}</a> <a href="#sums">{text('toSums')}</a>
        </p>
      )}
      {view === 'grid' ? <EditedGrid lines={lines} rows={shown} /> : <EditedTable rows={shown} errorAt={errorAt} />}
    </Panel>
  )
}

/** The lines that wait for the buyer. A line that is complete now stays, so that the focus has its place. */
function useOnlyOpen(rows: readonly QuickRow[], open: readonly QuickRow[]) {
  const [kept, keep] = useState<{ count: number; at: ReadonlySet<number> }>()
  const only = kept?.count === rows.length
  const setOnly = (on: boolean) => keep(on ? { count: rows.length, at: new Set(open.map(({ at }) => at)) } : undefined)
  return { only, setOnly, shown: only ? rows.filter(({ at }) => kept.at.has(at)) : rows }
}

type View = 'list' | 'grid'

/** The view of the lines. Undefined until scripts run: the list works without them. */
function useView(count: number): [View | undefined, (view: View) => void] {
  const [view, setView] = useState<View>()
  useEffect(() => {
    const isWide = window.matchMedia('(min-width: 64em)').matches
    setView((now) => now ?? (count > LIST_MOST && isWide ? 'grid' : 'list'))
  }, [count])
  return [view, setView]
}

/** The grid, and the edits since the last post as fields of the form. An edit posts the list after a pause. */
function EditedGrid({ lines, rows }: Pick<Props, 'lines'> & { rows: readonly QuickRow[] }) {
  const text = useText('quickOrder')
  const [edits, setEdits] = useState<GridEdits>({})
  const { post, later } = useLaterPost()
  const latest = useRef(edits)
  const sent = useRef<GridEdits>({})
  const count = lines.length
  useEffect(() => {
    latest.current = edits
  }, [edits])
  useEffect(() => {
    const form = post.current?.form
    const note = () => {
      sent.current = latest.current
    }
    form?.addEventListener('submit', note)
    return () => form?.removeEventListener('submit', note)
  }, [post])
  // The answer to a post: its lines have the edits that it carried, or a plan has replaced them.
  useEffect(() => setEdits((now) => unsentEdits(now, sent.current)), [lines])
  // Removed lines move those behind them, so that the edits belong to other lines.
  useEffect(() => setEdits({}), [count])
  const onEdit = (more: GridEdits) => {
    setEdits((before) => ({ ...before, ...more }))
    later()
  }
  const shown = rows.map((row) => rowWithEdits(row, edits))
  return (
    <>
      <Suspense fallback={<p className={styles.hint}>{text('list')}</p>}>
        <Grid rows={shown} onEdit={onEdit} />
      </Suspense>
      <p className={styles.hint}>{text('gridKeys')}</p>
      {Object.entries(edits).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Reprice post={post} />
    </>
  )
}

/** The table, and the button that prices the list again once a field has another value. */
function EditedTable({ rows, errorAt }: Pick<Props, 'errorAt'> & { rows: readonly QuickRow[] }) {
  const whole = useRef<HTMLDivElement>(null)
  const { post, later } = useLaterPost()
  const latest = useRef(later)
  useEffect(() => {
    latest.current = later
  })
  useEffect(() => {
    // The browser's own event: a text field has it when it is left, and nobody is interrupted while typing.
    const { current: table } = whole
    const change = ({ target }: Event) => {
      if (isPricedField(target)) latest.current()
    }
    table?.addEventListener('change', change)
    return () => table?.removeEventListener('change', change)
  }, [])
  return (
    <div ref={whole}>
      <QuickOrderTable rows={rows} errorAt={errorAt} />
      <Reprice post={post} />
    </div>
  )
}

/** Whether a field says a quantity or a part. A text that is to be read again changes no price yet. */
function isPricedField(target: EventTarget | null): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && /^(?:q|sku)\./.test(target.name)
}

function Reprice({ post }: { post: RefObject<HTMLButtonElement | null> }) {
  const text = useText('quickOrder')
  return (
    <button ref={post} type="submit" name="intent" value="price" hidden>
      {text('recalculate')}
    </button>
  )
}
