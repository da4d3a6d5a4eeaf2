import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { typeErrors } from './checks/typeErrors.ts'
import { root } from './children.ts'

type Step = { path: string; text: string }

/** Returns the files that the guide's steps write, in their final state. */
function followed(): Map<string, string> {
  const guide = readFileSync(join(root, 'docs/new-payment.md'), 'utf8')
  const steps = [...guide.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)]
  return new Map(
    steps.map(([, kind = '', path = '', text = '']) => [path, kind === 'diff' ? changed({ path, text }) : text]),
  )
}

/** Applies the hunks of a diff to a file. Each must match exactly once. */
function changed({ path, text }: Step): string {
  let file = readFileSync(join(root, path), 'utf8')
  for (const hunk of text.split(/^@@\n/m)) {
    const lines = hunk.split('\n').filter(Boolean)
    const side = (mark: '-' | '+') =>
      lines.flatMap((line) => (line.startsWith(' ') || line.startsWith(mark) ? [`${line.slice(1)}\n`] : [])).join('')
    const before = side('-')
    if (file.split(before).length !== 2) throw new Error(`the guide does not fit ${path}:\n${before}`)
    file = file.replace(before, () => side('+'))
  }
  return file
}

/** Matches code that refers to a payment kind by number instead of by name. */
const NUMBERED =
  /(pay_?type"?|payTypes?\b\)?|markPaid\([^)]*,) *(===?|!==?|=|<>|:|in)? *\(?(2|3|9|10|20|21)\b|const (BALANCE|PERIOD|BY_SCAN) = \d/i

it('refers to payment kinds by their names in domain/payment/payKinds, never by number', () => {
  const sources = globSync('{apps/*/src,packages/*/src,tests}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|spec|stories)\.|node_modules|generated|payKinds\.ts$/.test(path),
  )
  expect(sources.length).toBeGreaterThan(500)
  const numbered = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (NUMBERED.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(numbered).toEqual([])
  expect(NUMBERED.test('const own = payType === 20 ? undefined : kind')).toBe(true)
})

const KINDS = 'packages/domain/src/payment/payKinds.ts'
const OWN = 'apps/mall-api/src/contexts/payment/giftCardPayment.ts'

it('lists every step: the compiler reports each missing step, and no error once all steps are done', () => {
  const files = followed()
  expect(typeErrors(files, [...files.keys()])).toEqual(new Map())
  const left = [...files.keys()].filter((path) => path !== OWN && !path.includes('fixtures'))
  const named = typeErrors(new Map([[KINDS, files.get(KINDS)!]]), left)
  expect([...named.keys()].toSorted()).toEqual([
    'apps/mall-api/src/app/payOptions.ts',
    'apps/mall-api/src/app/paymentMethods.ts',
    'packages/commerce/src/PayMethodList/PayMethodList.tsx',
    'packages/pages/src/payment/PaymentDue/payMethods.ts',
    'packages/pages/src/payment/PaymentOption/PaymentOptionKind.tsx',
  ])
}, 600_000)

it('does not compile a payment kind without refunds', () => {
  const files = followed()
  const own = files.get(OWN)!
  const without = own.replace(/ {2}refund: [\s\S]*?\n {2}\},\n/, '')
  expect(without).not.toBe(own)
  expect(typeErrors(new Map(files).set(OWN, without), [OWN]).get(OWN)).toEqual([
    expect.stringContaining("Property 'refund' is missing"),
  ])
}, 600_000)

it('creates a payment kind that pays an order once and is refunded once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-payment-'))
  try {
    for (const part of ['packages/domain', 'packages/contract', 'packages/edge', 'apps/mall-api'])
      cpSync(join(root, part), join(folder, part), {
        recursive: true,
        filter: (path) => !/\/(dist|node_modules)(\/|$)|\.test\.tsx?$/.test(path.slice(root.length)),
      })
    mkdirSync(join(folder, 'node_modules/@millwright'), { recursive: true })
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!name.startsWith('.') && name !== '@millwright')
        symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    for (const name of ['domain', 'contract', 'edge'])
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@millwright', name))
    for (const [path, text] of followed()) {
      if (!/^(packages\/(domain|contract)|apps\/mall-api)\//.test(path)) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    writeFileSync(join(folder, 'apps/mall-api/src/tryGiftCard.ts'), TRY)
    const said = execFileSync(
      process.execPath,
      ['--conditions=@millwright/source', join(folder, 'apps/mall-api/src/tryGiftCard.ts')],
      { encoding: 'utf8', timeout: 240_000 },
    )
    expect(JSON.parse(said.trim().split('\n').at(-1)!)).toEqual({
      offered: true,
      codes: ['00000', 'A03007', 'A00001'],
      status: 2,
      took: true,
      back: '100.00',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 300_000)

const TRY = `
import { payTypes } from '@millwright/domain/payment/payKinds'
import { openPglite } from './db/pglite.ts'
import { refundMoney } from './contexts/payment/refundMoney.ts'
import { setUpPayingBuyer } from './testing/setUpPayingBuyer.ts'
import { testMall } from './testing/testMall.ts'

const db = await openPglite()
const mall = await testMall(db)
const { buyer, user, order, detail } = await setUpPayingBuyer(mall)
await db.query('insert into gift_card values ($1, 100)', [user])
const left = async () => (await db.query('select amount_left as left from gift_card'))[0].left
const pay = async (orderNumbers) => (await buyer.call('pay', { orderNumbers, payType: payTypes.giftCard })).code
const [orderNumber, dear] = [await order(2), await order(90)]
const options = (await buyer.call('payOptions', { orderNumbers: orderNumber })).answer
const offered = options.find(({ payType }) => payType === payTypes.giftCard).available
const codes = [await pay(orderNumber), await pay(orderNumber), await pay(dear)]
const { status, actualTotal } = await detail(orderNumber)
const took = Number(await left()) === 100 - Number(actualTotal)
for (let again = 0; again < 2; again++) await db.tx((tx) => refundMoney(tx, orderNumber, 'groupFailed', mall.clock.now))
console.log(JSON.stringify({ offered, codes, status, took, back: await left() }))
process.exit(0)
`
