import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { memoryStore } from '../../testing/memoryStore.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { storeFile, sweepFiles } from './files.ts'

const DAY = 24 * 60 * 60_000
const MB = 1024 * 1024

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let user: number
  const files = memoryStore()
  const quota = { day: 1000, total: 1500 }
  beforeAll(async () => {
    mall = await testMall(open(), { files })
    buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    user = Number((await buyer.call('userInfo', {})).answer.userId)
  }, 60_000)

  const keep = (size: number, now = START, by = user) => {
    const upload = { bytes: new Uint8Array(size), name: 'a.png', type: 'image/png' }
    return storeFile({ db: mall.db, now, files, user: by, quota }, upload, 'voucher')
  }
  const empty = () => mall.db.query('delete from upload where user_id = $1', [user])

  it('stores no byte beyond a day’s quota, however many files come at once', async () => {
    await empty()
    const before = files.kept.size
    const all = await Promise.all(Array.from({ length: 25 }, () => keep(100)))
    expect(all.filter((one) => 'path' in one)).toHaveLength(10)
    expect(all.find((one) => 'over' in one)).toEqual({ over: 'day', used: 1000, limit: 1000 })
    expect(files.kept.size - before).toBe(10)
  })

  it('counts each account separately, up to exactly the limit, and a day as 24 hours', async () => {
    await empty()
    expect(await keep(1001)).toMatchObject({ over: 'day', used: 0 })
    expect(await keep(1000)).toHaveProperty('path')
    expect(await keep(1)).toMatchObject({ over: 'day', used: 1000 })
    expect(await keep(1000, START, user + 1)).toHaveProperty('path')
    expect(await keep(500, START + DAY)).toHaveProperty('path')
    expect(await keep(1, START + DAY)).toEqual({ over: 'total', used: 1500, limit: 1500 })
    await mall.db.query('delete from upload where user_id = $1', [user + 1])
  })

  it('releases the quota of unused files when they are swept', async () => {
    await empty()
    await keep(1000)
    await mall.db.query('update upload set used = true where user_id = $1', [user])
    await keep(500, START + DAY)
    expect(await keep(200, START + 3 * DAY)).toMatchObject({ over: 'total' })
    await sweepFiles(mall.db, files, START + 3 * DAY)
    expect(await keep(200, START + 3 * DAY)).toHaveProperty('path')
  })

  it('names the used and the allowed amount, in both languages', async () => {
    await empty()
    const row = `insert into upload (upload_id, user_id, type, kind, name, size, created, used) values ('q', $1, 'image/png', 'voucher', 'a', $2, $3, true)`
    const said = async (locale: 'zh' | 'en') => {
      const asked = new Visitor(mall.app, { locale, token: buyer.token! })
      return (await asked.call('uploadFile', { file: await samplePicture(), kind: 'voucher' })).msg
    }
    await mall.db.query(row, [user, 200 * MB - 1, mall.clock.now])
    expect(await said('en')).toMatch(/upload 200 MB in 24 hours and have uploaded 199.9 MB/)
    expect(await said('zh')).toMatch(/最多上传 200 MB，已上传 199.9 MB/)
    await mall.db.query(`update upload set size = $1, created = 0 where upload_id = 'q'`, [2000 * MB])
    expect(await said('en')).toMatch(/store 2000 MB of files and stores 2000 MB/)
    expect(await said('zh')).toMatch(/共 2000 MB，已用 2000 MB/)
    await empty()
  })
})
