import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries } from '../../apps/mall-api/src/testing/cluster.ts'
import { root } from '../../tools/children.ts'
import type { Measurement, MeasurementResult } from '../measure.ts'
import { acts, measureGrid } from './quickOrder/grid.ts'
import type { GridTimes } from './quickOrder/grid.ts'
import { measurePlans } from './quickOrder/plans.ts'
import type { PlanTimes } from './quickOrder/plans.ts'
import { measureReadings } from './quickOrder/readings.ts'
import type { Beside, Reading } from './quickOrder/readings.ts'

/** Milliseconds for 1,000 lines, up to 100,000 SKUs and above. */
const READ = { small: 1500, large: 3000 }
/** The most times that a visitor's page may take beside lists, as a multiple of its time alone. */
const BESIDE = 1.2
const KEY = 50
const PASTE = 500
const PLAN = 200

/** The SKUs of a mall's first start, and a catalogue of a million. */
const SIZES = [24_000, 1_000_000]

/**
 * Measures the quick order with 1,000 lines: reading and pricing them alone and beside visitors' pages, the grid of the
 * page, and the plans. `--rows 24000` chooses sizes of the catalogue. Writes docs/quick-order-speed.md.
 */
export const run: Measurement = async ({ count, rows = SIZES }) => {
  const engine = postgresBinaries ? 'PostgreSQL' : 'PGlite'
  const turns = Math.max(3, Math.ceil(count / 2))
  const plans = measurePlans(turns)
  const readings: Reading[] = []
  const besides: Beside[] = []
  for (const [at, size] of rows.entries()) {
    const measured = await measureReadings(engine, size, turns)
    readings.push(...measured.readings)
    besides.push(measured.beside)
    if (process.env.VERBOSE) console.log(JSON.stringify(measured))
    // PGlite runs in the server's process, so it is measured with the smaller catalogue.
    if (at > 0 || engine === 'PGlite') continue
    const inProcess = await measureReadings('PGlite', size, turns)
    readings.push(...inProcess.readings)
    besides.push(inProcess.beside)
  }
  const grid = await measureGrid(engine, rows[0]!, count)
  if (process.env.VERBOSE) console.log(JSON.stringify({ grid, plans }))
  return report({ readings, besides, grid, plans }, count)
}

/** Writes the page of the figures. */
function report({ readings, besides, grid, plans }: Figures, count: number): MeasurementResult {
  const missed = missedGoals({ readings, besides, grid, plans })
  const summary = missed.length ? missed.join('; ') : 'every goal met'
  const tables = [readingTable(readings), besideTable(besides), gridTable(grid), planTable(plans)] as const
  writeFileSync(join(root, 'docs/quick-order-speed.md'), page(tables, { count, summary }))
  return { rows: tables.flat().map((row) => ({ figure: Object.values(row).join(' | ') })), ok: !missed.length, summary }
}

const inMs = (ms: number) => Math.round(ms)
const timesAlone = ({ alone, beside }: Beside) => beside.median / alone.median
const timesControl = ({ control, beside }: Beside) => beside.median / control.median
const named = ({ engine, skus }: { engine: string; skus: number }) => `${engine}, ${skus.toLocaleString('en')} SKUs`

type Figures = { readings: Reading[]; besides: Beside[]; grid: GridTimes; plans: PlanTimes[] }

function missedGoals({ readings, besides, grid, plans }: Figures): string[] {
  const slow = readings.flatMap(({ read, priced, ...one }) => {
    const goal = one.skus > 100_000 ? READ.large : READ.small
    return read + priced > goal ? [`${named(one)}, ${one.list}: ${inMs(read + priced)} > ${goal} ms`] : []
  })
  const held = besides.flatMap((one) => {
    const ratio = timesAlone(one)
    return ratio > BESIDE ? [`${named(one)}: a page takes ${ratio.toFixed(2)} > ${BESIDE} times beside lists`] : []
  })
  const [slowest = 0] = Object.values(grid.painted).sort((a, b) => b - a)
  const worse = plans.reduce((sum, one) => sum + one.worse, 0)
  const longest = Math.max(...plans.map(({ ms }) => ms))
  return [
    ...slow,
    ...held,
    ...(slowest > KEY ? [`key to painted ${inMs(slowest)} > ${KEY} ms`] : []),
    ...(grid.paste > PASTE ? [`paste ${inMs(grid.paste)} > ${PASTE} ms`] : []),
    ...(worse ? [`${worse} plans worse than the best`] : []),
    ...(longest > PLAN ? [`a plan takes ${inMs(longest)} > ${PLAN} ms`] : []),
  ]
}

type Row = Record<string, string | number>

