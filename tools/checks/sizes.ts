import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '@millwright/pages/routes'
import { filesOf } from '../../apps/storefront/server/readAssets.ts'
import type { Manifest } from '../../apps/storefront/server/readAssets.ts'
import { root } from '../children.ts'
import { buildShop } from '../shopBuild.ts'

type Budget = { script: number; style: number }

const client = join(root, 'apps/storefront/build/client')
/** The rooms of the breakdown: what a module's path contains. */
const rooms = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//], ['i18n', /packages\/i18n\/|node_modules\/i18next\//], ['radix', /node_modules\/(@radix-ui|radix-ui|aria-hidden|react-remove-scroll|@floating-ui)/],
  ['domain', /packages\/domain\/|decimal\.js/], ['ui', /packages\/ui\/|uqr/], ['commerce', /packages\/commerce\//], ['decoration', /packages\/decoration\//], ['pages', /packages\/pages\//], ['storefront', /apps\/storefront\//],
  ['other', /./],
] as const

/** What a person's first visit to a screen loads, gzipped, in kB of 1000 bytes. */
export function measureScreens(screens: readonly string[]) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const modules = JSON.parse(readFileSync(join(client, '.vite/modules.json'), 'utf8')) as Record<string, Record<string, number>>
  const parts = Object.values(manifest)
  const shared = [...filesOf(manifest, parts.find(({ isEntry }) => isEntry)!)]
  const style = parts.filter(({ file }) => file.endsWith('.css')).reduce((sum, { file }) => sum + sizeOf(file), 0)
  return screens.map((screen) => {
    const own = parts.find(({ src = '', isDynamicEntry }) => isDynamicEntry && src.endsWith(`/${screen}/${screen}.tsx`))
    if (!own) throw new Error(`${screen} is no screen of the build`)
    const areas = routes.find((route) => route.screen === screen)?.areas ?? []
    const texts = parts.filter(({ src = '' }) => src.endsWith('/frameTexts.zh.ts') || areas.some((area) => src.endsWith(`/areas/${area}.ts?zh`))).map(({ file }) => file)
    const files = [...new Set([...shared, ...filesOf(manifest, own), ...texts])]
    const byModule = new Map<string, number>()
    for (const file of files) {
      const lengths = Object.entries(modules[file] ?? {})
      const whole = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
      // A module has no compressed size of its own: its file's is shared out by length.
      for (const [name, length] of lengths) byModule.set(name, (byModule.get(name) ?? 0) + sizeOf(file) * length / whole)
    }
    return { screen, files: files.length, script: files.reduce((sum, file) => sum + sizeOf(file), 0), shared: shared.reduce((sum, file) => sum + sizeOf(file), 0), style, byModule }
  })
}

export function byRoom(byModule: ReadonlyMap<string, number>): Record<string, number> {
  const sums: Record<string, number> = Object.fromEntries(rooms.map(([room]) => [room, 0]))
  for (const [name, size] of byModule) {
    const room = rooms.find(([, test]) => test.test(name))?.[0] ?? 'other'
    sums[room] = (sums[room] ?? 0) + size
  }
  return sums
}

function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000
}

if (import.meta.filename === process.argv[1]) {
  const budgets = JSON.parse(readFileSync(join(root, 'tools/checks/sizes.json'), 'utf8')) as Record<string, Budget>
  await buildShop((text) => console.log(text))
  const measured = measureScreens(Object.keys(budgets))
  const row = (cells: (string | number)[]) => cells.map((cell, i) => (typeof cell === 'number' ? cell.toFixed(1) : cell)[i ? 'padStart' : 'padEnd'](i ? 11 : 10)).join('')
  console.log(row(['screen', 'files', 'of all', 'script', 'budget', 'style', 'budget']) + '  (kB gzip)')
  let over = 0
  for (const { screen, files, shared, script, style } of measured) {
    const budget = budgets[screen]!
    const late = script > budget.script || style > budget.style
    if (late) over++
    console.log(row([screen, String(files), shared, script, budget.script, style, budget.style]) + (late ? '  OVER' : ''))
  }
  if (process.argv.includes('--modules')) {
    console.log(`\n${row(['screen', ...rooms.map(([room]) => room)])}`)
    for (const { screen, byModule } of measured) console.log(row([screen, ...Object.values(byRoom(byModule))]))
    const all = new Map(measured.flatMap(({ byModule }) => [...byModule]))
    console.log('\nThe largest modules:')
    for (const [name, size] of [...all].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(`${size.toFixed(2).padStart(8)}  ${name}`)
  }
  if (over) console.log('A screen grew past its budget. Load what it does not need at once later; or, where the growth is worth it, raise tools/checks/sizes.json and say why.')
  process.exit(over ? 1 : 0)
}
