import { chooseLocale } from '@millwright/domain/locale'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import type { Finder } from '../core/search/finder.ts'
import { desk } from './desk.ts'
import { benchHeaders, byOwnName, fromTheBench } from './guard.ts'
import type { BenchDoor } from './guard.ts'
import { benchPage } from './page.ts'
import { paymentOf, phonePage } from './phone.ts'
import type { BenchAction, BenchSection } from '../core/console/section.ts'
import { storableText } from '../core/wire/storableText.ts'

/** The longest forms are answers to inquiries: 500 lines, and files of at most 10 MB. */
const BENCH_BYTES = 12 * 1024 * 1024

type BenchNeeds = {
  db: Db
  finder: Finder
  files: FileStore
  clock: () => number
  door: BenchDoor
  /** The sections in display order. */
  sections: readonly BenchSection[]
  /** The actions by the last part of their form's address, each with its section. */
  actions: ReadonlyMap<string, { section: string; act: BenchAction }>
}

/** The seller console at the API's root. A person trying out the mall plays the seller here. */
export function bench({ db, finder, files, clock, door, sections, actions }: BenchNeeds): Hono {
  const app = new Hono()
  // Not `*`, because the API's calls share the server and are not restricted by host name.
  for (const path of ['/', '/pay/*', '/bench/*', '/chats', '/chats/*']) app.use(path, byOwnName(door))
  app.get('/', async (c) => {
    const locale = chooseLocale(
      c.req.query('lang'),
      /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'zh',
    )
    const find = c.req.query('find') ?? ''
    const said = c.req.query('said')
    const outcome = said === 'done' || said === 'failed' ? said : undefined
    return c.html(
      await benchPage({ db, finder, now: clock() }, { locale, find, key: door.key }, sections, outcome),
      200,
      benchHeaders,
    )
  })
  app.get('/pay/:code', async (c) => {
    const locale = chooseLocale(c.req.query('lang'), 'zh')
    const payment = await paymentOf(db, c.req.param('code'), locale)
    return payment ? c.html(phonePage({ locale, payment, key: door.key }), 200, benchHeaders) : c.notFound()
  })
  app.post('/bench/:key/:action', fromTheBench(door), bodyLimit({ maxSize: BENCH_BYTES }), async (c) => {
    const action = actions.get(c.req.param('action'))
    if (!action) return c.notFound()
    const body = await c.req.parseBody({ all: true })
    const form = Object.fromEntries(
      Object.entries(body)
        .map(([name, value]) => [name, [value].flat().at(-1)])
        .filter((field): field is [string, string] => typeof field[1] === 'string')
        .map(([name, value]) => [name, storableText(value)]),
    )
    // Browsers send an empty file if none was chosen.
    const sent = [body.files ?? []].flat().filter((one): one is File => one instanceof File && one.name !== '')
    const said = (await action.act({ db, now: clock() }, form, { store: files, sent })) ? 'done' : 'failed'
    if (form.from === 'phone' && /^[0-9a-f]{24}$/.test(form.code ?? ''))
      return c.redirect(`/pay/${form.code}?${new URLSearchParams({ lang: form.lang ?? 'zh' })}`, 303)
    const query = new URLSearchParams({ lang: form.lang ?? 'zh', find: form.find ?? '', said })
    return c.redirect(`/?${query}#${action.section}`, 303)
  })
  app.route('/', desk({ db, clock, door }))
  return app
}
