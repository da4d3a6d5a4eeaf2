import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, it } from 'vitest'
import { mayAct } from '../core/wire/defused.ts'
import { csvText } from '../contexts/exchange/writeExport.ts'
import { onDatabase } from '../testing/databases.ts'
import { testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

/** The files that write workbooks or CSV. Each writes texts with `textCell` or `csvLine`. */
const writers = [
  'contexts/article-number/exportNumbers.ts',
  'contexts/cart/cartTemplate.ts',
  'contexts/credit/billWorkbook.ts',
  'contexts/exchange/errorsFile.ts',
  'contexts/exchange/writeExport.ts',
  'contexts/member/balanceWorkbook.ts',
  'contexts/member/pointsWorkbook.ts',
  'contexts/order-list/listWorkbook.ts',
  'contexts/order/orderWorkbook.ts',
]

it('knows all writers of workbooks and CSV [R8.06]', () => {
  const source = join(import.meta.dirname, '..')
  const found = globSync('**/*.ts', { cwd: source }).filter((file) => {
    if (file.startsWith('core/wire/') || file.endsWith('.test.ts')) return false
    return /from '(write-excel-file\/node|.*\/core\/wire\/(csv|writeWorkbook)\.ts)'/.test(
      readFileSync(join(source, file), 'utf8'),
    )
  })
  expect(found.toSorted()).toEqual(writers)
  // A workbook's texts are cells of `textCell`. `type: String` would pass a text by.
  for (const file of writers.filter((one) => one.endsWith('Workbook.ts')))
    expect(readFileSync(join(source, file), 'utf8'), file).toContain('textCell(')
})

it('writes no formula into a CSV export [R8.06]', async () => {
  async function* rows() {
    yield { name: '=1+1', amount: -5, note: '@SUM(1)' }
  }
  const written: string[] = []
  for await (const line of csvText(rows(), ['name', 'amount', 'note'])) written.push(line)
  expect(written.join('')).toBe("name,amount,note\r\n'=1+1,-5,'@SUM(1)\r\n")
})

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    await mall.db.script(`
      insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, remarks, po_number, address, created, expires, paid_at)
      select 'X1', user_id, 1, 5, 30.50, 12, 42.50, 3, '@SUM(A1)', '=1+1', '{"receiver": "+1"}', 1, 0, 1 from buyer where account = 'buyer';
      insert into article_number (user_id, number, key, sku_id, unit, created) select user_id, '=1+1', '11', 1001, '@a', 1 from buyer where account = 'buyer';
      insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      values ('X1', 1, 101, 1001, '{"zh": "=a", "en": "=a"}', '{"zh": "密封:双面", "en": "Seal:both"}', '{"zh": "只", "en": "pcs"}', '-6205', '', 1, 10.25, 15.25)`)
  }, 60_000)

  it.each([
    'exportOrders',
    'billExport',
    'scoreExport',
    'exportBalance',
    'exportCartTemplate',
    'exportArticleNumbers',
  ] as const)('%s has no cell that a spreadsheet evaluates [R8.06]', async (name) => {
    const { answer } = await buyer.call(name, {})
    const { sheets } = await readXlsx(new Uint8Array(await (answer as Blob).arrayBuffer()))
    const cells = sheets.flatMap(({ rows }) => rows.flat())
    expect(cells.length).toBeGreaterThan(2)
    expect(cells.filter((cell) => typeof cell === 'string' && mayAct(cell))).toEqual([])
    if (name === 'exportOrders' || name === 'exportArticleNumbers') expect(cells).toContain("'=1+1")
  })
})
