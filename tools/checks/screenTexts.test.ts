import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { shellNamespaces } from '@millwright/pages/route'
import { screens } from '@millwright/pages/screens'
import { root } from '../children.ts'
import { textsOf } from '../generators/textsOf.ts'

const files = globSync('packages/pages/src/**/*.route.ts', { cwd: root }).toSorted()

it.each(files)('%s names exactly the namespaces that its view uses', (file) => {
  const name = basename(file, '.route.ts') as keyof typeof screens
  const said = textsOf(join(root, file.replace('.route.ts', '.tsx')))
  const own = said.filter((namespace) => !(shellNamespaces as readonly string[]).includes(namespace))
  expect([...screens[name].namespaces].toSorted()).toEqual(own)
})
