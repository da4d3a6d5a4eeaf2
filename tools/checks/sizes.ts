import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { routes } from '@millwright/pages/routes'
import { findViews } from '../../packages/host/src/vite/bundles.ts'
import { frameIn, collectFiles } from '../../packages/host/src/server/readAssets.ts'
import { root } from '../children.ts'
import { readJson } from '../readJson.ts'
import { buildShop } from '../shopBuild.ts'
import { table } from '../table.ts'
import { readManifest, readModules } from './viteManifest.ts'

const budget = z.object({ script: z.number(), style: z.number() })
/**
 * One budget for the files that every page loads and one for every screen with its frame and texts. Exceptions state a
 * reason.
 */
const budgets = z.object({
  frame: budget,
  screen: budget,
  exceptions: z.record(z.string(), budget.partial().extend({ why: z.string() })),
})

const client = join(root, 'apps/storefront/build/client')
/** Groups of the breakdown, by a pattern of the module's path. */
const rooms = [
  ['react', /react-module:/],
  ['i18n', /packages\/i18n\/|node_modules\/i18next\//],
  ['radix', /node_modules\/(@radix-ui|radix-ui|aria-hidden|react-remove-scroll|@floating-ui)/],
  ['domain', /packages\/domain\/|decimal\.js/],
  ['ui', /packages\/ui\/|uqr/],
  ['commerce', /packages\/commerce\//],
  ['decoration', /packages\/decoration\//],
  ['pages', /packages\/pages\//],
  ['storefront', /apps\/storefront\//],
  ['other', /./],
] as const

/** Measures the files of a first visit to each screen, gzipped, in kB of 1000 bytes. */
export function measureScreens(screens: readonly string[]) {
  const manifest = readManifest(client)
  const modules = readModules(client)
  const chunkOf = (wanted: string) => {
    const chunk = Object.values(manifest).find(
      ({ name, isEntry, isDynamicEntry }) => name === wanted && (isEntry || isDynamicEntry),
    )
    if (!chunk) throw new Error(`The build has no file for ${wanted}.`)
    return chunk
  }
  const frame = frameIn(manifest)
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0)
  return screens.map((screen) => {
    const own = collectFiles(manifest, chunkOf(screen), frame)
    const areas = routes.find((route) => route.screen === screen)?.namespaces ?? []
    const texts = ['frameTexts', ...areas].flatMap((area) => [...collectFiles(manifest, chunkOf(`${area}.zh`)).scripts])
    const files = [...new Set([...frame.scripts, ...own.scripts, ...texts])]
    const byModule = new Map<string, number>()
    for (const file of files) {
      const lengths = Object.entries(modules[file] ?? {})
      const whole = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
      // A module has no compressed size of its own. The file's size is divided by the modules' lengths.
      for (const [name, length] of lengths)
        byModule.set(name, (byModule.get(name) ?? 0) + (sizeOf(file) * length) / whole)
    }
    return {
      screen,
      files: files.length,
      script: sum(files),
      shared: { files: frame.scripts.size, script: sum(frame.scripts), style: sum(frame.styles) },
      style: sum([...frame.styles, ...own.styles]),
      byModule,
    }
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

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000
  sizes.set(file, size)
  return size
}

if (import.meta.main) {
  const { frame, screen: usual, exceptions } = readJson(join(root, 'tools/checks/sizes.json'), budgets)
  await buildShop((text) => console.log(text))
  const names = Object.keys(findViews()).toSorted()
  const measured = measureScreens(names)
  const judged = [
    ...measured.slice(0, 1).map(({ shared }) => ({ screen: '(the frame)', ...shared, budget: frame })),
    ...measured.map((one) => ({ ...one, budget: { ...usual, ...exceptions[one.screen] } })),
  ]
  const isOver = ({ script, style, budget }: (typeof judged)[number]) => script > budget.script || style > budget.style
  console.log(
    table(
      judged.map((one) => ({
        'kB gzip': one.screen,
        files: one.files,
        script: one.script.toFixed(1),
        budget: one.budget.script.toFixed(1),
        style: one.style.toFixed(1),
        'its budget': one.budget.style.toFixed(1),
        '': isOver(one) ? 'OVER' : '',
      })),
    ),
  )
  for (const name of Object.keys(exceptions))
    if (!names.includes(name)) throw new Error(`sizes.json has an exception for ${name}, but there is no such screen.`)
  const over = judged.filter(isOver).length
  if (over)
    console.log(
      'A screen exceeds its budget. Load code later if the screen does not need it at once, or add the screen with a reason to the exceptions in tools/checks/sizes.json.',
    )
  process.exit(over ? 1 : 0)
}
