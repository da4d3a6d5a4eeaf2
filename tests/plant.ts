import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/** A fault to plant in a source file: replaces `find` by `put`. The path is relative to the project's root. */
export type Plant = { file: string; find: string; put: string }

/** Returns a source with the fault planted. Throws unless the text to replace occurs exactly once. */
export function plantFault({ file, find, put }: Plant, text: string): string {
  const times = text.split(find).length - 1
  if (times !== 1) throw new Error(`${file} contains "${find}" ${times} times: choose a text that occurs exactly once.`)
  return text.replace(find, () => put)
}

const { PLANT } = process.env
const plant = PLANT ? (JSON.parse(PLANT) as Plant) : undefined
const path = plant && join(import.meta.dirname, '..', plant.file)
const faulty = () => plantFault(plant!, readFileSync(path!, 'utf8'))

export function plantPlugin(): Plugin[] {
  if (!path) return []
  const filter = new RegExp(`^${path.replace(/[^\w/]/g, String.raw`\$&`)}$`)
  const loader = path.endsWith('x') ? 'tsx' : 'ts'
  return [{ name: 'plant', setup: ({ onLoad }) => onLoad({ filter }, () => ({ contents: faulty(), loader })) }]
}

const shopConfig = 'apps/storefront/vite.config.ts'

/** Vite reads sources by itself, so its configuration gets a plugin that returns the faulty source. */
function plantedConfig(text: string): string {
  const plugin = `{ name: 'plant', enforce: 'pre', load: (id) => id.split('?', 1)[0] === ${JSON.stringify(path)} ? ${JSON.stringify(faulty())} : undefined }`
  return plantFault({ file: shopConfig, find: 'plugins: [', put: `plugins: [${plugin}, ` }, text)
}

// `node --import` loads this file into a program and its child processes. `PLANT` holds the fault.
if (path && process.execArgv.concat(process.env.NODE_OPTIONS ?? '').some((option) => option.includes('plant.ts'))) {
  const configPath = join(import.meta.dirname, '..', shopConfig)
  const sources = new Map([
    [pathToFileURL(path).href, faulty],
    [pathToFileURL(configPath).href, () => plantedConfig(readFileSync(configPath, 'utf8'))],
  ])
  registerHooks({
    load(asked, context, next) {
      const source = sources.get(asked.split('?', 1)[0]!)
      return source
        ? { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(source()) }
        : next(asked, context)
    },
  })
}
