import { pageLimits } from '@millwright/contract/blocks/pageLimits'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inviteAdministrator, inviteSeller } from '../console/administrators.ts'
import { DRAFT_TTL, writeDraftKey } from '../contexts/content/draftAddress.ts'
import { CAMPAIGN } from '../contexts/content/pages/campaign.ts'
import { onDatabase } from '../testing/databases.ts'
import { START, testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'
import { createMall } from './app.ts'

const HOME = 1
const SHOP_PAGE = 101
const page = (title: string) => JSON.stringify([{ type: 'floor_title', dataField: { title, subTitle: 'x' } }])
type Sent = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> }

onDatabase((open) => {
  let mall: TestMall
  let staffed: TestMall['app']
  beforeAll(async () => {
    mall = await testMall(open(), { origins: ['http://localhost:5175'] })
    const { db, files, clock } = mall
    staffed = createMall({ db, files, sandbox: false, staffConsole: true, clock: () => clock.now })
    await db.query(
      `insert into renovation (renovation_id, shop_id, home, name, content, published, saved)
      select ${SHOP_PAGE}, 1, true, name, content, true, saved from renovation where renovation_id = ${HOME}`,
    )
    await db.query('create table renovation_was as select * from renovation')
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db.query('delete from renovation_version')
    await mall.db.query('delete from renovation_draft')
    await mall.db.query(
      `update renovation r set content = w.content, saved = w.saved, published = w.published
      from renovation_was w where w.renovation_id = r.renovation_id`,
    )
  })

  const ask = (app: TestMall['app'], path: string, { method = 'GET', body, token, headers }: Sent = {}) =>
    app.request(`http://localhost/merchant${path}`, {
      method,
      headers: {
        host: 'localhost',
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const call = async (path: string, sent?: Sent, app = mall.app) => (await ask(app, path, sent)).json()
  const publish = (pageId: number, content: string, version: number, token?: string, app = mall.app) =>
    call(`/pages/${pageId}/publish`, { method: 'POST', body: { content, version }, ...(token && { token }) }, app)
  const home = async () => (await new Visitor(mall.app).call('homepage', {})).answer
  const draftParam = (path: string) => new URL(path, 'http://x').searchParams.get('draft')!
  const shown = async (draft: string, renovationId = HOME) =>
    (await new Visitor(mall.app).call('renovationInfo', { renovationId, shopId: 0, draft })).answer?.content

  it('publishes a page, which buyers see at once, and puts a former one back', async () => {
    const before = (await home()).content
    expect((await publish(HOME, page('One'), 0)).code).toBe('00000')
    expect((await home()).content).toBe(page('One'))
    const { data: now } = await call(`/pages/${HOME}`)
    const { data } = await publish(HOME, page('Two'), now.version)
    expect((await home()).content).toBe(page('Two'))
    const { data: versions } = await call(`/pages/${HOME}/versions`)
    expect(versions).toMatchObject([{ current: true, blocks: 1 }, { current: false }, { current: false }])
    const first = versions.at(-1)
    expect(first.publishedAt).toBeLessThan(START)
    const restored = await call(`/pages/${HOME}/restore`, { method: 'POST', body: { version: first.version } })
    expect(restored.data.version).toBeGreaterThan(data.version)
    expect((await home()).content).toBe(before)
    expect((await call(`/pages/${HOME}/restore`, { method: 'POST', body: { version: 999_999 } })).msg).toBe(
      'There is no such version',
    )
  })

  it('refuses to publish over a version that the editor has not seen', async () => {
    await publish(HOME, page('One'), 0)
    expect(await publish(HOME, page('Two'), 0)).toMatchObject({ code: 'A00001', msg: /just published/ })
    expect((await home()).content).toBe(page('One'))
  })

  it('keeps a draft that only its own editor sees, until the page is published', async () => {
    const { content } = await home()
    expect(await call(`/pages/${HOME}/draft`, { method: 'PUT', body: { content: page('Draft') } })).toMatchObject({
      data: { savedAt: START },
    })
    expect((await home()).content).toBe(content)
    expect((await call(`/pages/${HOME}`)).data.draft).toEqual({ content: page('Draft'), savedAt: START })
    await call(`/pages/${HOME}/draft`, { method: 'DELETE' })
    expect((await call(`/pages/${HOME}`)).data.draft).toBeNull()
    await call(`/pages/${HOME}/draft`, { method: 'PUT', body: { content: page('Draft') } })
    await publish(HOME, page('Draft'), 0)
    expect((await call(`/pages/${HOME}`)).data.draft).toBeNull()
  })

  it('shows a shared draft at its signed address only, as it was shared, until it expires', async () => {
    expect((await call(`/pages/${HOME}/share`, { method: 'POST', body: {} })).msg).toBe('This page has no draft')
    await call(`/pages/${HOME}/draft`, { method: 'PUT', body: { content: page('Draft') } })
    const { data } = await call(`/pages/${HOME}/share`, { method: 'POST', body: {} })
    expect(data.expires).toBe(START + DRAFT_TTL)
    const key = draftParam(data.path)
    await call(`/pages/${HOME}/draft`, { method: 'PUT', body: { content: page('Later') } })
    expect(await shown(key)).toBe(page('Draft'))
    const [version = '', time = '', seal = ''] = key.split('.')
    const later = (parseInt(time, 36) + 1000).toString(36)
    const other = (parseInt(version, 36) + 1).toString(36)
    for (const wrong of [
      [version, time, ''],
      [version, time, seal.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [version, later, seal],
      [other, time, seal],
      ['', '', seal],
      ['x'],
    ])
      expect(await shown(wrong.join('.')), wrong.join('.')).toBeUndefined()
    expect(await shown(key, 2)).toBeUndefined()
    mall.clock.now = START + DRAFT_TTL - 1
    expect(await shown(key)).toBe(page('Draft'))
    mall.clock.now = START + DRAFT_TTL
    expect(await shown(key)).toBeUndefined()
  })

  it('shows no version by a signature for another page', async () => {
    await publish(HOME, page('One'), 0)
    const { data } = await call(`/pages/${HOME}`)
    const key = await writeDraftKey(mall.db, { pageId: 2, version: data.version }, START + 1000)
    expect(await shown(key, 2)).toBeUndefined()
  })

  it('refuses pages that their schemas do not allow, with each problem and its place', async () => {
    const { content } = await home()
    const hostile = JSON.stringify([
      {
        type: 'picture_by',
        dataField: { imgList: [{ url: 'javascript:1', link: { type: 6, link: 'javascript:1' } }] },
      },
    ])
    expect(await publish(HOME, hostile, 0)).toMatchObject({
      code: 'A00014',
      data: {
        problems: [
          { code: 'badPicture', path: '$[0].dataField.imgList[0].url' },
          { code: 'badLink', path: '$[0].dataField.imgList[0].link' },
        ],
      },
    })
    expect((await publish(HOME, '[', 0)).data.problems).toMatchObject([{ code: 'notJson' }])
    expect((await home()).content).toBe(content)
  })

  it('bounds the size of drafts and bodies', async () => {
    const draft = (content: unknown) => ask(mall.app, `/pages/${HOME}/draft`, { method: 'PUT', body: { content } })
    expect(await (await draft('轴'.repeat(pageLimits.bytes / 2))).json()).toMatchObject({ msg: /more than 1 MB/ })
    expect((await draft('x'.repeat(pageLimits.bytes * 3))).status).toBe(413)
    expect((await (await draft(7)).json()).code).toBe('A00014')
    expect((await call(`/pages/${HOME}`)).data.draft).toBeNull()
  })

  it('lets every sample page be published as it is', async () => {
    const { data: pages } = await call('/pages')
    expect(pages).toHaveLength(5)
    for (const { pageId } of pages) {
      // The campaign links to a category that the tiny mall does not have.
      if (pageId === CAMPAIGN) continue
      const { data } = await call(`/pages/${pageId}`)
      const outcome = await publish(pageId, data.content, data.version)
      expect([pageId, outcome.data?.problems, outcome.code]).toEqual([pageId, undefined, '00000'])
    }
  })

  it('keeps the newest 50 versions', async () => {
    let version = 0
    for (let at = 0; at < 52; at++) version = (await publish(HOME, page(`No. ${at}`), version)).data.version
    const { data: versions } = await call(`/pages/${HOME}/versions`)
    expect([versions.length, versions[0].version]).toEqual([50, version])
  })

  it('admits people of the console only, in production, and sellers to the pages of their shops', async () => {
    const { db } = mall
    const signedIn = async (name: string, password: string) => {
      const { data } = await call('/session', { method: 'POST', body: { name, password } }, staffed)
      return data?.token as string
    }
    const own = async (name: string, initial: string) => {
      expect(await call('/pages', { token: await signedIn(name, initial) }, staffed)).toMatchObject({
        code: 'A00004',
        msg: /password of your own/,
      })
      const form = (path: string, fields: Record<string, string>, cookie = '') =>
        staffed.request(`http://localhost${path}`, {
          method: 'POST',
          headers: { host: 'localhost', origin: 'http://localhost', cookie },
          body: new URLSearchParams(fields),
        })
      const cookie = (await form('/sign-in', { name, password: initial })).headers.get('set-cookie')!.split(';')[0]!
      await form('/password', { password: `the own password of ${name}` }, cookie)
      return signedIn(name, `the own password of ${name}`)
    }
    expect((await call('/pages', {}, staffed)).code).toBe('A00004')
    expect((await call('/pages', { token: 'x'.repeat(43) }, staffed)).code).toBe('A00004')
    expect(await call('/session', { method: 'POST', body: { name: 'nobody', password: 'x' } }, staffed)).toMatchObject({
      code: 'A00001',
      msg: 'The name or password is not correct',
    })
    const buyer = await new Visitor(mall.app).login()
    expect((await call('/pages', { token: buyer.token! }, staffed)).code).toBe('A00004')

    const person = await own('mall', await inviteAdministrator(db, 'mall', START))
    const seller = await own('seller', await inviteSeller(db, 'seller', [1], START))
    expect((await call('/pages', { token: person }, staffed)).data).toHaveLength(5)
    const { data: pages } = await call('/pages', { token: seller }, staffed)
    expect(pages.map(({ shopId }: { shopId: number }) => shopId)).toEqual([1])
    for (const [path, sent] of [
      ['', {}],
      ['/versions', {}],
      ['/draft', { method: 'PUT', body: { content: '[]' } }],
      ['/draft', { method: 'DELETE' }],
      ['/share', { method: 'POST', body: {} }],
      ['/restore', { method: 'POST', body: { version: 1 } }],
      ['/publish', { method: 'POST', body: { content: page('Mine'), version: 0 } }],
    ] as const)
      expect(await call(`/pages/${HOME}${path}`, { ...sent, token: seller }, staffed), path).toMatchObject({
        code: 'A00001',
        msg: /does not belong to your shop/,
      })
    expect((await publish(SHOP_PAGE, page('Ours'), 0, seller, staffed)).code).toBe('00000')
    expect((await call(`/pages/${SHOP_PAGE}/versions`, { token: seller }, staffed)).data[0].author).toBe('seller')
    const entries = await db.query('select administrator, action, form, done from audit_entry order by audit_entry_id')
    expect(entries.at(-1)).toEqual({
      administrator: 'seller',
      action: 'page publish',
      form: { pageId: String(SHOP_PAGE), version: '0' },
      done: true,
    })
    await call('/session', { method: 'DELETE', token: seller }, staffed)
    expect((await call('/pages', { token: seller }, staffed)).code).toBe('A00004')
  })

  it('answers pages of listed origins only, without cookies, and at the names of the console', async () => {
    const editor = { origin: 'http://localhost:5175' }
    const listed = await ask(mall.app, '/pages', { headers: editor })
    expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([200, editor.origin])
    expect(listed.headers.get('access-control-allow-credentials')).toBeNull()
    // The editor may be of another site. Elements that another site embeds have no origin, and may not read pages.
    const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    expect((await ask(mall.app, '/pages', { headers: { ...editor, ...crossSite } })).status).toBe(200)
    expect((await ask(mall.app, '/pages', { headers: crossSite })).status).toBe(403)
    const preflight = await ask(mall.app, `/pages/${HOME}/draft`, {
      method: 'OPTIONS',
      headers: { ...editor, 'access-control-request-method': 'PUT' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, editor.origin])
    const evil = { origin: 'https://evil.example' }
    const body = { content: page('Theirs'), version: 0 }
    expect((await ask(mall.app, `/pages/${HOME}/publish`, { method: 'POST', body, headers: evil })).status).toBe(403)
    expect((await mall.app.request('http://rebound.example/merchant/pages')).status).toBe(421)
    const closed = createMall({ db: mall.db, files: mall.files, sandbox: false, clock: () => START })
    expect((await ask(closed, '/pages')).status).toBe(404)
  })
})
