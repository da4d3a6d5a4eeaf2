import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { compressAssets } from './server/compressAssets.ts'

const MOST = 12
/** What shows products: the home page, lists and product pages need it, the others not. */
const products = /\/packages\/(commerce\/src\/(Product|ProblemText|Compare|useCompared|useOutcome|Price|Stock|Share|Shop|Quantity)|pages\/src\/internal\/AgreedMissing|ui\/src\/(internal\/choice|Rating|Checkbox|Countdown|Tag|TabLinks|Tabs|Pagination|Breadcrumb|HydrateNear|Still|NumberField|TextField|Select)\/|domain\/src\/(product|refinements|skuMatrix|price|time))/

type Info = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
type Graph = { getModuleInfo: (id: string) => Info }

/** Each file of its own costs a request and compresses by itself: React is one, what most screens need another, what products need the third. */
function fileOf(id: string, graph: Graph): string | null {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  const parts = partsWith(id, graph)
  const entry = parts.has('entry')
  if (entry || parts.size >= MOST) return /frameTexts/.test(id) ? null : 'frame'
  return parts.size > 1 && products.test(id) ? 'products' : null
}

/** The parts that are fetched on their own and that a module is in; of all of them the first is `entry`. */
function partsWith(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(id)) return found
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (info?.isEntry) found.add('entry')
  if (info?.dynamicImporters.length) found.add(id)
  for (const importer of info?.importers ?? []) for (const part of partsWith(importer, graph, seen)) found.add(part)
  return found
}

/** Builds the storefront: what the browser gets, with its manifest and its compressed twins, and what the server runs. */
process.env.NODE_ENV = 'production'
process.chdir(import.meta.dirname)
await build({ plugins: [noteModules()], build: { outDir: 'build/client', manifest: true, modulePreload: { polyfill: false }, emptyOutDir: true, rolldownOptions: { input: 'app/entry.client.tsx', output: { codeSplitting: { groups: [{ name: fileOf }] } } } } })
await build({ build: { outDir: 'build/server', emptyOutDir: true, ssr: 'app/entry.server.ts' } })
await compressAssets('build/client')

/** Writes down which sources each file is made of, for the breakdown of the size check. */
function noteModules(): Plugin {
  return {
    name: 'note-modules',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const root = new URL('../..', import.meta.url).pathname
      const modules = files.map(({ fileName, modules: parts }) => [
        fileName, Object.fromEntries(Object.entries(parts).map(([id, { code }]) => [relative(root, id.replace(/^\0|\?.*/g, '')), code?.length ?? 0])),
      ])
      writeFileSync(`${dir}/.vite/modules.json`, JSON.stringify(Object.fromEntries(modules)))
    },
  }
}
