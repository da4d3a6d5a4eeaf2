import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { routes } from '@millwright/pages/routes'
import { frameIn, collectFiles } from '../../packages/host/src/server/readAssets.ts'
import type { Manifest } from '../../packages/host/src/server/readAssets.ts'
import { readJson } from '../readJson.ts'

/** Reads the length of each module in each file of a browser build. */
export const readModules = (build: string) =>
  readJson(join(build, '.vite/modules.json'), z.record(z.string(), z.record(z.string(), z.number())))

/** Measures the files of a browser build that a first visit to each screen loads, gzipped, in kB of 1000 bytes. */
export function measureScreens(build: string, screens: readonly string[]) {
  const manifest = readJson(join(build, '.vite/manifest.json'), z.custom<Manifest>())
  const chunkOf = (wanted: string) => {
    const found = Object.values(manifest).find(
      ({ name, isEntry, isDynamicEntry }) => name === wanted && (isEntry || isDynamicEntry),
    )
    if (!found) throw new Error(`The build has no file for ${wanted}.`)
    return found
  }
  const frame = frameIn(manifest)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(build, file)), { level: 9 }).length / 1000
    sizes.set(file, size)
    return size
  }
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0)
  return screens.map((screen) => {
    const own = collectFiles(manifest, chunkOf(screen), frame)
    const areas = routes.find((route) => route.screen === screen)?.namespaces ?? []
    const texts = ['frameTexts', ...areas].flatMap((area) => [...collectFiles(manifest, chunkOf(`${area}.zh`)).scripts])
    const files = [...new Set([...frame.scripts, ...own.scripts, ...texts])]
    return {
      screen,
      files: files.length,
      /** The scripts without the texts. */
      code: sum([...frame.scripts, ...own.scripts]),
      script: sum(files),
      scripts: files.map((file) => ({ file, size: sizeOf(file) })),
      style: sum([...frame.styles, ...own.styles]),
      frame: { files: frame.scripts.size, script: sum(frame.scripts), style: sum(frame.styles) },
    }
  })
}
