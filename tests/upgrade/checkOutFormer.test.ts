import { expect, it } from 'vitest'
import { holdsAll } from './checkOutFormer.ts'

const lock = (packages: object) => JSON.stringify({ packages })
const former = {
  '': { version: '0.0.0' },
  'packages/ui': { version: '0.1.0' },
  'node_modules/@millwright/ui': { link: true },
  'node_modules/react': { version: '19.3.1' },
}

it('uses today’s dependencies for the former version if they include every former dependency in the same version', () => {
  const today = { ...former, 'packages/ui': { version: '0.2.0' }, 'node_modules/pg-boss': { version: '12.38.0' } }
  expect(holdsAll(lock(today), lock(former))).toBe(true)
  expect(holdsAll(lock({ ...today, 'node_modules/react': { version: '20.0.0' } }), lock(former))).toBe(false)
  expect(holdsAll(lock({ '': {} }), lock(former))).toBe(false)
})

it('installs the former dependencies if a single former package has its own version of one', () => {
  const nested = { ...former, 'packages/ui/node_modules/react': { version: '18.3.1' } }
  expect(holdsAll(lock(nested), lock(nested))).toBe(false)
})
