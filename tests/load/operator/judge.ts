import type { Operation } from './operation.ts'
import type { Served } from './traffic.ts'

/** The share of pages that may be late while programs start on the machine that serves them. */
const LATE = 0.03

/** Notes what people met during a step, and compares the orders. `since` and `within` are for a step in which pages may fail. */
export async function judge(
  { site, note, ledger, sql }: Operation,
  what: string,
  { served, since, within = 0, more = '' }: { served: Served; since?: number; within?: number; more?: string },
): Promise<void> {
  const { pages, failures, late, orders, repeated, givenUp } = served
  const back = since === undefined ? 0 : Math.max(0, ...failures.map(({ at }) => at - since)) / 1000
  const kinds = [...Map.groupBy(failures, (one) => one.what)].map(([kind, all]) => `${kind} × ${all.length}`)
  if (failures.length) console.log(`  ${what}: ${kinds.join(', ')}`)
  // nginx's log is the only trace of some failures.
  if (failures.length && since === undefined) console.log(site.program('nginx').lines.slice(-20).join('\n'))
  const last = since === undefined || !failures.length ? '' : `, the last after ${back.toFixed(1)} s`
  const figure = `${failures.length} of ${pages} failed${last}${late ? `, ${late} late` : ''}`
  const isFine = since === undefined ? !failures.length && late <= pages * LATE : back <= within
  note(what, pages > 0 && isFine, more ? `${figure}; ${more}` : figure)
  const { lost, twice, isStockRight } = await ledger.check(sql)
  note(
    '  its orders',
    orders > 0 && !lost.length && !twice.length && !givenUp && isStockRight,
    `${orders} placed, ${repeated} pressed again, ${givenUp} given up; ${lost.length} lost, ${twice.length} twice, stock ${isStockRight ? 'right' : 'WRONG'}`,
  )
}
