import { expect, it } from 'vitest'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'
import accepted from './accepted.json' with { type: 'json' }
import { subjects } from './subjects.ts'
import { judge, survivorOf } from './survivors.ts'
import { touchedSubjects } from './touched.ts'

const source = 'const a = 1\n  return count >= most ? first : second\n'
const mutant = {
  fileName: 'a.ts',
  mutatorName: 'EqualityOperator',
  replacement: 'count > most',
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 23 } },
}

it('names a mutant by its line and what it was, wherever the line has moved to', () => {
  const name = survivorOf(mutant, source)
  expect(name).toEqual({
    file: 'a.ts',
    line: 'return count >= most ? first : second',
    mutant: 'count >= most → count > most',
  })
  const moved = { ...mutant, location: { start: { line: 3, column: 10 }, end: { line: 3, column: 23 } } }
  expect(survivorOf(moved, `// More.\n${source}`)).toEqual(name)
})

it('tells of a survivor that nobody accepted, and of an accepted one that survives no longer', () => {
  const one = survivorOf(mutant, source)
  const why = 'a reason'
  expect(judge([one], [{ ...one, why }])).toEqual({ fresh: [], gone: [] })
  expect(judge([one, one], [{ ...one, why }])).toEqual({ fresh: [one], gone: [] })
  expect(judge([], [{ ...one, why }])).toEqual({ fresh: [], gone: [{ ...one, why }] })
})

it('takes what a commit touched: a subject’s file or its test', () => {
  const names = (...files: string[]) => touchedSubjects(subjects, files).map(({ name }) => name)
  expect(names('packages/domain/src/money/money.ts', 'README.md')).toEqual(['money'])
  expect(names('packages/api-client/src/once.test.ts')).toEqual(['authorization'])
  expect(names('README.md')).toEqual([])
})

it('has files and tests for every subject, and a reason for every accepted survivor of one of them', async () => {
  for (const { name, files, tests } of subjects) {
    for (const pattern of [...files, ...tests])
      expect(await glob(pattern, { cwd: root }), `${name}: ${pattern}`).not.toEqual([])
  }
  const files = new Set(subjects.flatMap(({ files }) => files))
  for (const { file, mutant, why } of accepted as { file: string; mutant: string; why: string }[]) {
    expect(files, mutant).toContain(file)
    expect(why.length, mutant).toBeGreaterThan(10)
  }
})
