import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { shellNamespaces } from '@millwright/pages/route'
import { screens } from '@millwright/pages/screens'
import { root } from '../children.ts'

const files = globSync('packages/pages/src/**/*.route.ts', { cwd: root }).toSorted()

/**
 * The sources that a view is drawn with: what it imports as a value, at once or later, within the rooms that say
 * sentences.
 */
function drawnWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, type, from, later] of readFileSync(file, 'utf8').matchAll(
    /^import (type )?[^;]*?from '([^']+)'|import\('([^']+)'\)/gm,
  )) {
    const target = type ? undefined : sourceOf(file, from ?? later!)
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

const areasIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/useText\('(\w+)'\)/g)].map(([, area]) => area!)

it.each(files)('%s names every area of text that its view says, and no other', (file) => {
  const name = basename(file, '.route.ts') as keyof typeof screens
  const said = new Set([...drawnWith(join(root, file.replace('.route.ts', '.tsx')))].flatMap(areasIn))
  const own = [...said].filter((area) => !(shellNamespaces as readonly string[]).includes(area)).toSorted()
  expect([...screens[name].namespaces].toSorted()).toEqual(own)
})
