import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { glob } from 'tinyglobby'
import { changedFiles } from './changedFiles.ts'
import { root, run } from './children.ts'
import { runTasks } from './runTasks.ts'
import type { Task } from './runTasks.ts'
import { closingLine, laneTable, readClosingLine, readJunit, skippedLane, total } from './laneReport.ts'
import type { Result, Row } from './laneReport.ts'

/**
 * `quick`: a lane of `npm run check`. `quickOnly`: a part of a lane that `npm test` runs whole. `alone`: a lane with a
 * browser; one such lane runs at a time, beside lanes without a browser on the second core.
 */
type Lane = Task & { quick?: boolean; quickOnly?: boolean; work: () => Promise<Result> }

const bin = (path: string) => join(root, 'node_modules', path)
const source = '--conditions=@millwright/source'
const reports = join(root, '.cache/test')
const coreRules = ['order/orders', 'order/handlers', 'payment/payments', 'cart/handlers'].map(
  (file) => `${file}.test.ts`,
)
const nothing = { passed: 0, failed: 0, skipped: 0 }

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** `1/2`: the first half of the test files of `servers` and `stories`. */
    shard: { type: 'string' },
  },
})
const changes = values.changed ? changedFiles(root) : undefined
if (values.changed && !changes) console.log('There is no earlier commit to compare with: everything is checked.')

const shard = values.shard ? ['--shard', values.shard] : []

const lanes: Lane[] = [
  { name: 'generated', quick: true, work: () => one([source, 'tools/generate.ts', '--check']) },
  { name: 'types', quick: true, work: types },
  { name: 'lint', quick: true, work: lint },
  { name: 'boundaries', quick: true, work: boundaries },
  { name: 'units', quick: true, work: units },
  { name: 'rules', quick: true, quickOnly: true, work: rules },
  { name: 'sizes', quick: !changes, work: () => one([source, 'tools/checks/sizes.ts']) },
  { name: 'servers', work: () => vitest('servers', ['--project', 'servers', ...shard]) },
  {
    name: 'fuzz',
    alone: true,
    work: () => one([source, 'tools/measure.ts', 'fuzz', 'decoration', '--count', '50000']),
  },
  { name: 'stories', alone: true, work: () => vitest('stories', ['--project', 'stories*', ...shard]) },
  { name: 'pictures', alone: true, work: pictures },
  { name: 'build', work: build },
  { name: 'packages', after: ['build'], work: packages },
  { name: 'next', after: ['packages'], work: () => consumers('next') },
  { name: 'german', after: ['packages'], work: () => consumers('german', 'editor') },
  { name: 'journeys', after: ['sizes', 'build'], work: journeys },
  { name: 'mutations', after: ['journeys'], work: mutations },
]

