import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { plantedInTheirTest, plants } from './plants.ts'
import { root } from '../tools/children.ts'
import { plantFault } from './plant.ts'
import { runPlanted } from './runPlanted.ts'

it('has a planted fault for every fuzz and load run', () => {
  const runs = ['fuzz', 'load'].flatMap((kind) =>
    globSync(`tests/${kind}/*.ts`, { cwd: root, exclude: ['**/*.d.ts'] }).map(
      (file) => `${kind} ${basename(file, '.ts')}`,
    ),
  )
  expect(runs.length).toBeGreaterThan(25)
  const known = new Set([...plants.map(({ run }) => run), ...Object.keys(plantedInTheirTest)])
  expect(runs.filter((run) => !known.has(run))).toEqual([])
})

it.each(Object.entries(plantedInTheirTest))('plants the faults of `%s` in %s', (_run, test) => {
  expect(readFileSync(join(root, test), 'utf8')).toContain('../tests/load/')
})

it('refuses to plant if the text is missing or occurs twice', () => {
  const plant = { file: 'a.ts', find: 'x', put: 'y' }
  expect(plantFault(plant, 'a x b')).toBe('a y b')
  expect(() => plantFault(plant, 'a b')).toThrow('0 times')
  expect(() => plantFault(plant, 'x x')).toThrow('2 times')
})

// Long runs execute only with `npm run planted`. This test checks for all runs that the text to replace still exists.
it.each(plants.map((plant) => [plant.run, plant.file, plant] as const))(
  'can plant the fault of `%s` in the current %s',
  (_run, _file, plant) => {
    const text = readFileSync(join(root, plant.file), 'utf8')
    const faulty = plantFault(plant, text)
    expect(faulty).not.toBe(text)
    expect(() => stripTypeScriptTypes(faulty)).not.toThrow()
  },
)

// Two minutes of runs prove the checks themselves, so they run before a release. Long runs start whole malls and belong
// to `npm run planted`.
it
  .runIf(process.env.RELEASE)
  .each(plants.filter(({ long }) => !long).map((plant) => [plant.run, plant.file, plant] as const))(
  'finds the fault planted for `%s` in %s',
  async (_run, _file, plant) => {
    const { seen, printed } = await runPlanted(plant)
    expect(seen, printed.slice(-2_000)).toBe(true)
  },
  180_000,
)
