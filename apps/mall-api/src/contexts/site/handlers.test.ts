import { beforeAll, expect, it } from 'vitest'
import { sweepOld } from '../../db/sweep.ts'
import { createMall } from '../../app/app.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const visit = { pageId: 6, step: 1, systemType: 1, uuid: 'u', uuidSession: 's', visitType: 1 }

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  const post = async (path: string, fields: object, address?: string) =>
    (
      await new Visitor(mall.app, { locale: 'en' }).raw('POST', path, {
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
      })
    ).json() as Promise<{ code: string; msg: string }>
  const countOf = async (table: string) =>
    (await mall.db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n

  it('stores ten inquiries an hour from one address, however many come at once [R5.05]', async () => {
    const ask = (address: string) => post('/inquiry/addInquiry', { userPhone: '13800000009', remark: '6205' }, address)
    const asked = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.20')))
    expect(asked.filter(({ code }) => code === '00000')).toHaveLength(10)
    expect(asked.find(({ code }) => code !== '00000')).toMatchObject({
      code: 'A00001',
      msg: 'Sent too often; try again in 60 minutes',
    })
    expect([(await ask('203.0.113.21')).code, await countOf('inquiry')]).toEqual(['00000', 11])
    mall.clock.now += 60 * MINUTE
    expect((await ask('203.0.113.20')).code).toBe('00000')
  })

  it('stores 3,000 page visits from one address in ten minutes, none of excessive length, and refuses no request', async () => {
    await mall.db.query("insert into attempt (key, count, since) values ('visit 203.0.113.22', 2995, $1)", [
      mall.clock.now,
    ])
    const noted = await Promise.all(Array.from({ length: 20 }, () => post('/flowAnalysisLog', visit, '203.0.113.22')))
    expect([noted.every(({ code }) => code === '00000'), await countOf('visit')]).toEqual([true, 5])
    await post('/flowAnalysisLog', { ...visit, bizData: 'x'.repeat(3000) }, '203.0.113.23')
    expect(await countOf('visit')).toBe(5)
    mall.clock.now += 10 * MINUTE
    await post('/flowAnalysisLog', visit, '203.0.113.22')
    expect(await countOf('visit')).toBe(6)
  })

  it('names the sister sites in the reader’s language, or those of the environment instead [R3.10] [R3.02]', async () => {
    const config = async (app: TestMall['app'], locale: 'zh-CN' | 'en') =>
      (await new Visitor(app, { locale }).call('getPcWebConfig', {})).answer
    const [zh, en] = [await config(mall.app, 'zh-CN'), await config(mall.app, 'en')]
    expect(zh.sisterSites.length).toBeGreaterThanOrEqual(2)
    expect(zh.sisterSites.every(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true)
    expect(en.sisterSites.some(({ name }) => /\p{Script=Han}/u.test(name))).toBe(false)
    expect(en.sisterSites.map(({ url }) => url)).toEqual(zh.sisterSites.map(({ url }) => url))
    const own = createMall({
      db: mall.db,
      files: mall.files,
      links: {
        merchantUrl: 'https://sellers.example',
        sisterSites: [{ zh: '租赁', en: 'Rental', url: 'https://rental.example' }],
      },
    })
    expect(await config(own, 'en')).toMatchObject({
      merchantUrl: 'https://sellers.example',
      sisterSites: [{ name: 'Rental', url: 'https://rental.example' }],
    })
  })

  it('lists the mall’s notices newest first, in pages and without their text [R2.18]', async () => {
    const told = async (locale: 'zh-CN' | 'en', shopId: number, current: number) =>
      (await new Visitor(mall.app, { locale }).call('noticePage', { shopId, current, size: 20 })).answer
    const [first, second] = [await told('zh-CN', 0, 1), await told('en', 0, 2)]
    expect([first.records.length, first.total, first.pages]).toEqual([20, 29, 2])
    expect(second.records).toHaveLength(9)
    const times = [...first.records, ...second.records].map(({ publishTime }) => publishTime)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(29)
    expect(first.records.slice(0, 5).map(({ isTop }) => isTop)).toEqual([1, 1, 1, 1, 0])
    expect(first.records.every(({ title, content }) => /\p{Script=Han}/u.test(title) && content === undefined)).toBe(
      true,
    )
    expect(second.records.some(({ title }) => /\p{Script=Han}/u.test(title))).toBe(false)
    expect(await told('en', 7, 1)).toMatchObject({ records: [], total: 0, pages: 0 })
    expect((await told('en', 0, 3)).records).toEqual([])
  })

  it('deletes old rows from every table that anybody can fill, and no others', async () => {
    const now = START + 400 * DAY
    const tables = [
      'visit',
      'inquiry',
      'attempt',
      'device',
      'sms_code',
      'sms_sent',
      'sms_proof',
      'session',
      'device_token',
      'confirm',
      'submission',
    ]
    await mall.db.script(tables.map((table) => `delete from ${table}`).join('; '))
    const fill = (age: number, name: string) =>
      mall.db.script(`
      insert into visit (record, created) values ('{}', ${now - 90 * DAY - age});
      insert into inquiry (phone, remark, created) values ('1', '6205', ${now - 365 * DAY - age});
      insert into attempt (key, count, since) values ('${name}', 1, ${now - DAY - age});
      insert into device (device_id, user_id, seen) select '${name}', min(user_id), ${now - 180 * DAY - age} from buyer;
      insert into sms_code (mobile, purpose, code, sent, expires) values ('${name}', 'login', '1', 0, ${now - DAY - age});
      insert into sms_sent (mobile, sent) values ('${name}', ${now - DAY - age});
      insert into sms_proof (proof_hash, mobile, purpose, expires) values ('${name}', '1', 'login', ${now - age});
      insert into session (token_hash, user_id, expires) select '${name}', min(user_id), ${now - age} from buyer;
      insert into device_token (device_id, token_hash, renewed) values ('${name}', '${name}', ${now - 180 * DAY - age});
      insert into confirm (uuid, user_id, created, expires, snapshot) select '${name}', min(user_id), 0, ${now - 60 * MINUTE - age}, '{}' from buyer;
      insert into submission (user_id, uuid, order_numbers, created) select min(user_id), '${name}', '', ${now - 30 * DAY - age} from buyer`)
    await fill(1, 'old')
    await fill(-1, 'new')
    await sweepOld(mall.db, now)
    for (const table of tables) expect([table, await countOf(table)]).toEqual([table, 1])
    expect(await mall.db.query('select key from attempt')).toEqual([{ key: 'new' }])
  })
})
