import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
// @boundaries-ignore the corpus is the fuzz run's
import { workbookFile } from '../../../../../tests/fuzz/hostileFiles/workbookFile.ts'
import { BYSTANDER, bystandersCart, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let before: string[]
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    await bystandersCart(mall.db)
    await mall.db.query(
      "insert into article_number (user_id, number, key, sku_id, created) values ($1, 'THEIRS', 'theirs', 1001, 0)",
      [BYSTANDER],
    )
    await buyer.call('saveArticleNumbers', [{ number: 'OWN-1', skuId: 2001 }])
  }, 60_000)
  beforeEach(async () => {
    await buyer.call('deleteAll', {})
    await mall.db.script('update sku set stocks = 100, min_order_qty = 1, pack_qty = 1 where sku_id in (1001, 2001)')
    before = await bystandersRows(mall.db)
  })
  afterEach(() => leaveBystander(mall.db, before))

  const bring = (content: string | Uint8Array, who = buyer) =>
    who.call('importCart', { file: new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]) })
  const cart = async () =>
    (await buyer.call('cartInfo', [])).answer
      .flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
      .map(({ skuId, prodCount }) => [skuId, prodCount])
      .toSorted()

  it('adds rows by part number and by the buyer’s own number, and says why others were not added [R5.19]', async () => {
    const { answer } = await bring(
      '型号;数量\n6205 2rs;3\nown1;"1,000"\nTHEIRS;1\n;4\n\nOWN-1;\nOWN-1;20 pcs\nOWN-1;0\nOWN-1;1.5\nOWN-1;-2\n',
    )
    expect(answer).toEqual({
      successCount: 2,
      failList: [
        { row: 3, partyCode: 'own1', reason: expect.stringContaining('库存') },
        { row: 4, partyCode: 'THEIRS', reason: '没有这个型号或料号，请核对，或在商品页加入购物车' },
        { row: 5, partyCode: '', reason: '这一行没有型号' },
        { row: 7, partyCode: 'OWN-1', reason: '数量应为正整数' },
        { row: 9, partyCode: 'OWN-1', reason: '数量应为正整数' },
        { row: 10, partyCode: 'OWN-1', reason: '数量应为正整数' },
        { row: 11, partyCode: 'OWN-1', reason: '数量应为正整数' },
      ],
    })
    expect(await cart()).toEqual([
      ['1001', 3],
      ['2001', 20],
    ])
  })

  it('reads the template with other columns, and a file without a heading [R5.19]', async () => {
    const row = (cells: readonly string[]) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
    const cells = [
      ['Pos', 'Quantity', 'Part number'],
      ['1', '7', '6205-2RS'],
    ]
      .map(row)
      .join('')
    expect((await bring(workbookFile({ cells }))).answer).toEqual({ successCount: 1, failList: [] })
    expect((await bring('6205-2RS\t2')).answer.successCount).toBe(1)
    expect(await cart()).toEqual([['1001', 9]])
    const template = (await buyer.call('exportCartTemplate')).answer as Blob
    const { answer } = await buyer.call('importCart', { file: template })
    expect(answer).toMatchObject({ successCount: 1, failList: [] })
  })

  it('checks each row as the cart does, in the person’s language [R5.19]', async () => {
    await mall.db.script(
      'update sku set min_order_qty = 5 where sku_id = 1001; update product set status = 0 where prod_id = 201',
    )
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const { answer } = await bring('6205-2RS;2\nOWN-1;5\n', english)
    await mall.db.script('update product set status = 1 where prod_id = 201')
    expect(answer).toMatchObject({ successCount: 0, failList: [{ row: 1 }, { row: 2 }] })
    expect(answer.failList[0]!.reason).toMatch(/minimum/)
    expect(await cart()).toEqual([])
  })

  it('refuses a file that it cannot read, and visitors [R8.06]', async () => {
    expect(await bring('')).toMatchObject({ code: 'A00001', msg: '文件是空的，请选择有内容的文件' })
    expect((await bring('6205-2RS;1', new Visitor(mall.app))).code).toBe('A00004')
  })

  it('limits how often a buyer may upload [R8.06]', async () => {
    const replies = []
    for (let n = 0; n < 61; n++) replies.push(await bring(''))
    expect(replies.filter(({ msg }) => msg.startsWith('提交次数过多')).length).toBeGreaterThan(0)
  })
})
