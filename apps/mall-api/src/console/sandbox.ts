import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import type { Finder } from '../core/search/finder.ts'
import { recordAct } from './audit.ts'
import { consoleLocale } from './consoleLocale.ts'
import { desk } from './desk.ts'
import { benchHeaders, byOwnName, fromTheBench } from './guard.ts'
import type { BenchDoor } from './guard.ts'
import { benchPage } from './page.ts'
import { paymentOf, phonePage } from './phone.ts'
import type { BenchAction, BenchSection } from '../core/console/section.ts'
import { requireAdministrator, signInRoutes } from './signInRoutes.ts'
import type { SignedIn } from './signInRoutes.ts'
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
  /** In production: only administrators may enter. Otherwise everyone may, and can also pay by the simulated phone. */
  staff?: { addressOf: (c: Context) => string | undefined; secure: boolean } | undefined
}

const pages = ['/', '/pay/*', '/bench/*', '/chats', '/chats/*']
const signInPages = ['/sign-in', '/sign-out', '/password']

/**
 * The seller console at the API's root. In a sample mall, a person trying out the mall plays the seller here. In
 * production the platform's people work here, and what they do is recorded.
 */
export function bench({ db, finder, files, clock, door, sections, actions, staff }: BenchNeeds): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  // Not `*`, because the API's calls share the server and are not restricted by host name.
  for (const path of [...pages, ...signInPages]) app.use(path, byOwnName(door))
  if (staff) {
    app.route('/', signInRoutes({ db, clock, ...staff }))
    for (const path of pages) app.use(path, requireAdministrator({ db, clock }))
    app.post('/chats/:id/:key', async (c, next) => {
      const recordOutcome = await recordAct(
        { db, now: clock() },
        {
          administrator: c.get('administrator').name,
          address: staff.addressOf(c),
          action: 'chatAnswer',
          form: { channel: c.req.param('id') },
        },
      )
      await next()
      await recordOutcome(c.res.status < 400)
    })
  }
  app.get('/', async (c) => {
    const locale = consoleLocale(c)
    const find = c.req.query('find') ?? ''
    const said = c.req.query('said')
    const outcome = said === 'done' || said === 'failed' ? said : undefined
    return c.html(
      await benchPage({ db, finder, now: clock() }, { locale, find, key: door.key }, sections, {
        outcome,
        administrator: staff && c.get('administrator').name,
      }),
      200,
      benchHeaders,
    )
  })
  if (!staff)
    app.get('/pay/:code', async (c) => {
      const locale = consoleLocale(c)
      const payment = await paymentOf(db, c.req.param('code'), locale)
      return payment ? c.html(phonePage({ locale, payment, key: door.key }), 200, benchHeaders) : c.notFound()
    })
  app.post('/bench/:key/:action', fromTheBench(door), bodyLimit({ maxSize: BENCH_BYTES }), async (c) => {
    const name = c.req.param('action')
    const action = actions.get(name)
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
    const recordOutcome =
      staff &&
      (await recordAct(
        { db, now: clock() },
        { administrator: c.get('administrator').name, address: staff.addressOf(c), action: name, form },
      ))
    const done = await action.act({ db, now: clock() }, form, { store: files, sent })
    await recordOutcome?.(done)
    const said = done ? 'done' : 'failed'
    if (form.from === 'phone' && /^[0-9a-f]{24}$/.test(form.code ?? ''))
      return c.redirect(`/pay/${form.code}?${new URLSearchParams({ lang: form.lang ?? 'zh' })}`, 303)
    const query = new URLSearchParams({ lang: form.lang ?? 'zh', find: form.find ?? '', said })
    return c.redirect(`/?${query}#${action.section}`, 303)
  })
  app.route('/', desk({ db, clock, door }))
  return app
}
