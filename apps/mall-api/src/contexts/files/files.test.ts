import { beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { onDatabase } from '../../testing/databases.ts'
import { memoryStore } from '../../testing/memoryStore.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { samplePdf } from '../../testing/samplePdf.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { releaseFiles, sweepFiles, attachFiles } from './files.ts'

const DAY = 24 * 60 * 60_000

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let other: Visitor
  let user: number
  const store = memoryStore()
  beforeAll(async () => {
    mall = await testMall(open(), { files: store })
    buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    other = await new Visitor(mall.app).login('agreement')
    user = Number((await buyer.call('userInfo', {})).answer.userId)
  }, 60_000)

  const send = (file: Blob, kind: 'voucher' | 'comment' | 'licence' = 'voucher', by = buyer) =>
    by.call('uploadFile', { file, kind })
  const sent = async (kind: 'voucher' | 'comment' | 'licence' = 'voucher') =>
    (await send(await samplePicture(), kind)).answer.filePath
  const seen = async (by: Visitor, path: string) => (await by.raw('GET', `/${path}`)).status
  const claim = (path: string | string[], { kind = 'voucher' as const, by = user, before = '' } = {}) =>
    mall.db.tx((db) => attachFiles({ db, user: by, locale: 'en' }, path, kind, before))

  it('re-encodes pictures without camera metadata, under names that cannot be guessed [R5.11]', async () => {
    for (const type of ['png', 'jpeg', 'webp'] as const) {
      const picture = await samplePicture({ type })
      const { answer } = await send(new File([picture], `../../etc/p\u202eass.svg.php`, { type: 'image/svg+xml' }))
      expect(answer).toMatchObject({ fileName: `pass.${type === 'jpeg' ? 'jpg' : type}`, type: `image/${type}` })
      const response = await buyer.raw('GET', `/${answer.filePath}`)
      const kept = Buffer.from(await response.arrayBuffer())
      const { exif, width, height } = await sharp(kept).metadata()
      expect([exif, width, height, kept.length]).toEqual([undefined, 32, 24, answer.size])
      expect((await sharp(await picture.arrayBuffer()).metadata()).exif).toBeDefined()
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${type}`,
        'content-disposition': `inline; filename*=UTF-8''${answer.fileName}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'private, no-store',
      })
    }
  })

  it('names the problem of each refused file [R5.11] [R8.06]', async () => {
    const picture = new Uint8Array(await (await samplePicture({ width: 200, height: 200 })).arrayBuffer())
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const said = async (file: Blob) => (await send(file)).msg
    expect(await said(new Blob([]))).toBe('The file is empty; choose another')
    expect(await said(new File([svg], 'a.png', { type: 'image/png' }))).toMatch(/^The file format is not right/)
    expect(await said(new Blob(['%PDF-1.7\n%%EOF']))).toMatch(/^The file format is not right/)
    expect(await said(new Blob([picture, '<script>alert(1)</script>']))).toMatch(/^The file format is not right/)
    expect(await said(new Blob([picture.slice(0, picture.length / 2)]))).toMatch(/damaged or cut off/)
    expect(await said(new Blob([picture, new Uint8Array(2 * 1024 * 1024)]))).toBe('The file may not exceed 2 MB')
    const { msg } = await send(new Blob([picture, new Uint8Array(20 * 1024 * 1024)]), 'licence')
    expect(msg).toBe('The file may not exceed 10 MB')
    const large = { create: { width: 6000, height: 6000, channels: 3 as const, background: '#fff' } }
    const bomb = new Uint8Array(await sharp(large).png().toBuffer())
    expect(bomb.length).toBeLessThan(500_000)
    expect(await said(new Blob([bomb]))).toMatch(/too many pixels/)
    expect(await mall.db.query(`select 1 from upload where name like 'a.%'`)).toEqual([])
  })

  it('accepts a document if its kind allows documents, as a download only', async () => {
    const { answer } = await send(samplePdf('营业执照.pdf'), 'licence')
    const response = await buyer.raw('GET', `/${answer.filePath}`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('营业执照')}.pdf`,
    )
    const acting = samplePdf('a.pdf', '/OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>')
    expect((await send(acting, 'licence')).msg).toMatch(/scripts, macros/)
  })

  it('shows a private file only to its owner, and a public file to everybody once a record uses it', async () => {
    const nobody = new Visitor(mall.app)
    const [voucher, photo] = [await sent('voucher'), await sent('comment')]
    for (const path of [voucher, photo])
      expect([await seen(buyer, path), await seen(other, path), await seen(nobody, path)]).toEqual([200, 404, 404])
    await claim(voucher)
    await mall.db.tx((db) => attachFiles({ db, user, locale: 'en' }, photo, 'comment'))
    expect([await seen(other, voucher), await seen(nobody, voucher)]).toEqual([404, 404])
    expect([await seen(other, photo), await seen(nobody, photo)]).toEqual([200, 200])
    expect((await nobody.raw('GET', `/console/${voucher}`)).status).toBe(200)
    await releaseFiles(mall.db, photo)
    expect(await seen(nobody, photo)).toBe(404)
  })

  it('lets a record use only its owner’s unused files of its kind, and releases dropped files', async () => {
    const [one, two, photo] = [await sent(), await sent(), await sent('comment')]
    const gone = 'The file is no longer there'
    await expect(claim(one, { by: user + 1 })).rejects.toThrow(gone)
    await expect(claim([one, photo])).rejects.toThrow(gone)
    await expect(claim(`${one},../../etc/passwd`)).rejects.toThrow(gone)
    expect(await claim(`${one},${two}`)).toEqual([one, two])
    await expect(claim(one)).rejects.toThrow(gone)
    expect(await claim(two, { before: `${one},${two}` })).toEqual([two])
    const used = async (path: string) =>
      (await mall.db.query<{ used: boolean }>('select used from upload where upload_id = $1', [path.slice(6)]))[0]?.used
    expect([await used(one), await used(two)]).toEqual([false, true])
  })

  it('neither shows nor claims a file that is being deleted, and keeps a file that a record uses', async () => {
    const [doomed, kept] = [await sent(), await sent()]
    await mall.db.query('update upload set doomed = true where upload_id in ($1, $2)', [doomed.slice(6), kept.slice(6)])
    expect(await seen(buyer, doomed)).toBe(404)
    await expect(claim(doomed)).rejects.toThrow('no longer there')
    await mall.db.query('update upload set used = true where upload_id = $1', [kept.slice(6)])
    await sweepFiles(mall.db, store, mall.clock.now)
    expect([store.kept.has(doomed.slice(6)), store.kept.has(kept.slice(6))]).toEqual([false, true])
  })

  it('keeps the row of a file whose content could not be deleted, so that the next sweep tries again', async () => {
    const paths = [await sent(), await sent(), await sent()]
    const rows = async () =>
      (
        await mall.db.query('select 1 from upload where upload_id in ($1, $2, $3)', [
          paths[0]!.slice(6),
          paths[1]!.slice(6),
          paths[2]!.slice(6),
        ])
      ).length
    let removed = 0
    const failing = {
      ...store,
      remove: async (id: string) => {
        if (removed++) throw new Error('the disk is busy')
        await store.remove(id)
      },
    }
    const later = START + 2 * DAY
    await mall.db.query('delete from upload where not used and upload_id not in ($1, $2, $3)', [
      paths[0]!.slice(6),
      paths[1]!.slice(6),
      paths[2]!.slice(6),
    ])
    await expect(sweepFiles(mall.db, failing, later)).rejects.toThrow('busy')
    expect(await rows()).toBe(2)
    await sweepFiles(mall.db, store, later)
    expect(await rows()).toBe(0)
  })

  it('deletes only files that no record used within a day, with their content', async () => {
    const [kept, orphan] = [await sent(), await sent()]
    await claim(kept)
    mall.clock.now = START + DAY - 1
    await sweepFiles(mall.db, store, mall.clock.now)
    expect(await seen(buyer, orphan)).toBe(200)
    mall.clock.now = START + DAY + 1
    await sweepFiles(mall.db, store, mall.clock.now)
    expect([await seen(buyer, orphan), await seen(buyer, kept)]).toEqual([404, 200])
    expect([store.kept.has(orphan.slice(6)), store.kept.has(kept.slice(6))]).toEqual([false, true])
    await expect(claim(orphan)).rejects.toThrow('no longer there')
    mall.clock.now = START
  })

  it('serves files whose content is stored in their rows', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    await mall.db.query(
      `insert into upload (upload_id, user_id, type, bytes, created, used) values ($1, $2, 'image/png', $3, 0, true)`,
      [id, user, new Uint8Array([1, 2, 3])],
    )
    const response = await buyer.raw('GET', `/files/${id}`)
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3])
    expect(await seen(other, `files/${id}`)).toBe(404)
  })

  it('returns nothing for 1,000 requests for others’ files by guessed and neighbouring ids', async () => {
    const path = await sent()
    const id = path.slice(6)
    let answered = 0
    for (let n = 0; n < 1000; n++) {
      const near = `${id.slice(0, -3)}${((Number.parseInt(id.slice(-3), 16) + n) % 4096).toString(16).padStart(3, '0')}`
      const guess = n % 3 === 0 ? id : n % 3 === 1 ? near : crypto.randomUUID()
      if ((await seen(n % 2 ? other : new Visitor(mall.app), `files/${guess}`)) !== 404) answered++
    }
    expect(answered).toBe(0)
    expect(mall.faults).toEqual([])
  }, 30_000)
})
