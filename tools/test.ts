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
import { missingForEngine } from '../tests/search-engine/startEngine.ts'
import { missingForUpgrade } from '../tests/upgrade/checkOutFormer.ts'

/**
 * `quick`: a lane of `npm run check`. `quickOnly`: a lane whose tests `npm test` runs in another lane. `alone`: a lane
 * with a browser. One lane with a browser runs at a time, beside a lane without a browser on the second core.
 */
type Lane = Task & { quick?: boolean; quickOnly?: boolean; work: () => Promise<Result> }

const bin = (path: string) => join(root, 'node_modules', path)
const source = '--conditions=@millwright/source'
const reports = join(root, '.cache/test')
const coreRules = ['order/orders.test', 'order/handlers.test', 'payment/payments.test', 'cart/handlers.test']
/** Programs and browsers share two cores here, so a test that fails runs once more. The table names it. */
const again = ['--retry', '1']
const nothing = { passed: 0, failed: 0, skipped: 0 }

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** `1/2`: the first half of the test files of `servers`, and of `stories`. */
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
  { name: 'servers', work: () => vitest('servers', ['--project', 'servers', ...again, ...shard]) },
  { name: 'engine', work: engine },
  { name: 'upgrade', work: upgrade },
  {
    name: 'fuzz',
    alone: true,
    work: () => one([source, 'tests/measure.ts', 'fuzz', 'decoration', '--count', '50000']),
  },
  { name: 'stories', alone: true, work: stories },
  { name: 'build', work: build },
  { name: 'packages', after: ['build'], work: packages },
  { name: 'next', after: ['packages'], work: () => beforeRelease('next', () => consumers('next')) },
  { name: 'german', after: ['packages'], work: () => beforeRelease('german', () => consumers('german', 'editor')) },
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
  const result = await work().catch((error: Error): Result => ({ ...nothing, failed: 1, output: String(error.stack) }))
  const row = { name, seconds: (performance.now() - began) / 1000, ...result }
  rows.push(row)
  console.log(
    `${name.padEnd(12)}${closingLine(row)}, ${row.seconds.toFixed(1)} s${row.reason ? `, ${row.reason}` : ''}`,
  )
  if (row.failed && row.output) console.log(`  ${row.output.split('\n').slice(-300).join('\n  ')}`)
})

console.log(`\n${laneTable(rows, (performance.now() - start) / 1000)}`)
for (const { name, failed, output = '' } of rows)
  if (failed)
    for (const [line] of output.matchAll(/^ *(?:FAIL|✗|\S+:\d+:) .*$|^.* OVER$/gm))
      console.log(`${name}: ${line.trim()}`)
process.exit(rows.some(({ failed }) => failed) ? 1 : 0)

/**
 * Runs a program. `faults` matches the numbers of faults in its output. Without `faults` the program passes or fails as
 * a whole.
 */
async function one(args: string[], faults?: RegExp, env?: Record<string, string>): Promise<Result> {
  const { ok, output } = await run(args, { env })
  const found = faults ? [...output.matchAll(faults)].flatMap(([, ...counts]) => counts.map(Number)) : []
  const failed = ok
    ? 0
    : Math.max(
        1,
        found.reduce((sum, count) => sum + count, 0),
      )
  return { passed: ok ? 1 : 0, failed, skipped: 0, output }
}

async function types(): Promise<Result> {
  const cache = ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types.tsbuildinfo')]
  const {
    failed,
    output = '',
    ...result
  } = await one([bin('typescript/bin/tsc'), '--noEmit', '--pretty', 'false', ...cache])
  return { ...result, output, failed: failed && (output.match(/error TS\d+/g)?.length ?? 1) }
}

/** Lints all files, or only the changed ones with `--changed`. */
async function lint(): Promise<Result> {
  const files = changes?.files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && existsSync(join(root, file))) ?? []
  if (changes && !files.length) return { ...nothing, reason: 'no script was changed' }
  return total([
    await one([bin('oxlint/bin/oxlint'), '--deny-warnings', ...files], /Found (\d+) warnings? and (\d+) errors?/g),
    await one([bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]),
    ...(changes ? [] : [await one([bin('knip/bin/knip.js'), '--no-gitignore'])]),
  ])
}

/** Runs the unit tests. With `--changed`, only those that import a changed file. */
function units(): Promise<Result> {
  return reached('units', ['--project', 'unit*'], 'no test imports a changed file')
}

/**
 * Runs tests of the mall's server on PGlite: those of orders, payments and stock, or with `--changed` all that import a
 * changed file. `npm test` runs all of them in the lane `servers`, on PostgreSQL if it is installed.
 */
