import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'
import accepted from './accepted.json' with { type: 'json' }
import { unmutatedFiles, watched } from './unmutatedFiles.ts'
import { changedRanges } from './sample.ts'
import { sqlMutants } from './sqlMutants.ts'
import { subjects } from './subjects.ts'
import { acceptedIn, compareWithAccepted, survivorOf } from './survivors.ts'
import type { Accepted } from './survivors.ts'
import { touchedSubjects } from './subject.ts'

const source = 'const a = 1\n  return count >= most ? first : second\n'
const mutant = {
  fileName: 'a.ts',
  mutatorName: 'EqualityOperator',
  replacement: 'count > most',
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 23 } },
}

it('identifies a mutant by the text of its line, wherever the line moves', () => {
  const name = survivorOf(mutant, source)
  expect(name).toEqual({
    file: 'a.ts',
    line: 'return count >= most ? first : second',
    mutant: 'count >= most → count > most',
  })
  const moved = { ...mutant, location: { start: { line: 3, column: 10 }, end: { line: 3, column: 23 } } }
  expect(survivorOf(moved, `// More.\n${source}`)).toEqual(name)
})

it('reports survivors that are not accepted, and accepted survivors that are now killed', () => {
  const one = survivorOf(mutant, source)
  const why = 'a reason'
  expect(compareWithAccepted([one], [{ ...one, why }])).toEqual({ fresh: [], gone: [] })
  expect(compareWithAccepted([one, one], [{ ...one, why }])).toEqual({ fresh: [one], gone: [] })
  expect(compareWithAccepted([], [{ ...one, why }])).toEqual({ fresh: [], gone: [{ ...one, why }] })
})

it('finds accepted survivors in files that a subject names by a glob', () => {
  const accepted = ['a/b.ts', 'a/c.ts', 'a/d/e.ts'].map((file) => ({ file, line: '', mutant: '', why: 'a reason' }))
  const found = (...files: string[]) => acceptedIn(files, accepted).map(({ file }) => file)
  expect(found('a/b.ts')).toEqual(['a/b.ts'])
  expect(found('a/{b,d/*}.ts')).toEqual(['a/b.ts', 'a/d/e.ts'])
  expect(found('a/*.ts', 'b/*.ts')).toEqual(['a/b.ts', 'a/c.ts'])
})

it('gives a database statement the same timeout as other server tests', () => {
  const seconds = (file: string) => /STATEMENT_SECONDS: '(\d+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
  expect(seconds('tools/mutations/vitest.config.ts')).toBe(seconds('vitest.config.ts'))
})

it('selects subjects of which a commit changed a file', () => {
  const names = (...files: string[]) => touchedSubjects(subjects, files).map(({ name }) => name)
  expect(names('packages/domain/src/money/money.ts', 'README.md')).toEqual(['money'])
  expect(names('packages/api-client/src/once.ts')).toEqual(['authorization'])
  expect(names('README.md')).toEqual([])
})

it('mutates the windows of a subject in which a line was changed', async () => {
  const file = 'packages/domain/src/money/money.ts'
  expect(await changedRanges([file], () => new Set([1, 2, 31]))).toEqual([`${file}:1-15`, `${file}:31-45`])
  expect(await changedRanges([file], () => new Set())).toEqual([])
})

it('has files and tests for every subject, and a reason for every accepted survivor', async () => {
  for (const { name, files, tests } of subjects) {
    for (const pattern of [...files, ...tests])
      expect(await glob(pattern, { cwd: root }), `${name}: ${pattern}`).not.toEqual([])
    const mutated = await glob([...files], { cwd: root })
    expect(
      mutated.filter((file) => file.includes('.test.')),
      `${name} mutates no tests`,
    ).toEqual([])
  }
  const files = subjects.flatMap(({ files }) => files)
  for (const one of accepted as Accepted[]) {
    expect(acceptedIn(files, [one]), one.file).toEqual([one])
    expect(one.why.length, one.mutant).toBeGreaterThan(10)
  }
})

it('has every file of the domain and the mall’s server in a subject or in the list of exceptions', async () => {
  const filesOf = async (patterns: readonly string[]) => new Set(await glob([...patterns], { cwd: root }))
  const all = await glob(
    watched.map((folder) => `${folder}/**/*.ts`),
    { cwd: root, ignore: ['**/*.test.ts', '**/*.d.ts'] },
  )
  const inside = await filesOf(subjects.flatMap(({ files }) => files))
  const without = await filesOf(Object.keys(unmutatedFiles))
  const of = (wrong: (file: string) => boolean) => all.filter(wrong).toSorted()
  expect(
    of((file) => !inside.has(file) && !without.has(file)),
    'in no subject, and missing in unmutatedFiles.ts',
  ).toEqual([])
  expect(
    of((file) => inside.has(file) && without.has(file)),
    'both in a subject and in unmutatedFiles.ts',
  ).toEqual([])
  for (const [pattern, why] of Object.entries(unmutatedFiles)) {
    expect(await glob(pattern, { cwd: root }), pattern).not.toEqual([])
    expect(why.length, pattern).toBeGreaterThan(10)
  }
})

it('mutates conditions, bounds and signs in SQL, and no other text', () => {
  const changed = (code: string) => sqlMutants('a.ts', code).map(({ was, now }) => `${was} → ${now}`)
  expect(changed("db.query('select 1 from a where user_id = $1 and (b < 2 or c) order by d limit 1', [])")).toEqual([
    'user_id = $1 → (user_id = $1 or true)',
    '(b < 2 or c) → ((b < 2 or c) or true)',
    '< → <=',
  ])
  expect(changed('db.query(`update a set n = n - $2 where id = $1 ${more} and at >= 3`)')).toEqual([
    '- → +',
    'id = $1 → (id = $1 or true)',
    'at >= 3 → (at >= 3 or true)',
    '>= → >',
  ])
  expect(changed("db.query('delete from a where at between 1 and 2')")).toEqual([])
  expect(changed("say('a > b - c')")).toEqual([])
})
