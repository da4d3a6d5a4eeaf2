import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { folderOf } from './kitFolders.ts'

/** Writes the sources and sizes of each built file to `.vite/modules.json`, for the size check's breakdown. */
export function noteModules(): Plugin {
  return {
    name: 'note-modules',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const root = `${folderOf('host')}/../..`
      const modules = files.map(({ fileName, modules: parts }) => [
        fileName,
        Object.fromEntries(
          Object.entries(parts).map(([id, { code }]) => [
            relative(root, id.replace(/^\0|\?.*/g, '')),
            code?.length ?? 0,
          ]),
        ),
      ])
      writeFileSync(`${dir}/.vite/modules.json`, JSON.stringify(Object.fromEntries(modules)))
    },
  }
}
