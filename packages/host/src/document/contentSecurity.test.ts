import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { libraryStyles } from './inline.ts'

const { resolve } = createRequire(new URL('../../../ui/package.json', import.meta.url))
const library = dirname(resolve('react-aria/package.json'))

it.each([
  ['interactions/usePress.mjs', "'data-react-aria-pressable'"],
  ['overlays/usePreventScroll.mjs', ''],
])('lists the exact style that %s adds to a page', (file, attribute) => {
  const source = readFileSync(join(library, 'dist/private', file), 'utf8')
  const added = [...source.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, css = '']) =>
    css.replace(/\$\{[^}]*\}/, attribute.slice(1, -1)).trim(),
  )
  expect(added).toHaveLength(1)
  expect(source).toContain(attribute)
  expect(libraryStyles).toContain(added[0])
})
