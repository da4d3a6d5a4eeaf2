import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { BYSTANDER, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
// @boundaries-ignore the test follows the number onto the invoice
import { invoiceLines } from '../after-sale/invoiceDocument.ts'
import { articleNumbersOf, articleNumbersOfSkus } from './articleNumbersOf.ts'

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let user: number
  let before: string[]
  const numbersOf = async (keyword?: string) =>
    (await buyer.call('articleNumberPage', keyword === undefined ? {} : { keyword })).answer.records.map(
      ({ number }) => number,
    )
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    const [row] = await mall.db.query<{ id: number }>("select user_id as id from buyer where account = 'buyer'")
    user = row!.id
  }, 60_000)
  beforeEach(async () => {
    // The bystander uses the same numbers for another SKU, and more of them.
    await mall.db.query('delete from article_number')
    await mall.db.query(
      `insert into article_number (user_id, number, key, sku_id, created) select $1, n, lower(n), 2001, $2 from unnest(array['A1', 'A2', 'A3', 'SECRET9']) n`,
      [BYSTANDER, START + 1_000_000],
    )
    before = await bystandersRows(mall.db)
    await buyer.call('saveArticleNumbers', [
      { number: 'A-1', skuId: 1001 },
      { number: 'Ａ 2', skuId: 1001, unit: '盒' },
      { number: '=1+1', skuId: 2001 },
    ])
  })
  afterEach(() => leaveBystander(mall.db, before))

  it('matches the owner’s numbers in any width, case and spacing, and never those of another buyer [R5.19] [R8.06]', async () => {
    const found = await articleNumbersOf(mall.db, user, ['a1', 'A–2', 'SECRET9', '', 'a 3'])
    expect([...found]).toEqual([
      ['a1', { number: 'A-1', skuId: 1001, unit: '' }],
      ['A–2', { number: 'Ａ 2', skuId: 1001, unit: '盒' }],
    ])
    expect((await articleNumbersOf(mall.db, BYSTANDER, ['a-1'])).get('a-1')).toMatchObject({ skuId: 2001 })
    expect(await articleNumbersOfSkus(mall.db, user, [2001, 1002])).toEqual(new Map([[2001, '=1+1']]))
    expect((await articleNumbersOf(mall.db, user, [])).size).toBe(0)
    expect((await articleNumbersOfSkus(mall.db, user, [])).size).toBe(0)
  })

  it('lists the buyer’s own numbers, and finds them by a part of the number, the part number or the name [R8.06]', async () => {
    expect((await buyer.call('articleNumberPage', { size: 2 })).answer).toMatchObject({
      total: 3,
      pages: 2,
      records: [{ number: '=1+1' }, { number: 'Ａ 2', unit: '盒', partyCode: '6205-2RS', onShelf: true }],
    })
    expect((await buyer.call('articleNumberPage', { size: 2, current: 2 })).answer.records).toMatchObject([
      { number: 'A-1' },
    ])
    expect(await numbersOf('a2')).toEqual(['Ａ 2'])
    expect(await numbersOf('6205')).toEqual(['Ａ 2', 'A-1'])
    expect(await numbersOf('轴承')).toEqual(['Ａ 2', 'A-1'])
    expect(await numbersOf('secret')).toEqual([])
    expect(await numbersOf('%')).toEqual([])
  })

  it('changes a number that the buyer has, and saves by an exact part number [R5.19]', async () => {
    const { answer } = await buyer.call('saveArticleNumbers', [
      { number: 'a1', partyCode: '6205 2rs' },
      { number: 'B1', partyCode: 'QQ-99' },
      { number: '--', skuId: 1001 },
      { number: 'B2', skuId: 999_999 },
      { number: 'B3' },
    ])
    expect(answer.map(({ saved }) => saved)).toEqual([true, false, false, false, false])
    expect(answer[1]!.message).toBe('没有型号“QQ-99”，请核对商城的型号')
    expect(await numbersOf('a1')).toEqual(['a1'])
    expect((await numbersOf()).length).toBe(3)
  })

  it('takes the offer in stock with the lowest price, and keeps the shop of a number that has one [R5.19]', async () => {
    const [former] = await mall.db.query<{ code: string; stocks: number }>(
      'select code_norm as code, stocks from sku where sku_id = 2001',
    )
    await mall.db.query("update sku set code_norm = '62052rs', stocks = 5 where sku_id = 2001")
    const skuOf = async (number: string) => {
      await buyer.call('saveArticleNumbers', [{ number, partyCode: '6205-2RS' }])
      return (await articleNumbersOf(mall.db, user, [number])).get(number)?.skuId
    }
    expect(await skuOf('C1')).toBe(2001)
    expect(await skuOf('A-1')).toBe(1001)
    await mall.db.query('update sku set stocks = 0 where sku_id = 2001')
    expect(await skuOf('C2')).toBe(1001)
    await mall.db.query('update sku set code_norm = $1, stocks = $2 where sku_id = 2001', [
      former!.code,
      former!.stocks,
    ])
  })

  it('replaces a number in place, also by another spelling [R5.19]', async () => {
    const { records } = (await buyer.call('articleNumberPage', { keyword: 'a1' })).answer
    const { articleNumberId } = records[0]!
    await buyer.call('saveArticleNumbers', [{ articleNumberId, number: 'a.1', skuId: 1001 }])
    expect(await numbersOf('a.1')).toEqual(['a.1'])
    expect((await numbersOf()).length).toBe(3)
    const again = (await buyer.call('articleNumberPage', { keyword: 'a.1' })).answer.records[0]!.articleNumberId
    await buyer.call('saveArticleNumbers', [{ articleNumberId: again, number: 'A.1', skuId: 2001 }])
    expect(await numbersOf('a.1')).toEqual(['A.1'])
    const [theirs] = await mall.db.query<{ id: number }>(
      'select article_number_id as id from article_number where user_id = $1',
      [BYSTANDER],
    )
    await buyer.call('saveArticleNumbers', [{ articleNumberId: theirs!.id, number: 'X1', skuId: 1001 }])
  })

  it('imports pasted rows, skips the heading and returns the rows that are not right [R5.19]', async () => {
    const { answer } = await buyer.call('importArticleNumbers', {
      text: "我的料号\t型号\t名称\t单位\nD1\t6205-2RS\t深沟球轴承\t盒\n'-D2\t6205-2rs\nD3\tNONE\n",
    })
    expect(answer).toEqual([
      { line: 'D1\t6205-2RS\t深沟球轴承\t盒', number: 'D1', saved: true, message: undefined },
      { line: '-D2\t6205-2rs', number: '-D2', saved: true, message: undefined },
      { line: 'D3\tNONE', number: 'D3', saved: false, message: '没有型号“NONE”，请核对商城的型号' },
    ])
    expect((await buyer.call('articleNumberPage', { keyword: 'D1' })).answer.records[0]).toMatchObject({ unit: '盒' })
    expect((await buyer.call('importArticleNumbers', { text: '\n' })).answer).toEqual([])
  })

  it('deletes only the buyer’s own numbers [R8.06]', async () => {
    const all = await mall.db.query<{ id: number }>('select article_number_id as id from article_number')
    await buyer.call('deleteArticleNumbers', [all[0]!.id])
    expect((await numbersOf()).length).toBe(3)
    await buyer.call(
      'deleteArticleNumbers',
      all.map(({ id }) => id),
    )
    expect(await numbersOf()).toEqual([])
  })

  it('keeps at most 20,000 numbers [R8.06]', async () => {
    await mall.db.query(
      `insert into article_number (user_id, number, key, sku_id, created) select $1, 'N' || n, 'n' || n, 1001, 0 from generate_series(1, 19997) n`,
      [user],
    )
    const save = async (number: string) => (await buyer.call('saveArticleNumbers', [{ number, skuId: 1001 }])).answer[0]
    expect(await save('ONE-MORE')).toMatchObject({ saved: false, message: expect.stringContaining('20000') })
    expect(await save('A-1')).toMatchObject({ saved: true })
  })

  it('exports its own rows as CSV and as a workbook, without formulas, and the import reads them back [R8.06]', async () => {
    const csv = (await buyer.call('exportArticleNumbers', { format: 'csv' })).answer as Blob
    const text = await csv.text()
    expect(text.split('\r\n')[1]).toMatch(/^'=1\+1,/)
    expect(text).not.toContain('SECRET')
    const { answer } = await buyer.call('readOrderFile', { file: csv })
    expect(answer.text.split('\n')[1]).toMatch(/^=1\+1\t/)
    const book = (await buyer.call('exportArticleNumbers', {})).answer as Blob
    const { sheets } = await readXlsx(new Uint8Array(await book.arrayBuffer()))
    expect(sheets[0]!.rows.map(([number]) => number)).toEqual(['我的料号', "'=1+1", 'A-1', 'Ａ 2'])
  })

  it('is stored at the line of an order when it is placed, and printed on its invoice [R5.19]', async () => {
    const { answer: priced } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 },
    })
    const { answer } = await buyer.call('submitOrder', {
      orderShopParams: [{ shopId: 1, remarks: '' }],
      uuid: priced.uuid!,
    })
    const orderNumber = answer.orderNumbers
    await buyer.call('saveArticleNumbers', [{ number: 'LATER', skuId: 1001 }])
    expect((await buyer.call('orderDetail', { orderNumber })).answer.orderItemDtos[0]).toMatchObject({
      articleNumber: 'Ａ 2',
    })
    expect((await invoiceLines(mall.db, [orderNumber])).lines[0]).toMatchObject({ articleNumber: 'Ａ 2' })
  })

  it('answers only a buyer who is signed in [R8.06]', async () => {
    const visitor = new Visitor(mall.app)
    expect((await visitor.call('articleNumberPage', {})).code).toBe('A00004')
    expect((await visitor.call('saveArticleNumbers', [{ number: 'a', skuId: 1 }])).code).toBe('A00004')
    expect((await visitor.call('deleteArticleNumbers', [1])).code).toBe('A00004')
  })
})
