import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { importShopOwners } from './ownerSeed.ts'

onDatabase((open) => {
  let mall: TestMall
  let owner: Visitor
  let other: Visitor
  let user: number
  beforeAll(async () => {
    mall = await testMall(open())
    await importShopOwners(mall.db, mall.clock.now)
    const owners = await mall.db.query<{ account: string; user: number; status: number }>(
      `select account, user_id as user, shop_status as status from shop_owner o join buyer using (user_id)
      where audit_status = 1 and exists (select 1 from shop_application a where a.user_id = o.user_id) order by shop_status desc`,
    )
    const [offline, opened] = owners
    user = offline!.user
    owner = await new Visitor(mall.app).login(offline!.account)
    other = await new Visitor(mall.app).login(opened!.account)
  }, 60_000)
  beforeEach(async () => {
    await mall.db.query('update shop_application set renewal = null, licence_until = null')
    await mall.db.query('delete from message')
  })

  const file = async (visitor: Visitor) =>
    (await visitor.call('uploadFile', { file: await samplePicture(), kind: 'licence' })).answer.filePath
  const press = (name: string, fields: Record<string, string>) =>
    consoleActions.get(name)!.act({ db: mall.db, now: mall.clock.now }, { user: String(user), ...fields })
  const own = async (visitor = owner) => (await visitor.call('ownShop', {})).answer
  const told = async (visitor = owner) =>
    (await visitor.call('messagePage', {})).answer.records.map(({ content }) => content)

  it('shows a renewed licence in review, and refuses it once with a reason [R2.33]', async () => {
    const path = await file(owner)
    expect((await owner.call('renewLicence', { file: path, until: '2031-06-30' })).code).toBe('00000')
    expect((await own()).renewal).toMatchObject({ file: path, until: '2031-06-30', status: 0 })
    expect((await own(other)).renewal).toBeUndefined()
    const shown = await (await mall.app.request('http://localhost/?lang=en&section=all')).text()
    expect(shown).toContain(path)
    expect(await press('licenceRefuse', { reason: ' ' })).toBe(false)
    const refused = await Promise.all([1, 2].map(() => press('licenceRefuse', { reason: '看不清' })))
    expect(refused.filter(Boolean)).toHaveLength(1)
    expect(await press('licenceApprove', {})).toBe(false)
    expect((await own()).renewal).toMatchObject({ status: 2, reason: '看不清' })
    expect(await told()).toEqual([expect.stringContaining('看不清')])
    expect(await told(other)).toEqual([])
    // The next refusal is told as well, and a long reason is cut.
    mall.clock.now += 1000
    await owner.call('renewLicence', { file: await file(owner) })
    expect(await press('licenceRefuse', { reason: ` ${'长'.repeat(201)} ` })).toBe(true)
    expect((await own()).renewal!.reason).toBe('长'.repeat(200))
    expect(await told()).toHaveLength(2)
    expect((await own()).licenceUntil).toBeUndefined()
  })

  it('puts an approved licence in the place of the former one, and the shop online, once [R2.33]', async () => {
    const before = (await own()).sent!.businessLicense
    const [first, second] = [await file(owner), await file(owner)]
    await owner.call('renewLicence', { file: first, until: '2031-06-30' })
    await owner.call('renewLicence', { file: second })
    expect((await own()).renewal).toMatchObject({ file: second, until: undefined })
    const used = async (path: string) =>
      (await mall.db.query<{ used: boolean }>("select used from upload where $1 = 'files/' || upload_id", [path]))[0]
        ?.used ?? false
    expect([await used(first), await used(second), await used(before)]).toEqual([false, true, true])
    const approved = await Promise.all([1, 2].map(() => press('licenceApprove', { online: '1' })))
    expect(approved.filter(Boolean)).toHaveLength(1)
    expect(await used(before)).toBe(false)
    const shop = await own()
    expect(shop).toMatchObject({ shopStatus: 1, offlineReason: undefined, renewal: { status: 1 } })
    expect(shop.sent!.businessLicense).toBe(second)
    expect(await told()).toHaveLength(1)
    // The next renewal keeps the licence on file until it is approved.
    await owner.call('renewLicence', { file: await file(owner), until: '2032-01-01' })
    expect(await used(second)).toBe(true)
    expect(await press('shopOffline', { reason: '到期' })).toBe(true)
    expect(await press('licenceApprove', {})).toBe(true)
    expect(await own()).toMatchObject({ shopStatus: 2, licenceUntil: '2032-01-01' })
    mall.clock.now += 1000
    await owner.call('renewLicence', { file: await file(owner) })
    expect(await press('licenceApprove', {})).toBe(true)
    expect(await told()).toHaveLength(3)
  })

  it('judges nothing if no licence waits', async () => {
    expect([await press('licenceApprove', {}), await press('licenceRefuse', { reason: '看不清' })]).toEqual([
      false,
      false,
    ])
    expect(await told()).toEqual([])
  })

  it('refuses a day that has passed, another’s file, and a buyer without a shop [R8.02]', async () => {
    const path = await file(owner)
    expect(await owner.call('renewLicence', { file: path, until: '2026-01-01' })).toMatchObject({
      code: 'A00001',
      data: { field: 'until' },
    })
    expect((await other.call('renewLicence', { file: path, until: '2031-01-01' })).code).toBe('A00001')
    const buyer = await new Visitor(mall.app).login()
    expect((await buyer.call('renewLicence', { file: await file(buyer), until: '2031-01-01' })).code).toBe('A00001')
    expect((await own()).renewal).toBeUndefined()
  })

  it('sets a platform password only for an approved shop', async () => {
    const set = () => owner.call('setStorePassword', { password: 'Platform2026!' })
    const audit = (status: number) =>
      mall.db.query('update shop_owner set audit_status = $2::int where user_id = $1', [user, status])
    await audit(0)
    expect(await set()).toMatchObject({ code: 'A00001', msg: '店铺通过审核后才能设置' })
    await audit(1)
    const [kept] = await mall.db.query<{ account: string }>('select account from shop_application where user_id = $1', [
      user,
    ])
    const account = (name: string | null) =>
      mall.db.query('update shop_application set account = $2 where user_id = $1', [user, name])
    await account(null)
    expect((await set()).msg).toBe('店铺通过审核后才能设置')
    await account(kept!.account)
    expect((await set()).msg).not.toBe('店铺通过审核后才能设置')
  })
})