function rules(): Promise<Result> {
  const args = ['--project', 'servers', ...(changes ? ['apps/mall-api'] : coreRules)]
  return reached('rules', args, 'no rule of the server reaches what was changed', { DATABASES: 'pglite' })
}

/** Runs tests. With `--changed`, only those that import a changed file. */
async function reached(name: string, args: string[], reason: string, env?: Record<string, string>): Promise<Result> {
  const result = await vitest(name, [...args, ...(changes ? ['--changed', changes.base] : [])], env)
  return changes && !result.passed && !result.failed ? { ...result, reason } : result
}

async function boundaries(): Promise<Result> {
  return total([
    await one(['tools/checks/graph.ts'], /: (\d+) against the rules/g),
    await one(['tools/checks/addresses.ts'], /: (\d+) literal addresses/g),
    await one(['tools/checks/requirements.ts']),
    await one(['tools/checks/words.ts']),
    await one([bin('turbo/bin/turbo'), 'boundaries'], undefined, { TURBO_TELEMETRY_DISABLED: '1' }),
  ])
}

/** Counts tests from Vitest's JUnit report, because its console output is for people. */
async function vitest(name: string, args: string[], env?: Record<string, string>): Promise<Result> {
  const report = join(reports, `${name}.xml`)
  rmSync(report, { force: true })
  const reporters = ['dot', 'junit', join(root, 'tools/secondTries.ts')].map((reporter) => `--reporter=${reporter}`)
  const { ok, output } = await run(
    [bin('vitest/vitest.mjs'), 'run', ...args, ...reporters, `--outputFile.junit=${report}`],
    { env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env } },
  )
  const counts = existsSync(report) ? readJunit(readFileSync(report, 'utf8')) : undefined
  const reason = [counts?.reason ?? [], remarksOf(output)].flat().join('; ') || undefined
  return { ...closed(ok && counts !== undefined, output, counts), reason }
}

/** Returns a program's lines about tests or stories that passed at the second try, or whose fingerprint differs. */
function remarksOf(output: string): string[] {
  return output.match(/(?:passed at the second (?:try|visit)|fingerprints that differ): .*/g) ?? []
}

/** Runs the search on a cluster of OpenSearch, if a cluster can be started here. */
function engine(): Promise<Result> {
  return beforeRelease('engine', () => project('engine', missingForEngine()))
}

/** Runs the former version beside today's on one database, if PostgreSQL and the former commit are available. */
function upgrade(): Promise<Result> {
  return beforeRelease('upgrade', () => project('upgrade', missingForUpgrade()))
}

async function project(name: string, missing: string | undefined): Promise<Result> {
  return missing ? skippedLane(missing) : vitest(name, ['--project', name])
}

/** Runs a lane that takes minutes only before a release, or if `--only` names it. */
async function beforeRelease(name: string, work: () => Promise<Result>): Promise<Result> {
  return process.env.RELEASE || named?.includes(name) ? work() : skippedLane('it runs before a release')
}

/** Visits each story: its play function, axe, its picture and fingerprint. */
async function stories(): Promise<Result> {
  const { ok, output } = await run(['tests/visual/pictures.ts', ...shard])
  return { ...closed(ok, output), reason: remarksOf(output).join('; ') || undefined }
}

/** Returns the counts of a program, by default of its closing line. A failed program has at least one failure. */
function closed(ok: boolean, output: string, counts: Result = readClosingLine(output) ?? nothing): Result {
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

/** Mutates only the subjects that the last commits touched. `npm run mutate` mutates all subjects. */
async function mutations(): Promise<Result> {
  const { ok, output } = await run(['tools/mutate.ts', '--touched'])
  return ok && !readClosingLine(output) ? { ...nothing, reason: output.trim().split('\n')[0]! } : closed(ok, output)
}

async function turbo(task: string, ...more: string[]): Promise<Result> {
  const { ok, output } = await run(
    [bin('turbo/bin/turbo'), 'run', task, '--output-logs=errors-only', '--continue', ...more],
    { env: { TURBO_TELEMETRY_DISABLED: '1' } },
  )
  const [, passed = 0, all = 0] = (/Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []).map(Number)
  return closed(ok, output, { passed, failed: ok ? 0 : all - passed, skipped: 0 })
}

async function journeys(): Promise<Result> {
  const specs = await glob('tests/journeys/*.spec.ts', { cwd: root })
  if (!specs.length) return skippedLane('there are no journeys yet')
  return vitest('journeys', ['--config', 'tests/journeys/vitest.config.ts', ...again])
}
