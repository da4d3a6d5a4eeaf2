import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../children.ts'

const imports = /^import (type )?[^;]*?from '([^']+)'|import\('([^']+)'\)/gm

/** Returns the text namespaces that a source and its rendered imports use. */
export function textsOf(file: string): string[] {
  const said = [...drawnWith(file)].flatMap((one) => [
    ...readFileSync(one, 'utf8').matchAll(/useText(?:<[^>]*>)?\('(\w+)'\)/g),
  ])
  return [...new Set(said.map(([, namespace = '']) => namespace))].toSorted()
}

/**
 * Returns the sources that a file renders with: its value imports, static or dynamic, within the packages that have
 * texts.
 */
export function drawnWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, type, from, later = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const target = type ? undefined : sourceOf(file, from ?? later)
    if (target) drawnWith(target, found)
  }
  return found
}

function sourceOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return /\.tsx?$/.test(specifier) && !specifier.endsWith('.css.ts') ? resolve(dirname(file), specifier) : undefined
  const [, room, part] = /^@millwright\/(commerce|decoration)\/(\w+)$/.exec(specifier) ?? []
  if (!room) return undefined
  return [`${part}/${part}.tsx`, `${part}/${part}.ts`, `${part}.ts`, `${part}.tsx`]
    .map((path) => join(root, 'packages', room, 'src', path))
    .find(existsSync)
}

/** Writes the README's table of namespaces: each set with the components that need it. */
export function textsTable(parts: readonly { name: string; texts: readonly string[] }[]): string {
  const sets = Map.groupBy(parts, ({ texts }) => texts.map((one) => `\`${one}\``).join(', '))
  return [
    '| texts | needed by |',
    '|---|---|',
    ...[...sets]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([texts, some]) => `| ${texts || 'none'} | ${some.map(({ name }) => `\`${name}\``).join(', ')} |`),
  ].join('\n')
}
