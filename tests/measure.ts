import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../tools/children.ts'
import { drifted, record } from './history.ts'
import { table } from '../tools/table.ts'

export type MeasurementOptions = {
  count: number
  seed: number
  minutes?: number
  /** How many rows to fill, for a measurement of growth. */
  rows?: number[]
  /** Runs on a real database, for a measurement that can do without. */
  database?: boolean
}
/** The result of a measurement: table rows, a one-line summary, and the figures recorded by commit. */
export type MeasurementResult = {
  rows: Record<string, string | number>[]
  ok: boolean
  summary: string
  figures?: Record<string, number>
}
export type Measurement = (wish: MeasurementOptions) => Promise<MeasurementResult>

/** `ownCount` is the default of `--count` where it is not that of the kind. */
type Module = { run: Measurement; ownCount?: number }

/** The default of `--count`, by kind: repetitions, inputs, rounds, requests. */
const kinds: Record<string, number> = { bench: 20, fuzz: 10_000, faults: 1, load: 400 }

if (import.meta.main) await main()

async function main(): Promise<void> {
  const {
    positionals: [kind = '', ...names],
    values,
  } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string', default: '5' },
      rows: { type: 'string' },
      database: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  })
  if (!(kind in kinds)) fail(`Name what to measure: ${Object.keys(kinds).join(', ')}.`)
  const known = globSync(`tests/${kind}/*.ts`, { cwd: root })
    .map((file) => basename(file, '.ts'))
    .filter((name) => !name.includes('.'))
    .toSorted()
  const wanted = names.length ? names : kind === 'faults' ? known : []
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length || !wanted.length)
    fail(
      `${unknown.length ? `There is no ${kind} ${unknown.join(', ')}. ` : ''}Use npm run ${kind} NAME, where NAME is one of ${known.join(', ') || 'none yet'}.`,
    )
  const count = Number(values.count ?? kinds[kind])
  const seed = Number(values.seed ?? Date.now() % 2 ** 31)
  const minutes = Number(values.minutes)
  const rows = values.rows?.split(',').map(Number)
  if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed) && minutes > 0))
    fail('--count must be a whole number above 0, --seed a whole number, and --minutes a number above 0.')

  if (rows && !rows.every((one) => Number.isInteger(one) && one > 0))
    fail('--rows must be whole numbers above 0, separated by commas.')

  let ok = true
  for (const name of wanted) {
    const { run, ownCount = count } = (await import(
      pathToFileURL(join(root, `tests/${kind}/${name}.ts`)).href
    )) as Module
    try {
      const wish = { seed, minutes, database: values.database, ...(rows && { rows }) }
      const measured = await run({ ...wish, count: values.count === undefined ? ownCount : count })
      if (measured.rows.length) console.log(table(measured.rows))
      const drift = drifted(name, measured.figures ?? {})
      if (drift.length) console.log(`\nDifferent from the median of the last recorded runs:\n${table(drift)}\n`)
      if (values.record) record(name, measured, new Date())
      console.log(`${kind} ${name}: ${measured.summary}`)
      ok &&= measured.ok
    } catch (error) {
      console.error(error)
      console.log(`${kind} ${name}: failed to run (seed ${seed})`)
      ok = false
    }
  }
  process.exit(ok ? 0 : 1)
}

function fail(text: string): never {
  console.error(text)
  process.exit(2)
}
