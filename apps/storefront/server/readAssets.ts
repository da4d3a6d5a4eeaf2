import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Assets } from '../app/drawPage.server.tsx'

export type Manifest = Record<string, { file: string; src?: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; css?: string[] }>

/** What the build made for the browser, from its manifest. */
export function readAssets(client: string): Assets {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
  const parts = Object.values(manifest)
  const entry = parts.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`${client}/.vite/manifest.json names no entry: build the storefront anew.`)
  const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`)
  const shared = filesOf(manifest, entry)
  const screens = new Map(parts.filter(({ isDynamicEntry }) => isDynamicEntry).map((part) => [
    basename(part.src ?? '', extname(part.src ?? '')), addresses(new Set([...shared, ...filesOf(manifest, part)])),
  ]))
  const texts = new Map(Object.entries(manifest).flatMap(([name, part]) => {
    const [, area, locale] = /\/areas\/(\w+)\.ts\?(zh|en)$/.exec(name) ?? []
    return area ? [[`${area}.${locale}`, addresses(filesOf(manifest, part))] as const] : []
  }))
  return {
    entry: `/${entry.file}`,
    styles: addresses(new Set(parts.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)))),
    scriptsOf: (screen, locale, areas) => [...new Set([
      ...screens.get(screen) ?? addresses(shared), ...screens.get(`frameTexts.${locale}`) ?? [], ...areas.flatMap((area) => texts.get(`${area}.${locale}`) ?? []),
    ])].filter((file) => file !== `/${entry.file}`),
  }
}

/** A part of the build and all that it imports. */
export function filesOf(manifest: Manifest, part: Manifest[string], found = new Set<string>()): Set<string> {
  if (found.has(part.file)) return found
  found.add(part.file)
  for (const name of part.imports ?? []) {
    const imported = manifest[name]
    if (imported) filesOf(manifest, imported, found)
  }
  return found
}
