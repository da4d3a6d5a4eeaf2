import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { couponConsoleSection, discountConsoleSection } from './promotionConsoleSection.ts'

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  const actions = { ...couponConsoleSection.actions, ...discountConsoleSection.actions }
  const press = (action: string, form: Record<string, string>) =>
    actions[action]!({ db: mall.db, now: mall.clock.now }, form)
  const state = async (table: 'coupon' | 'discount') => {
    const section = table === 'coupon' ? couponConsoleSection : discountConsoleSection
    const markup = await section.draw({ db: mall.db, now: mall.clock.now, scope: 'all' } as never, {
      locale: 'en',
      find: '',
      state: '',
      page: 1,
      key: 'any',
    })
    return new RegExp(`data-${table}="(\\d+)" data-state="(\\d)"`).exec(String(markup))?.slice(1) ?? []
  }

  it('creates, starts and ends a coupon and a discount [R2.07, R2.25]', async () => {
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

  it('creates percentage coupons, which are shown and deducted as a percentage [R2.07]', async () => {
    await mall.db.script('delete from coupon_user; delete from coupon; delete from discount')
    const rate = { name: '九折券', shopId: '1', kind: '2', from: '100', off: '12.5', total: '5', limit: '1' }
    for (const wrong of [{ off: '100' }, { off: '0' }, { off: '12.55' }, { kind: '3' }])
      expect(await press('couponMake', { ...rate, ...wrong })).toBe(false)
    expect(await press('couponMake', rate)).toBe(true)
    const buyer = await new Visitor(mall.app).login()
    const [given] = (await buyer.call('couponsOfProd', { prodId: 101 })).answer
    expect([given!.couponType, given!.couponDiscount, given!.cashCondition]).toEqual([2, 87.5, '100.00'])
    await buyer.call('couponReceive', Number(given!.couponId))
    await buyer.call('deleteAll', {})
    await buyer.call('changeItem', { prodId: 101, skuId: 1001, shopId: 1, count: 20 })
    const [shop] = (await buyer.call('cartInfo', [])).answer
    const line = shop!.shopCartItemDiscounts[0]!.shopCartItems[0]!
    const step = line.priceSteps.find(({ kind }) => kind === 'shopCoupon')!
    expect(Number(step.after)).toBeCloseTo(Number(step.before) * 0.875, 2)
    expect(await state('coupon')).toEqual([given!.couponId, '1'])
  })

  it('warns the merchant of a discount that takes more than half off the price of the goods [R2.08]', async () => {
    const warnings = async () => {
      const markup = await discountConsoleSection.draw({ db: mall.db, now: mall.clock.now, scope: 'all' } as never, {
        locale: 'en',
        find: '',
        state: '',
        page: 1,
        key: 'any',
      })
      return String(markup).match(/⚠ [^<]*/g) ?? []
    }
    await press('discountMake', { name: '满减', shopId: '2', from: '200', off: '100' })
    expect(await warnings()).toEqual([])
    // 60 yuan off 100 pieces, in a shop with screws for some cents.
    await mall.db.script(`
      update discount set discount_rule = 1, items = '[{"needAmount":"100.00","discount":"60.00"}]'`)
    expect(await warnings()).toEqual([expect.stringMatching(/takes 100% off the cheapest goods at ¥0\.\d\d/)])
    await mall.db.script('delete from discount')
  })
})