function readingTable(readings: readonly Reading[]): Row[] {
  return readings.map(({ list, read, priced, answered, page: whole, worked, ...one }) => ({
    mall: named(one),
    list,
    'read and matched': inMs(read),
    'priced and planned': inMs(priced),
    both: inMs(read + priced),
    'processor of both': inMs(worked),
    'the form, with scripts': inMs(answered),
    'the page, before scripts': inMs(whole),
  }))
}

function besideTable(besides: readonly Beside[]): Row[] {
  return besides.map((one) => ({
    mall: named(one),
    'page alone': one.alone.median.toFixed(1),
    'beside lists': one.beside.median.toFixed(1),
    'times alone': timesAlone(one).toFixed(2),
    'beside a busy program': one.control.median.toFixed(1),
    'times a busy program': timesControl(one).toFixed(2),
    '95 of 100 alone': one.alone.most95.toFixed(1),
    'beside lists ': one.beside.most95.toFixed(1),
    'beside a busy program ': one.control.most95.toFixed(1),
    'event loop late alone: 99 of 100, most': `${one.lateAlone.most99.toFixed(0)}, ${one.lateAlone.most.toFixed(0)}`,
    'beside lists: 99 of 100, most': `${one.lateBeside.most99.toFixed(0)}, ${one.lateBeside.most.toFixed(0)}`,
    'a list meanwhile': inMs(one.answered),
  }))
}

function gridTable({ painted, worked, paste, pasteWorked, longest }: GridTimes): Row[] {
  const names = Object.keys(acts) as (keyof typeof acts)[]
  return [
    ...names.map((act) => ({
      act: acts[act].head,
      'until painted': inMs(painted[act]),
      'processor, without the brake': worked[act].toFixed(1),
    })),
    {
      act: 'paste of 1,000 rows',
      'until painted': inMs(paste),
      'processor, without the brake': pasteWorked.toFixed(1),
    },
    { act: 'longest task after an edit', 'until painted': inMs(longest), 'processor, without the brake': '' },
  ]
}

function planTable(plans: readonly PlanTimes[]): Row[] {
  return plans.map(({ goal, cases, worse, ms, most }) => ({
    goal,
    'small cases': cases,
    'worse than the best': worse,
    '1,000 lines': inMs(ms),
    'at most': inMs(most),
  }))
}

function page(
  [readings, besides, grid, plans]: readonly [Row[], Row[], Row[], Row[]],
  { count, summary }: { count: number; summary: string },
): string {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`
  return `# Speed of the quick order

\`npm run bench -- quick-order --count ${count}\`, ${day}, ${machine}. At the end, ${loadavg()[0]!.toFixed(1)} programs wanted a processor in the last minute: with more than three, trust the ratios more than the milliseconds. Goals: 1,000 lines read, matched and priced in ${READ.small / 1000} s, with a million SKUs in ${READ.large / 1000} s, and no visitor's page slower than ${BESIDE} times meanwhile; a key ≤ ${KEY} ms and a paste ≤ ${PASTE} ms at a quarter of the processor; plans as good as exhaustive search, and 1,000 lines in ${PLAN} ms. Result: ${summary}. The command writes this page. All times are medians in milliseconds.

## 1,000 lines

${markdown(readings)}

"Both" is the goal's figure: the two calls of the mall's API, one after the other, and "processor of both" is what the mall's server works for them, which other programs do not change. The form is the same through the storefront, which reads the answer, offers the parts and sends it on. "Lines of twenty hands" repeat forty parts in many habits; "lines all different" name products from all over the catalogue, half of them in words only.

## Visitors beside it

${markdown(besides)}

Pages of products and of searches, each with an address of its own, through the storefront: alone, while lists of 1,000 lines are posted one after another, and while a program without memory uses one processor, by turns. The goal is the third column. The busy program tells how much of it any program would cost on this machine, and changes no verdict. The event loop is that of the mall's server. A long list rests every 3 ms, lets calls that have begun end first, and one list is worked on at a time; beyond six waiting lists, callers get status 503 with \`Retry-After\` ([core/turns](../apps/mall-api/src/core/turns)).

## The grid with 1,000 rows

${markdown(grid)}

The page \`/quick-order\` of a built shop in a window of 1440 × 900, at a quarter of the processor, from the key's own time stamp until the browser has painted the frame with its effect. "Enter" ends the editing of a quantity, so the page takes the edit. "Processor" is the page's own time, which other programs do not change; four times it is the floor of the column before. Most of a key is the time of \`DataGrid\` ([its own figures](grid-speed.md)). The longest task after an edit is the post of the list or its answer, 0.7 s after the last key.

## Plans

${markdown(plans)}

Small cases have up to six lines, three offers and four shops. 1,000 lines have six offers each, from 300 shops.
`
}

function markdown(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = line(heads.map((_, index) => (index ? '---:' : '---')))
  return [
    line(heads.map((head) => head.trim())),
    rule,
    ...rows.map((row) => line(heads.map((head) => row[head] ?? ''))),
  ].join('\n')
}
