import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../readJson.ts'

export type Entry = { /** As imported: `@millwright/ui/Button`. */ name: string; script: string; types: string }

const target = z.object({ types: z.string(), default: z.string() }).partial().or(z.string()).nullable()
const manifest = z.object({ name: z.string(), exports: z.record(z.string(), target) })

/** Returns the entry points of a built package in alphabetical order, except those for styles. */
export function entriesOf(folder: string): Entry[] {
  const { name, exports } = readJson(join(folder, 'package.json'), manifest)
  const files = globSync('dist/**/*.js', { cwd: folder })
  const shut = Object.entries(exports)
    .filter(([, target]) => target === null)
    .map(([key]) => key.replace(/\*$/, ''))
  const found = new Map<string, Entry>()
  for (const [key, target] of Object.entries(exports)) {
    const { types, default: script = '' } = typeof target === 'object' && target ? target : {}
    if (!script.endsWith('.js') || !types || types.endsWith('css.d.ts')) continue
    const [first = '', ...more] = script.slice(2).replace(/[.+]/g, '\\$&').split('*')
    const pattern = new RegExp(`^${first}${more.map((part, i) => (i ? '\\1' : '(.+?)') + part).join('')}$`)
    for (const file of files) {
      const [hit, star = ''] = pattern.exec(file) ?? []
      const path = key.replace('*', star)
      if (!hit || found.has(path) || shut.some((start) => path.startsWith(start))) continue
      found.set(path, {
        name: name + path.slice(1),
        script: join(folder, file),
        types: join(folder, types.replaceAll('*', star)),
      })
    }
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
