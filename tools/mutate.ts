import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { z } from 'zod'
import { changedFiles, changedLines } from './changedFiles.ts'
import { root } from './children.ts'
import { changedRanges, sampledRanges } from './mutations/sample.ts'
import { subjects } from './mutations/subjects.ts'
import { touchedSubjects, wordsIn } from './mutations/subject.ts'
import type { Subject } from './mutations/subject.ts'
import { testsCatch, sqlSurvivor, sqlTries } from './mutations/trySql.ts'
import { acceptedIn, acceptedMutant, compareWithAccepted, survivorOf } from './mutations/survivors.ts'
import { readJson } from './readJson.ts'
import { table } from './table.ts'

const ENOUGH = 95
/**
 * The maximum number of subjects per commit, in the order of their list, so that a large commit does not take all day.
 */
const MOST_TOUCHED = 4

const {
  values: { touched, verbose, sql, lines, seed },
  positionals: names,
} = parseArgs({
  allowPositionals: true,
  options: {
    touched: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    sql: { type: 'string' },
    /** Mutates about this many randomly chosen lines of each subject instead of all lines. */
    lines: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const unknown = names.filter((name) => !subjects.some((subject) => subject.name === name))
if (unknown.length) {
  console.error(`There is no subject ${unknown.join(', ')}; there are ${subjects.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const changes = touched ? changedFiles(root) : undefined
const accepted = readJson(new URL('mutations/accepted.json', import.meta.url), z.array(acceptedMutant))
if (sql !== undefined) process.exit((await mutateSql(Number(sql))) ? 1 : 0)
const rows: Row[] = []
for (const subject of chosen()) rows.push(await mutate(subject))

const sum = (of: Exclude<keyof Row, 'subject'>) => rows.reduce((total, row) => total + row[of], 0)
const all: Row = {
  subject: 'all',
  mutants: sum('mutants'),
  killed: sum('killed'),
  accepted: sum('accepted'),
  faults: sum('faults'),
  seconds: sum('seconds'),
}
const share = percent(all.killed, all.mutants)
console.log(table([...rows, all].map((row) => ({ ...row, 'killed %': percent(row.killed, row.mutants) }))))
const low = !touched && !names.length && Number(share) < ENOUGH
if (low) console.log(`The tests killed less than ${ENOUGH} % of the mutants.`)
console.log(
  `${rows.filter(({ faults }) => !faults).length} passed, ${rows.filter(({ faults }) => faults).length + Number(low)} failed`,
)
process.exit(all.faults || low ? 1 : 0)

type Row = { subject: string; mutants: number; killed: number; accepted: number; faults: number; seconds: number }

function chosen(): Subject[] {
  if (!touched) return subjects.filter(({ name }) => !names.length || names.includes(name))
  if (!changes) console.log('There is no earlier commit to compare with.')
  const all = touchedSubjects(subjects, changes?.files ?? [])
  if (!all.length) console.log('No file of a mutation subject was changed.')
  const left = all.slice(MOST_TOUCHED).map(({ name }) => name)
  if (left.length) console.log(`Not tried here, only by \`npm run mutate\`: ${left.join(', ')}.`)
  return all.slice(0, MOST_TOUCHED)
}

async function mutate({ name, files, tests }: Subject): Promise<Row> {
  const began = performance.now()
  const ranges = await rangesOf(files)
  // A commit may only have deleted lines.
  if (!ranges.length) return { subject: name, mutants: 0, killed: 0, accepted: 0, faults: 0, seconds: 0 }
  process.env.MUTATION_TESTS = tests.join(' ')
  const results = await new Stryker({
    mutate: ranges,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Added to one and a half times the tests' own time. Mutants that wait forever cost this much each.
    timeoutMS: files.some((file) => file.startsWith('apps/mall-api/')) ? 10_000 : 3_000,
    // Subjects with many test files take longer than the default of five minutes on a busy machine.
    dryRunTimeoutMinutes: 15,
    checkers: [],
    disableTypeChecks: false,
    tempDirName: '.cache/mutations',
    cleanTempDir: 'always',
    ignorePatterns: wordsIn(
      '.cache .data .turbo dist build docs/* !docs/samples storybook-static tests/{bench,consumers,visual}',
    ),
    reporters: [],
    logLevel: verbose ? 'info' : 'error',
    allowEmpty: false,
    warnings: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest()

  const survivors = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName) }))
    .map((mutant) => survivorOf(mutant, readFileSync(join(root, mutant.fileName), 'utf8')))
  const { fresh, gone: missed } = compareWithAccepted(survivors, acceptedIn(files, accepted))
  // A part of the lines leaves out mutants, so it cannot tell which entries are out of date.
  const gone = lines || changes ? [] : missed
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  if (fresh.length)
    console.log(
      `${name}: no test fails for these mutants\n${fresh.map(({ file, line, mutant }) => `  ${JSON.stringify({ file, line, mutant, why: '' })}`).join(',\n')}`,
    )
  if (gone.length)
    console.log(
      `${name}: accepted mutants that are now killed or no longer generated\n${gone.map((one) => `  ${JSON.stringify(one)}`).join('\n')}`,
    )
  return {
    subject: name,
    mutants: killed + survivors.length,
    killed,
    accepted: survivors.length - fresh.length,
    faults: fresh.length + gone.length,
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

/** Returns what Stryker mutates: the changed lines of a touched subject, a sample of lines, or whole files. */
async function rangesOf(files: readonly string[]): Promise<string[]> {
  if (lines) return sampledRanges(files, Number(lines), Number(seed))
  if (!changes) return [...files]
  const { base, files: changed } = changes
  const none = new Set<number>()
  return changedRanges(files, (file) => (changed.includes(file) ? changedLines(root, base, file) : none))
}

/** Mutates SQL of the chosen subjects at random places and returns the number of survivors. */
async function mutateSql(most: number): Promise<number> {
  const tries = await sqlTries(chosen(), most, Number(seed))
  for (const { name, tests } of new Set(tries.map(({ subject }) => subject)))
    if (await testsCatch(tests)) throw new Error(`${name}: its tests fail even without a mutation`)
  let fresh = 0
  let listed = 0
  for (const one of tries) {
    const survivor = sqlSurvivor(one)
    const noticed = await testsCatch(one.subject.tests, one)
    if (verbose) console.log(noticed ? 'noticed ' : 'survived', JSON.stringify(survivor))
    if (noticed) continue
    if (accepted.some((known) => known.mutant === survivor.mutant && known.line === survivor.line)) listed++
    else {
      fresh++
      console.log(`${one.subject.name}: ${JSON.stringify({ ...survivor, why: '' })}`)
    }
  }
  const killed = tries.length - fresh - listed
  console.log(
    `${tries.length} mutations of SQL, ${killed} caught (${percent(killed, tries.length)} %), ${listed} accepted`,
  )
  return fresh
}

function percent(part: number, whole: number): string {
  return whole ? ((part / whole) * 100).toFixed(1) : '-'
}
