import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SAMPLE_MALL } from './readArguments.ts'
import type { Kind } from './readArguments.ts'

export type Project = {
  kind: Kind
  /** An absolute path. */
  folder: string
  name: string
  api: string
}

/** What stands in the templates where a project has its own. */
const NAME = 'My shop'
const here = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes a project from its template; answers its files. Throws a `TypeError` with one sentence where the folder holds
 * something already.
 */
export function writeProject({ kind, folder, name, api }: Project): string[] {
  const there = contentsOf(folder)
  if (there.length)
    throw new TypeError(
      `${folder} is not empty (${there.slice(0, 3).join(', ')}${there.length > 3 ? ', …' : ''}): name a new folder.`,
    )
  const template = join(here, 'template', kind)
  return filesIn(template).map((file) => {
    // npm leaves a `.gitignore` out of every package.
    const target = file.replace(/^_gitignore$/, '.gitignore')
    const content = readFileSync(join(template, file))
    mkdirSync(dirname(join(folder, target)), { recursive: true })
    writeFileSync(
      join(folder, target),
      file.endsWith('.svg') ? content : written(file, String(content), { folder, name, api }),
    )
    return target
  })
}

function written(file: string, text: string, { folder, name, api }: Omit<Project, 'kind'>): string {
  if (file === 'package.json') return manifest(text, basename(folder))
  const own: Readonly<Record<string, string>> = {
    [`'${NAME}'`]: quoted(name),
    [NAME]: file.endsWith('.html') ? escaped(name) : name,
    [`'${SAMPLE_MALL}'`]: quoted(api),
  }
  return text.replaceAll(new RegExp(Object.keys(own).join('|'), 'g'), (found) => own[found]!)
}

/** Named after its folder, and made of the kit's packages of this one's own version. */
function manifest(text: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }
  const { dependencies, ...rest } = JSON.parse(text) as { dependencies: Record<string, string> }
  const own = Object.entries(dependencies).map(([one, range]): [string, string] => [
    one,
    one.startsWith('@millwright/') ? `^${version}` : range,
  ])
  return `${JSON.stringify({ ...rest, name, dependencies: Object.fromEntries(own) }, null, 2)}\n`
}

/** As the sources of the templates quote. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** What is in a folder, but for a repository that was begun there. A file in its place is its own content. */
function contentsOf(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  return found.isDirectory() ? readdirSync(folder).filter((name) => name !== '.git') : [basename(folder)]
}
