import { COMMENT_DAYS, FOLLOW_UP_DAYS } from '@millwright/domain/order/commentTimes'
import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { CONSOLE_KEY, START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { importComments } from './commentSeed.ts'

const DAY = 86_400_000

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let other: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    other = await new Visitor(mall.app).login('agreement')
  }, 60_000)

  /** Creates a received order with one line, and returns the line's id. */
  async function received(): Promise<string> {
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 }
    const { uuid } = (await buyer.call('confirmOrder', { orderItem })).answer
    const orderNumber = (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
    await mall.db.query('update orders set status = 3, paid_at = 1, shipped_at = 1 where order_number = $1', [
      orderNumber,
    ])
    expect((await buyer.call('receiptOrder', { orderNumber })).code).toBe('00000')
    const { orderItemDtos, isComm } = (await buyer.call('orderDetail', { orderNumber })).answer
    expect([isComm, orderItemDtos[0]!.commSts]).toEqual([0, 0])
    return orderItemDtos[0]!.orderItemId!
  }
  const write = (orderItemId: string, more: object = {}) =>
    buyer.call('writeComment', { orderItemId, score: 5, content: 'Runs quietly', ...more })
  const waiting = async () => (await buyer.call('waiting', {})).answer.comments
  const upload = async () =>
    (await buyer.call('uploadFile', { file: await samplePicture(), kind: 'comment' })).answer.filePath

  it('accepts one review per line, shows the review on the product immediately and marks the order as reviewed [R2.30] [R5.16] [R6.06]', async () => {
    const before = (await buyer.call('prodCommData', { prodId: 101 })).answer
    const item = await received()
    const count = (await waiting())!
    const [one, two] = [await upload(), await upload()]
    const { answer } = await write(item, { pics: `${one},${two}`, isAnonymous: 1, serviceScore: 4, logisticsScore: 3 })
    expect((await write(item)).msg).toBe('This product has been reviewed already')
    const nobody = new Visitor(mall.app)
    expect((await nobody.call('prodCommData', { prodId: 101 })).answer).toMatchObject({
      number: before.number + 1,
      praiseNumber: before.praiseNumber + 1,
      picNumber: before.picNumber + 1,
    })
    const [shown] = (await nobody.call('prodCommPage', { prodId: 101 })).answer.records
    expect(shown).toMatchObject({ prodCommId: answer.prodCommId, score: 5, pics: `${one},${two}`, isAnonymous: 1 })
    expect(shown?.nickName).toMatch(/^.\*\*\*$/)
    expect((await nobody.raw('GET', `/${one}`)).status).toBe(200)
    expect(await waiting()).toBe(count - 1)
    const line = (await buyer.call('commentOfItem', { orderItemId: item })).answer
    expect(line).toMatchObject({ commSts: 1, mayComment: false, comment: { mayFollowUp: true, logisticsScore: 3 } })
    const { orderNumber } = line
    expect((await buyer.call('orderDetail', { orderNumber })).answer).toMatchObject({ isComm: 1 })
    const [card] = await mall.db.query('select comment_num as number from product where prod_id = 101')
    expect(card).toEqual({ number: before.number + 1 })
  })

  it('refuses reviews with no text, too much text, too many pictures or a wrong file kind, and of lines not received [R5.16]', async () => {
    const item = await received()
    const said = async (more: object) => (await write(item, more)).msg
    expect(await write(item, { content: ' \n ' })).toMatchObject({ code: 'A00010', msg: 'Write a few words' })
    expect(await said({ content: '轴'.repeat(151) })).toBe('A review may have 150 characters at most')
    const many = Array.from({ length: 10 }, () => `files/${crypto.randomUUID()}`).join(',')
    expect(await said({ pics: many })).toBe('9 pictures at most')
    const voucher = (await buyer.call('uploadFile', { file: await samplePicture(), kind: 'voucher' })).answer.filePath
    expect(await said({ pics: voucher })).toMatch(/no longer there/)
    const { orderNumber } = (await buyer.call('commentOfItem', { orderItemId: item })).answer
    await mall.db.query('update orders set status = 3 where order_number = $1', [orderNumber])
    expect(await said({})).toMatch(/not received yet/)
    await mall.db.query('update orders set status = 5 where order_number = $1', [orderNumber])
    mall.clock.now = START + (COMMENT_DAYS + 1) * DAY
    await buyer.login()
    expect(await said({})).toMatch(/days for a review are over/)
    mall.clock.now = START
    await buyer.login()
    expect((await write(item)).code).toBe('00000')
  })

  it('accepts one follow-up within the time limit, and one reply of the shop in the console', async () => {
    const { prodCommId } = (await write(await received())).answer
    const add = (content: string) => buyer.call('followUpComment', { prodCommId, content })
    expect(await add('')).toMatchObject({ code: 'A00010', msg: 'Write a few words' })
    mall.clock.now = START + (FOLLOW_UP_DAYS + 1) * DAY
    await buyer.login()
    expect(await add('late')).toMatchObject({
      code: 'A00001',
      msg: expect.stringMatching(`${FOLLOW_UP_DAYS} days.* over`),
    })
    mall.clock.now = START
    await buyer.login()
    expect((await add(' Still quiet\n')).code).toBe('00000')
    expect(await add('And more')).toMatchObject({ code: 'A00001', msg: expect.stringMatching('already') })
    expect((await buyer.call('followUpComment', { prodCommId: 999_999, content: 'x' })).code).toBe('A00001')
    const reply = (words: string) =>
      mall.app.request(`http://localhost/console/${CONSOLE_KEY}/commentReply`, {
        method: 'POST',
        headers: { origin: 'http://localhost', host: 'localhost' },
        body: new URLSearchParams({ prodCommId, reply: words }),
      })
    expect((await reply('Thank you')).headers.get('location')).toContain('said=done')
    expect((await reply('Again')).headers.get('location')).toContain('said=failed')
    const [mine] = (await buyer.call('myComments', {})).answer.records
    expect(mine?.comment).toMatchObject({ followUp: 'Still quiet', replyContent: 'Thank you', mayFollowUp: false })
  })

  it('deletes a review permanently, with its pictures', async () => {
    const item = await received()
    const path = await upload()
    const { prodCommId } = (await write(item, { pics: path })).answer
    const { number } = (await buyer.call('prodCommData', { prodId: 101 })).answer
    expect((await buyer.call('deleteComment', { prodCommId })).code).toBe('00000')
    expect((await buyer.call('prodCommData', { prodId: 101 })).answer.number).toBe(number - 1)
    expect((await new Visitor(mall.app).raw('GET', `/${path}`)).status).toBe(404)
    expect((await write(item)).msg).toMatch(/already/)
    expect((await buyer.call('deleteComment', { prodCommId })).code).toBe('A00001')
  })

  it('stores a review as it was written, and lists the buyer’s own by the date of writing [R2.30]', async () => {
    await mall.db.script('delete from comment where user_id is not null')
    const [first, second, open] = [await received(), await received(), await received()]
    const { answer } = await write(second, { score: 2, content: ' Rattles ', serviceScore: 1, logisticsScore: 4 })
    mall.clock.now += 1000
    const { answer: later } = await write(first, { content: '轴'.repeat(150) })
    const [row] = await mall.db.query('select * from comment where prod_comm_id = $1', [answer.prodCommId])
    expect(row).toMatchObject({
      prod_id: 101,
      score: 2,
      evaluate: 2,
      content: 'Rattles',
      pics: null,
      anonymous: false,
      service_score: 1,
      logistics_score: 4,
      created: START,
      nick_name: 'Zhang',
    })
    expect(
      await mall.db.query('select service_score as s from comment where prod_comm_id = $1', [later.prodCommId]),
    ).toEqual([{ s: null }])
    const page = async (call: 'myComments' | 'myOrderItemsComment', input: object) => {
      const { records, total } = (await buyer.call(call, input)).answer
      return [records.map(({ orderItemId }) => orderItemId), total]
    }
    expect(await page('myComments', {})).toEqual([[first, second], 2])
    expect(await page('myComments', { size: 1, current: 2 })).toEqual([[second], 2])
    expect(await page('myOrderItemsComment', { commStatus: 1 })).toEqual([[first, second], 2])
    const [waitingItems, waitingTotal] = await page('myOrderItemsComment', { commStatus: 0, size: 100 })
    expect(waitingItems).toContain(open)
    expect(waitingItems).not.toContain(first)
    expect(waitingTotal).toBe((waitingItems as string[]).length)
    const own = (await buyer.call('commentOfItem', { orderItemId: second })).answer
    expect(own).toMatchObject({
      shopId: '1',
      skuId: '1001',
      finallyTime: '2026-11-21 10:00:00',
      comment: { isAnonymous: 0, nickName: 'Zhang', replySts: 0, content: 'Rattles', serviceScore: 1 },
    })
    const waits = (await buyer.call('commentOfItem', { orderItemId: open })).answer
    expect([waits.mayComment, waits.comment]).toEqual([true, undefined])
    // A line waits until the end of its last day.
    const [{ finished }] = (await mall.db.query<{ finished: number }>(
      'select o.finished_at as finished from orders o join order_item i using (order_number) where i.order_item_id = $1::bigint',
      [open],
    )) as [{ finished: number }]
    for (const [late, waits] of [
      [0, true],
      [1, false],
    ] as const) {
      mall.clock.now = finished + COMMENT_DAYS * DAY + late
      await buyer.login()
      const [left, total] = await page('myOrderItemsComment', { commStatus: 0, size: 100 })
      expect([(left as string[]).includes(open), total]).toEqual([waits, (left as string[]).length])
    }
    mall.clock.now = START + 1000
    await buyer.login()
    // The rating of a product is the share of its good reviews.
    const elsewhere = () =>
      mall.db.query('select prod_id, comment_num, positive_rating from product where prod_id <> 101 order by prod_id')
    const unchanged = await elsewhere()
    await mall.db.script(
      `insert into comment (prod_id, score, evaluate, content, nick_name, anonymous, created) values (201, 1, 2, 'x', 'x', false, ${START})`,
    )
    const rating = async () =>
      (await mall.db.query('select comment_num as n, positive_rating as good from product where prod_id = 101'))[0]
    expect(await rating()).toEqual({ n: 4, good: 50 })
    await buyer.call('deleteComment', { prodCommId: answer.prodCommId })
    expect(await rating()).toEqual({ n: 3, good: 67 })
    expect(await elsewhere()).toEqual(unchanged)
    await mall.db.script('delete from comment')
    const { answer: only } = await write(open)
    await buyer.call('deleteComment', { prodCommId: only.prodCommId })
    expect(await rating()).toEqual({ n: 0, good: null })
    // A hidden order’s lines are no longer shown.
    const hidden = await received()
    const { orderNumber } = (await buyer.call('commentOfItem', { orderItemId: hidden })).answer
    await mall.db.query('update orders set hidden = true where order_number = $1', [orderNumber])
    expect((await buyer.call('commentOfItem', { orderItemId: hidden })).code).toBe('A00001')
    expect((await write(hidden)).code).toBe('A00001')
    mall.clock.now = START
  })

  it('accepts only one of two follow-ups at once, and none for another’s review', async () => {
    const { prodCommId } = (await write(await received())).answer
    const add = (content: string) => buyer.call('followUpComment', { prodCommId, content })
    const both = await Promise.all([add('one'), add('two'), add('three')])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', 'A00001', 'A00001'])
    for (const { msg } of both.filter(({ code }) => code !== '00000')) expect(msg).toMatch(/already/)
    expect(await other.call('followUpComment', { prodCommId, content: 'mine?' })).toMatchObject({
      code: 'A00001',
      msg: '评价不存在或已删除',
    })
    mall.clock.now = START + FOLLOW_UP_DAYS * DAY
    await buyer.login()
    const [mine] = (await buyer.call('myComments', {})).answer.records
    expect(mine!.comment).toMatchObject({ followUpTime: '2026-11-21 10:00:00', mayFollowUp: false })
    mall.clock.now = START
    await buyer.login()
  })

  it('refuses 1,000 requests for others’ reviews and lines by guessed and neighbouring ids', async () => {
    const item = Number(await received())
    const { prodCommId } = (await write(String(item))).answer
    const next = Number(await received())
    let answered = 0
    for (let n = 0; n < 250; n++) {
      const near = [item, next, item - 1, next + 1, n, n * 7919][n % 6]!
      const comment = [Number(prodCommId), Number(prodCommId) - 1, n][n % 3]!
      const replies = [
        await other.call('commentOfItem', { orderItemId: near }),
        await other.call('writeComment', { orderItemId: near, score: 1, content: 'mine?' }),
        await other.call('followUpComment', { prodCommId: comment, content: 'mine?' }),
        await other.call('deleteComment', { prodCommId: comment }),
      ]
      answered += replies.filter(({ code }) => code === '00000').length
    }
    expect(answered).toBe(0)
    expect((await other.call('myComments', {})).answer.total).toBe(0)
    expect((await other.call('myOrderItemsComment', {})).answer.total).toBe(0)
    expect((await buyer.call('commentOfItem', { orderItemId: item })).answer.comment?.content).toBe('Runs quietly')
    expect(mall.faults).toEqual([])
  }, 60_000)

  it('gives the sample buyer some reviews and some lines without a review', async () => {
    await mall.db.script('delete from comment where user_id is not null; update order_item set commented = false')
    await importComments(mall.db, mall.clock.now)
    await importComments(mall.db, mall.clock.now)
    const { answer } = await buyer.call('myComments', {})
    expect(answer.total).toBe(3)
    expect(answer.records.some(({ comment }) => comment?.followUp && comment.replyContent)).toBe(true)
    expect((await buyer.call('myOrderItemsComment', {})).answer.total).toBeGreaterThan(0)
  })
})
