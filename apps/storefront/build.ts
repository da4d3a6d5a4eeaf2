import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { compressAssets } from './server/compressAssets.ts'

// Each file of its own costs a request and compresses by itself: what most screens need is one with React, what those that show products need another.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'kit', test: /\/(packages|apps)\/\w+\/(src|app)\/|node_modules\/i18next\//, minShareCount: 7, priority: 2 },
  { name: 'frame', test: /\/apps\/storefront\/app\/(?!frameTexts)|\/(pages\/src\/(routes|Shell\/)|domain\/src\/link|commerce\/src\/(useOutcome|SearchBox\/pastSearches))|vite\/preload-helper/, priority: 1 },
  { name: 'products', test: /\/packages\/(commerce\/src\/(Product|Compare|useCompared|Price|Stock|Shop|Quantity)|ui\/src\/(Tag|TabLinks|Tabs|Pagination|Breadcrumb|NumberField|TextField|Select)\/|domain\/src\/(product|refinements|skuMatrix|price))/, minShareCount: 2 },
]

/** Builds the storefront: what the browser gets, with its manifest and its compressed twins, and what the server runs. */
process.env.NODE_ENV = 'production'
process.chdir(import.meta.dirname)
await build({ plugins: [noteModules()], build: { outDir: 'build/client', manifest: true, modulePreload: { polyfill: false }, emptyOutDir: true, rolldownOptions: { input: 'app/entry.client.tsx', output: { codeSplitting: { groups } } } } })
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
