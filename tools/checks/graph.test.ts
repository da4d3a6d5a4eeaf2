import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterEach, expect, it } from 'vitest'
import { root } from '../children.ts'
import { checkGraph, mayKnow } from './graph.ts'

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

it('lets a package import the packages below it, and none above', async () => {
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

const mall = 'apps/mall-api/src'

it('lets a context of the mall import core, the database and the contexts that the table names, and nothing above [ADR 63]', async () => {
  expect(
    await problemsOf({
      [`${mall}/db/db.ts`]: 'export const db = 0',
      [`${mall}/core/price/lines.ts`]: "import { db } from '../../db/db.ts'\nexport const lines = db",
      [`${mall}/contexts/cart/basket.ts`]:
        "import { lines } from '../../core/price/lines.ts'\nexport const basket = lines",
      [`${mall}/contexts/order/submit.ts`]: "import { basket } from '../cart/basket.ts'\nexport const submit = basket",
      [`${mall}/contexts/payment/pay.ts`]: "import { submit } from '../order/submit.ts'\nexport const pay = submit",
      [`${mall}/contexts/order/planted.ts`]: "import { pay } from '../payment/pay.ts'\nexport const planted = pay",
      [`${mall}/contexts/order/bold.ts`]: "import { app } from '../../app/app.ts'\nexport const bold = app",
      [`${mall}/core/price/upwards.ts`]:
        "import { basket } from '../../contexts/cart/basket.ts'\nexport const upwards = basket",
      [`${mall}/app/app.ts`]: "import { pay } from '../contexts/payment/pay.ts'\nexport const app = pay",
      [`${mall}/contexts/gifts/cards.ts`]: 'export const cards = 0',
    }),
  ).toEqual([
    expect.stringContaining('gifts/cards.ts: gifts is no context of the table mayKnow'),
    expect.stringContaining('order/bold.ts:1: contexts may not import app'),
    expect.stringContaining('order/planted.ts:1: order may not know payment; it may know cart, quote'),
    expect.stringContaining('core/price/upwards.ts:1: core may not import contexts'),
    expect.stringMatching(/contexts\/cart and core\/price import each other/),
    expect.stringMatching(/contexts\/order and contexts\/payment import each other/),
  ])
})

it('refuses folders of the host and the page kit that import each other, and the styles of another screen', async () => {
  const pages = 'packages/pages/src'
  expect(
    await problemsOf({
      [`${pages}/cart/Cart/Cart.route.ts`]: 'export const cart = 0',
      [`${pages}/cart/Cart/Cart.css.ts`]: 'export const page = 0',
      [`${pages}/cart/Cart/CartLines.tsx`]: "import { page } from './Cart.css.ts'\nexport const lines = page",
      [`${pages}/order/Pay/Pay.tsx`]: "import { page } from '../../cart/Cart/Cart.css.ts'\nexport const pay = page",
      'packages/host/src/log/log.ts': "import type { Page } from '../render/page.ts'\nexport type Line = Page",
      'packages/host/src/log/word.ts': 'export const word = 0',
      'packages/host/src/render/page.ts': 'export type Page = 0',
      'packages/host/src/render/say.ts': "import { word } from '../log/word.ts'\nexport const say = word",
    }),
  ).toEqual([
    expect.stringContaining('log and render import each other'),
    expect.stringContaining("order/Pay/Pay.tsx:1: imports another screen's styles (packages/pages/src/cart/Cart"),
  ])
})

it('has a table of contexts without cycles and without unused entries', () => {
  const order: string[] = []
  for (let left = Object.entries(mayKnow) as [string, readonly string[]][]; left.length;) {
    const free = left.filter(([, known]) => known.every((name) => order.includes(name)))
    expect(free, `a cycle among ${left.map(([name]) => name).join(', ')}`).not.toEqual([])
    order.push(...free.map(([name]) => name))
    left = left.filter(([name]) => !order.includes(name))
  }
  const contexts = join(root, mall, 'contexts')
  for (const [name, known] of Object.entries(mayKnow) as [string, readonly string[]][]) {
    const texts = globSync(`${name}/**/*.ts`, { cwd: contexts, ignore: ['**/*.test.ts'] }).map((file) =>
      readFileSync(join(contexts, file), 'utf8'),
    )
    expect(
      known.filter((other) => !texts.some((text) => text.includes(`/${other}/`))),
      `contexts that ${name} may import and does not`,
    ).toEqual([])
  }
})
