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

/** The project name in the templates. `writeProject` replaces it with the name of the new project. */
const NAME = 'My shop'
const here = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes a project from its template and returns the paths of its files. Throws a `TypeError` if the folder is not
 * empty.
 */
export function writeProject({ kind, folder, name, api }: Project): string[] {
  const there = contentsOf(folder)
  if (there.length)
    throw new TypeError(
      `${folder} is not empty (${there.slice(0, 3).join(', ')}${there.length > 3 ? ', …' : ''}): name a new folder.`,
    )
  const template = join(here, 'template', kind)
  return filesIn(template).map((file) => {
    // npm leaves `.gitignore` files out of packages, so the template stores `_gitignore`.
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

/** Returns the package.json: named after the folder, with the kit's packages at this package's own version. */
function manifest(text: string, name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
  const { dependencies, ...rest }: { dependencies: Record<string, string> } = JSON.parse(text)
  const own = Object.entries(dependencies).map(([one, range]): [string, string] => [
    one,
    one.startsWith('@millwright/') ? `^${version}` : range,
  ])
  return `${JSON.stringify({ ...rest, name, dependencies: Object.fromEntries(own) }, null, 2)}\n`
}

/** Quotes text as the templates' sources do, in single quotes. */
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

/** Lists a folder's entries, except `.git`. If the path is a file, returns the file's name. */
function contentsOf(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  return found.isDirectory() ? readdirSync(folder).filter((name) => name !== '.git') : [basename(folder)]
}
