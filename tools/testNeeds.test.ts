import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitTests, createImportTracer } from './testNeeds.ts'

let root: string
const files = {
  'packages/domain/src/sum.test.ts': "import { sum } from './sum.ts'\nimport type { Server } from 'node:http'\n",
  'packages/domain/src/sum.ts': 'export const sum = 1\n',
  'apps/mall/cart.test.ts': "import {\n  openMall,\n} from './testing/mall.ts'\n",
  'apps/mall/testing/mall.ts': "export { open as openMall } from '../db/open.ts'\n",
  'apps/mall/db/open.ts':
    "import './circle.ts'\nexport const open = () => new Worker(new URL('./engine.ts', import.meta.url))\n",
  'apps/mall/db/circle.ts': "import './open.ts'\n",
  'apps/mall/db/engine.ts': "import { PGlite } from '@electric-sql/pglite'\n",
  'tools/late.test.ts': "it('is late', async () => (await import('./build.ts')).build())\n",
  'tools/build.ts': "import * as vite from 'vite'\n",
}
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'test-needs-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

describe('splitTests', () => {
  it('assigns a test to the servers if its imports start one, also by a dynamic import or a URL', () => {
    expect(splitTests(root)).toEqual({
      unit: ['packages/domain/src/sum.test.ts'],
      servers: ['apps/mall/cart.test.ts', 'tools/late.test.ts'],
    })
  })
  it('reports the chain of imports', () => {
    expect(createImportTracer(root)('apps/mall/cart.test.ts')).toEqual([
      'apps/mall/cart.test.ts',
      'apps/mall/testing/mall.ts',
      'apps/mall/db/open.ts',
      'apps/mall/db/engine.ts',
      '@electric-sql/pglite',
    ])
  })
})

// Starts that the import rule cannot see are refused when the test runs.
describe('a unit test', () => {
  it('may not start a process', () => {
    expect(() => process.getBuiltinModule('node:child_process').spawnSync('true')).toThrow('may not start a process')
  })
  it('may not start a server', () => {
    expect(() => process.getBuiltinModule('node:http').createServer().listen(0)).toThrow('may not start a server')
  })
  it('may not start a worker', () => {
    expect(() => new (process.getBuiltinModule('node:worker_threads').Worker)('', { eval: true })).toThrow(
      'may not start a worker',
    )
  })
})
