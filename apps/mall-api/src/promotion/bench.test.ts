import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { promotionBench } from './bench.ts'

eachDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  const press = (action: string, form: Record<string, string>) =>
    promotionBench.actions[action]!({ db: mall.db, now: mall.clock.now }, form)
  const state = async (table: 'coupon' | 'discount') => {
    const markup = await promotionBench.draw({ db: mall.db, now: mall.clock.now } as never, { locale: 'en', find: '' })
    return new RegExp(`data-${table}="(\\d+)" data-state="(\\d)"`).exec(String(markup))?.slice(1) ?? []
  }

  it('makes, starts and ends a coupon and a discount [R2.07, R2.25]', async () => {
    const coupon = { name: '夜班券', shopId: '', from: '100', off: '10.50', total: '5', limit: '1' }
    for (const wrong of [{ name: '' }, { off: '0' }, { off: 'x' }, { total: '0' }, { limit: '1.5' }, { shopId: '99' }])
      expect(await press('couponMake', { ...coupon, ...wrong })).toBe(false)
    expect(await press('couponMake', coupon)).toBe(true)
    expect(await press('discountMake', { name: '满减', shopId: '', from: '200', off: '20' })).toBe(false)
    expect(await press('discountMake', { name: '满减', shopId: '1', from: '200', off: '20' })).toBe(true)
    for (const noun of ['coupon', 'discount'] as const) {
      const [id = '', running] = await state(noun)
      expect(running).toBe('1')
      expect(await press(`${noun}End`, { id })).toBe(true)
      expect((await state(noun))[1]).toBe('2')
      expect(await press(`${noun}Start`, { id })).toBe(true)
      expect((await state(noun))[1]).toBe('1')
      expect(await press(`${noun}End`, { id: 'x' })).toBe(false)
    }
  })
})
