import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Assets } from '../document/assets.ts'
import type { ScreenFiles } from '../router/pageData.ts'

type Chunk = {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

/** Reads the browser's files from the build's manifest. */
export function readAssets(client: string): Assets {
  const text = readFileSync(`${client}/.vite/manifest.json`, 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const chunks = new Map(
    Object.values(manifest).flatMap((chunk) =>
      chunk.name && (chunk.isEntry || chunk.isDynamicEntry) ? [[chunk.name, chunk] as const] : [],
    ),
  )
  const chunkOf = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk) throw new Error(`${client}/.vite/manifest.json has no entry ${name}: build the shop again.`)
    return chunk
  }
  const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`)
  const [starter, entry] = [chunkOf('starter'), chunkOf('entry')]
  const around = frameIn(manifest)
  // Cached, because a screen's files never change, and each page for a buyer looks up the files of two screens.
  const parts = new Map<string, ScreenFiles>()
  const readPart: Assets['partOf'] = (screen, language, areas) => {
    const view = chunkOf(screen)
    const { scripts, styles } = collectFiles(manifest, view, around)
    const texts = Object.fromEntries(areas.map((area) => [area, `/${chunkOf(`${area}.${language}`).file}`]))
    return {
      view: `/${view.file}`,
      texts,
      scripts: [...addresses(scripts), ...Object.values(texts)],
      styles: addresses(styles),
    }
  }
  return {
    build: createHash('sha1').update(text).digest('base64url').slice(0, 4),
    starter: `/${starter.file}`,
    entry: `/${entry.file}`,
    frameOf: (language) => ({
      styles: addresses(around.styles),
      scripts: addresses(
        new Set([...around.scripts, ...collectFiles(manifest, chunkOf(`frameTexts.${language}`)).scripts]),
      ).filter((file) => file !== `/${entry.file}` && file !== `/${starter.file}`),
    }),
    frameTextsOf: (language) => `/${chunkOf(`frameTexts.${language}`).file}`,
    partOf: (screen, language, areas) => {
      const key = `${screen} ${language}`
      const part = parts.get(key) ?? readPart(screen, language, areas)
      parts.set(key, part)
      return part
    },
  }
}

export type Files = { scripts: Set<string>; styles: Set<string> }

/** Returns the files that every page needs: the entry with its imports, and the shared stylesheet. */
export function frameIn(manifest: Manifest): Files {
  const chunks = Object.values(manifest)
  const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'entry')
  if (!entry) throw new Error('The manifest has no entry: build the shop again.')
  const { scripts, styles } = collectFiles(manifest, entry)
  return {
    scripts,
    styles: new Set([...chunks.map(({ file }) => file).filter((file) => /\/shared-[^/]*\.css$/.test(file)), ...styles]),
  }
}

/** Returns the files of a chunk and its imports, without those that are already present. */
export function collectFiles(
  manifest: Manifest,
  chunk: Chunk,
  there?: Files,
  found: Files = { scripts: new Set(), styles: new Set() },
): Files {
  if (found.scripts.has(chunk.file) || there?.scripts.has(chunk.file)) return found
  found.scripts.add(chunk.file)
  // The server also renders lazily loaded components, so the page needs their styles.
  const later = (chunk.dynamicImports ?? []).flatMap((name) => manifest[name]?.css ?? [])
  for (const file of [...(chunk.css ?? []), ...later]) if (!there?.styles.has(file)) found.styles.add(file)
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (imported) collectFiles(manifest, imported, there, found)
  }
  return found
}
