import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkGraph } from './graph.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return (await checkGraph(folder)).problems
}

it('lets a room import rooms below it, and none above', async () => {
  expect(
    await problemsOf({
      'packages/domain/src/money/money.ts': 'export const zero = 0',
      'packages/contract/src/values.ts':
        "import { zero } from '@millwright/domain/money/money'\nexport const one = zero + 1",
      'packages/domain/src/wrong.ts': "import { one } from '@millwright/contract/values'\nexport const two = one + 1",
    }),
  ).toEqual([expect.stringContaining('wrong.ts:1: domain may not import contract')])
})

it('follows value imports through packages to zod, and ignores type imports', async () => {
  const contract = {
    'packages/contract/src/call.ts': "import { z } from 'zod'\nexport const call = z\nexport type Call = 1",
    'packages/contract/package.json': '{"dependencies":{"zod":"4"}}',
  }
  expect(
    await problemsOf({
      ...contract,
      'packages/pages/src/Home/Home.tsx':
        "import type { Call } from '@millwright/contract/call'\nexport const home: Call = 1",
    }),
  ).toEqual([])
  expect(
    await problemsOf({
      ...contract,
      'packages/pages/src/Home/Home.tsx': "import { call } from '@millwright/contract/call'\nexport const home = call",
    }),
  ).toEqual([expect.stringContaining('Home.tsx → packages/contract/src/call.ts → zod')])
})

it('refuses import cycles, even of types only', async () => {
  expect(
    await problemsOf({
      'packages/domain/src/order.ts':
        "import { lineOf } from './line.ts'\nexport type Order = { line: ReturnType<typeof lineOf> }",
      'packages/domain/src/line.ts': "import { priceOf } from './price.ts'\nexport const lineOf = priceOf",
      'packages/domain/src/price.ts':
        "import type { Order } from './order.ts'\nexport const priceOf = (order: Order) => order",
      'packages/domain/src/apart.ts': "import { lineOf } from './line.ts'\nexport const apart = lineOf",
    }),
  ).toEqual([expect.stringMatching(/circle of imports: (?=.*order\.ts)(?=.*line\.ts)(?=.*price\.ts)(?!.*apart\.ts)/)])
})

it('refuses index files, default exports, React in the rules, paths out of a package and undeclared packages', async () => {
  const problems = await problemsOf({
    'packages/ui/src/Button/index.ts': "export * from './Button.ts'",
    'packages/ui/src/Button/Button.ts': 'export default function Button() {}',
    'packages/domain/src/useRule.ts': "import { useState } from 'react'\nexport { useState }",
    'packages/commerce/src/Card/Card.ts':
      "import { x } from '../../../ui/src/Button/Button.ts'\nimport lodash from 'lodash'\nexport { x, lodash }",
  })
  expect(problems.map((problem) => problem.replace(/^\S+ /, '').split(';')[0])).toEqual([
    'imports another package by its path (../../../ui/src/Button/Button.ts)',
    'lodash is not among the dependencies in packages/commerce/package.json',
    'domain must not import React',
    'has a default export',
    'is an index file',
    '`export *` hides the exported names',
  ])
})

it('lets an app use fixtures in tests, but not in its program', async () => {
  const app = {
    'apps/mall-api/package.json': '{"devDependencies":{"@millwright/fixtures":"1"}}',
    'packages/fixtures/src/answers.ts': 'export const answers = {}',
  }
  const text = "import { answers } from '@millwright/fixtures/answers'\nexport const all = answers"
  expect(await problemsOf({ ...app, 'apps/mall-api/src/mall.test.ts': text })).toEqual([])
  expect(await problemsOf({ ...app, 'apps/mall-api/src/mall.ts': text })).toEqual([
    expect.stringContaining('mall-api may not import fixtures'),
  ])
})