const named = values.only?.split(',')
const unknown = named?.filter((name) => !lanes.some((lane) => lane.name === name)) ?? []
if (unknown.length) {
  console.error(`There is no lane ${unknown.join(', ')}; there are ${lanes.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const chosen = lanes.filter(({ name, quick, quickOnly }) =>
  named ? named.includes(name) : values.quick || values.changed ? quick : !quickOnly,
)

mkdirSync(reports, { recursive: true })
const start = performance.now()
const rows: Row[] = []
await runTasks(chosen, 2, async ({ name, work }) => {
  const began = performance.now()
  const result = await work().catch((error: Error): Result => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error.stack ?? error.message,
  }))
  const row = { name, seconds: (performance.now() - began) / 1000, ...result }
  rows.push(row)
  console.log(
    `${name.padEnd(12)}${closingLine(row)}, ${row.seconds.toFixed(1)} s${row.reason ? `, ${row.reason}` : ''}`,
  )
  if (row.failed && row.output)
    console.log(
      row.output
        .split('\n')
        .slice(-300)
        .map((line) => `  ${line}`)
        .join('\n'),
    )
})

console.log(`\n${laneTable(rows, (performance.now() - start) / 1000)}`)
process.exit(rows.some(({ failed }) => failed) ? 1 : 0)

/** Runs a program that passes or fails as a whole. */
async function one(args: string[], env?: Record<string, string>): Promise<Result> {
  const { ok, output } = await run(args, { env })
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output }
}

/** Runs a program that reports its number of faults. */
async function counting(program: string, args: string[], faults: RegExp): Promise<Result> {
  const { ok, output } = await run([program, ...args])
  const found =
    faults
      .exec(output)
      ?.slice(1)
      .reduce((total, count) => total + Number(count), 0) ?? 0
  return ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: Math.max(1, found), skipped: 0, output }
}

async function types(): Promise<Result> {
  const { ok, output } = await run([
    bin('typescript/bin/tsc'),
    '--noEmit',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    join(root, '.cache/types.tsbuildinfo'),
  ])
  return ok
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: output.match(/error TS\d+/g)?.length ?? 1, skipped: 0, output }
}

/** Lints all files, or only the changed ones with `--changed`. */
async function lint(): Promise<Result> {
  const files = changes?.files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && existsSync(join(root, file))) ?? []
  if (changes && !files.length) return { ...nothing, reason: 'no script was changed' }
  return total([
    await counting(bin('oxlint/bin/oxlint'), ['--deny-warnings', ...files], /Found (\d+) warnings? and (\d+) errors?/),
    await one([bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]),
    ...(changes ? [] : [await one([bin('knip/bin/knip.js')])]),
  ])
}

/** Runs the unit tests. With `--changed`, only those that import a changed file. */
async function units(): Promise<Result> {
  const result = await vitest('units', ['--project', 'unit*', ...(changes ? ['--changed', changes.base] : [])])
  return changes && !result.passed && !result.failed ? { ...result, reason: 'no test imports a changed file' } : result
}

/**
 * Runs the rules of the mall's server on PGlite: those of orders, payments and stock, or with `--changed` all that import
 * a changed file. `npm test` runs all of them on both databases, in the lane `servers`.
 */
async function rules(): Promise<Result> {
  const chosen = changes ? ['apps/mall-api', '--changed', changes.base] : coreRules
  const result = await vitest('rules', ['--project', 'servers', ...chosen], { DATABASES: 'pglite' })
  return changes && !result.passed && !result.failed
    ? { ...result, reason: 'no rule of the server reaches what was changed' }
    : result
}

async function boundaries(): Promise<Result> {
  return total([
    await counting('tools/checks/graph.ts', [], /: (\d+) against the rules/),
    await counting('tools/checks/addresses.ts', [], /: (\d+) literal addresses/),
    await one(['tools/checks/requirements.ts']),
    await one(['tools/checks/words.ts']),
    await one([bin('turbo/bin/turbo'), 'boundaries'], { TURBO_TELEMETRY_DISABLED: '1' }),
  ])
}

/** Counts tests from Vitest's JUnit report, because its console output is for people. */
async function vitest(name: string, args: string[], env?: Record<string, string>): Promise<Result> {
  const report = join(reports, `${name}.xml`)
  rmSync(report, { force: true })
  const { ok, output } = await run(
    [bin('vitest/vitest.mjs'), 'run', ...args, '--reporter=dot', '--reporter=junit', `--outputFile.junit=${report}`],
    { env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env } },
  )
  const counts = existsSync(report) ? readJunit(readFileSync(report, 'utf8')) : undefined
  return counts
    ? { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed), output }
    : { passed: 0, failed: 1, skipped: 0, output }
}

async function pictures(): Promise<Result> {
  const { ok, output } = await run(['tools/pictures.ts'])
  return ok && !readClosingLine(output) ? skippedLane(output.trim()) : closed(ok, output)
}

/** Returns the counts of a program's closing line. A non-zero exit code counts as at least one failure. */
function closed(ok: boolean, output: string): Result {
  const counts = readClosingLine(output) ?? nothing
  return { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed), output }
}

async function build(): Promise<Result> {
  const packages = await turbo('build', '--filter=./packages/*')
  return total([packages, await one([source, 'tools/checks/growth.ts'])])
}

/** Checks the published packages: their form, API surface, weight, and use in other projects. */
async function packages(): Promise<Result> {
  const form = await turbo('lint:package')
  if (form.failed) return form
  return total([
    form,
    await one(['tools/pack.ts']),
    await one(['tools/checks/api.ts']),
    await one(['tools/checks/parts.ts']),
    await consumers('types', 'node', 'servers', 'vite', 'ssr', 'extract', 'sheets', 'decorated', 'framed', 'vue'),
  ])
}

async function consumers(...hosts: string[]): Promise<Result> {
  const { ok, output } = await run(['tests/consumers/main.ts', ...hosts])
  return closed(ok, output)
}

/** Mutates only what the last commits touched. `npm run mutate` takes all. */
async function mutations(): Promise<Result> {
  const { ok, output } = await run(['tools/mutate.ts', '--touched'])
  return ok && !readClosingLine(output) ? { ...nothing, reason: output.trim().split('\n')[0]! } : closed(ok, output)
}

async function turbo(task: string, ...more: string[]): Promise<Result> {
  const { ok, output } = await run(
    [bin('turbo/bin/turbo'), 'run', task, '--output-logs=errors-only', '--continue', ...more],
    { env: { TURBO_TELEMETRY_DISABLED: '1' } },
  )
  const counts = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output)
  const [passed, all] = [Number(counts?.[1] ?? 0), Number(counts?.[2] ?? 0)]
  return { passed, failed: ok ? 0 : Math.max(1, all - passed), skipped: 0, output }
}

async function journeys(): Promise<Result> {
  const specs = await glob('tests/journeys/*.spec.ts', { cwd: root })
  if (!specs.length) return skippedLane('there are no journeys yet')
  return vitest('journeys', ['--config', 'tests/journeys/vitest.config.ts'])
}
