import { expect, it } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { testMall } from '../testing/testMall.ts'
import { freeNumber } from './applyRefund.ts'

eachDatabase((open) => {
  it('draws another number where a refund has the one that was drawn [R6.07]', async () => {
    const { db } = await testMall(open())
    await db.script(`insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires)
        select 'N1', user_id, 1, 2, 1, 0, 1, 1, '{}', 0, 0 from buyer where account = 'buyer';
      insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, events)
        select '88-taken', 'N1', user_id, 1, 'money', 'applied', true, true, 1, 0, '', '', '', false, '', 0, '[]' from buyer where account = 'buyer'`)
    const drawn = ['88-taken', '88-taken', '88-free', '88-later']
    expect(await freeNumber(db, () => drawn.shift()!)).toBe('88-free')
    expect(drawn).toEqual(['88-later'])
  })
})
