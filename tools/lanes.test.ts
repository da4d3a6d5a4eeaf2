import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

it('runs every lane of npm test in a job of ci, and every shard of a sharded lane', () => {
  const lanes = [...read('tools/test.ts').matchAll(/^ {2}(?: {2})?\{? ?name: '(\w+)',(?!.*quickOnly: true)/gm)].map(
    ([, name]) => name!,
  )
  const jobs = [...read('.github/workflows/ci.yml').matchAll(/ lanes: '?([\w,]+)'?(?:, shard: (\d)\/(\d))? \}/g)]
  const parts = jobs.flatMap(([, names = '', part = '1', of = '1']) =>
    names.split(',').map((name) => ({ name, part: Number(part), of: Number(of) })),
  )
  expect(lanes.length).toBeGreaterThan(15)
  expect([...new Set(parts.map(({ name }) => name))].toSorted()).toEqual(lanes.toSorted())
  for (const lane of lanes) {
    const own = parts.filter(({ name }) => name === lane)
    expect(own.map(({ part, of }) => `${part}/${of}`)).toEqual(own.map((_, at) => `${at + 1}/${own.length}`))
  }
})
