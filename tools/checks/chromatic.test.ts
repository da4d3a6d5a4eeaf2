import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { modes, viewports } from '../../.storybook/modes.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const config = JSON.parse(read('chromatic.config.json')) as Record<string, unknown> & { externals: string[] }
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const workflow = read('.github/workflows/chromatic.yml')
const commands = [...workflow.matchAll(/^\s+(?:- )?run: (.+)$/gm)].map(([, command]) => command!)

it('fails on main, as on branches, while a change is not accepted', () => {
  expect(config).toMatchObject({ exitZeroOnChanges: false, exitOnceUploaded: false })
  expect(config).not.toHaveProperty('autoAcceptChanges')
  expect(config).not.toHaveProperty('skip')
  expect(commands.at(-1)).toBe('npx chromatic')
  expect(workflow).not.toMatch(/continue-on-error|\|\| true|branches-ignore/)
})

it('runs on each push, also of main, with the commits that TurboSnap compares', () => {
  expect(workflow).toMatch(/^on: push$/m)
  expect(workflow).toContain('fetch-depth: 0')
  expect(workflow).toMatch(/cancel-in-progress: "\$\{\{ github\.ref != 'refs\/heads\/main' \}\}"/)
})

it('uploads the built Storybook with the statistics that TurboSnap reads', () => {
  expect(config.onlyChanged).toBe(true)
  expect(commands.indexOf('npm run build:storybook')).toBe(commands.indexOf('npx chromatic') - 1)
  expect(scripts['build:storybook']).toContain(`-o ${String(config.storybookBuildDir)}`)
  expect(scripts['build:storybook']).toContain('--stats-json')
})

it('uses the modes of our own pictures: each language, theme and kind of window', () => {
  expect(read('.storybook/preview.tsx')).toMatch(/chromatic: \{ modes \}/)
  const taken = Object.values(modes)
  expect(new Set(taken.map(({ locale }) => locale))).toEqual(new Set(['zh', 'en']))
  expect(new Set(taken.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']))
  expect(new Set(taken.map(({ viewport }) => viewports[viewport].type))).toEqual(new Set(['desktop', 'mobile']))
})

/** Stylesheets are evaluated at build time, so their imports are missing from the statistics that TurboSnap traces. */
it('retakes every story if the sources of stylesheets have changed', () => {
  const external = new Set(globSync(config.externals, { cwd: root }))
  const untold = new Set<string>()
  const seen = new Set<string>()
  const walk = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, from] of read(path).matchAll(/from '([^']+)'/g)) {
      const to = sourceOf(path, from!)
      if (!to) continue
      if (!external.has(to)) untold.add(to)
      if (/\.tsx?$/.test(to)) walk(to)
    }
  }
  const sheets = globSync('packages/*/src/**/*.css.ts', { cwd: root })
  for (const sheet of sheets) walk(sheet)
  expect(sheets.length).toBeGreaterThan(100)
  expect([...untold]).toEqual([])
})

it('names only existing files as externals', () => {
  for (const glob of config.externals) expect([glob, globSync(glob, { cwd: root }).length > 0]).toEqual([glob, true])
})

function sourceOf(path: string, from: string): string | undefined {
  if (from.startsWith('.')) return normalize(join(dirname(path), from))
  const [, room, name] = /^@millwright\/([^/]+)\/(.+)$/.exec(from) ?? []
  if (!name) return undefined
  const base = `packages/${room}/src`
  const places = [`${base}/${name}.ts`, `${base}/theme/${name}.ts`, `${base}/${name}/${name}.ts`]
  const found = places.find((place) => existsSync(join(root, place)))
  if (!found) throw new Error(`${path} imports ${from}, which is not found`)
  return found
}
