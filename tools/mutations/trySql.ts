import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import type { Plugin } from 'vite'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'
import { randomOf } from './sample.ts'
import { sqlMutants } from './sqlMutants.ts'
import type { SqlMutant } from './sqlMutants.ts'
import type { Subject } from './subject.ts'
import { survivorOf } from './survivors.ts'
import type { Survivor } from './survivors.ts'

export type SqlTry = { subject: Subject; file: string; source: string; mutant: SqlMutant }

/** Returns the SQL mutants of the subjects' files, or `most` of them drawn with the seed. */
export async function sqlTries(subjects: readonly Subject[], most: number, seed: number): Promise<SqlTry[]> {
  const all: SqlTry[] = []
  for (const subject of subjects) {
    for (const file of (await glob([...subject.files], { cwd: root })).toSorted()) {
      const source = readFileSync(join(root, file), 'utf8')
      for (const mutant of sqlMutants(file, source)) all.push({ subject, file, source, mutant })
    }
  }
  const random = randomOf(seed)
  const drawn = all.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at)
  return drawn.slice(0, most).map(({ one }) => one)
}

/** Errors caused by a busy machine rather than by the mutant. */
const BUSY = /gave up a statement|timed out/
const TRIES = 3

/**
 * Runs the subject's tests on the mutated program, or on the original without a mutant, and returns whether a test
 * failed. Throws if the machine is too busy for a reliable result.
 */
export async function testsCatch(tests: readonly string[], tried?: SqlTry): Promise<boolean> {
  for (let left = TRIES; left; left--) {
    const { red, busy } = await runTests(tests, tried)
    if (!busy) return red
  }
  throw new Error(`The machine is too busy for a reliable result of ${tests.join(', ')}. Try again later.`)
}

async function runTests(tests: readonly string[], tried?: SqlTry): Promise<{ red: boolean; busy: boolean }> {
  process.env.MUTATION_TESTS = tests.join(' ')
  const vitest = await startVitest(
    'test',
    [],
    {
      config: 'tools/mutations/vitest.config.ts',
      root,
      run: true,
      watch: false,
      bail: 1,
      reporters: [{}],
      maxWorkers: 1,
    },
    { plugins: tried ? [inPlace(tried)] : [] },
  )
  const red =
    !vitest.state.getFiles().length ||
    vitest.state.getCountOfFailedTests() > 0 ||
    vitest.state.getUnhandledErrors().length > 0 ||
    vitest.state.getFiles().some(({ result }) => result?.state === 'fail')
  const errors = [...vitest.state.idMap.values()].flatMap(({ result }) => result?.errors ?? [])
  await vitest.close()
  // A failing test is the wanted result here and must not fail this program.
  process.exitCode = 0
  return { red, busy: errors.some(({ message }) => BUSY.test(message)) }
}

function inPlace({ file, source, mutant: { start, was, now } }: SqlTry): Plugin {
  const path = join(root, file)
  return {
    name: 'sql-mutant',
    enforce: 'pre',
    // Vitest caches modules by file, without regard to this plugin's change.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.split('?')[0] === path ? false : undefined))
    },
    load(id) {
      if (id.split('?')[0] !== path) return undefined
      return source.slice(0, start) + now + source.slice(start + was.length)
    },
  }
}

export function sqlSurvivor({ file, source, mutant: { start, was, now } }: SqlTry): Survivor {
  const place = (offset: number) => {
    const before = source.slice(0, offset)
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
  }
  const location = { start: place(start), end: place(start + was.length) }
  return survivorOf({ fileName: file, location, replacement: now, mutatorName: 'SQL' }, source)
}
