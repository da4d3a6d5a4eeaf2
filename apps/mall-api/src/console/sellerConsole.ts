import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import type { Finder } from '../core/search/finder.ts'
import { recordAct } from './audit.ts'
import { chosenShop, scopeOfPage, shopsToChoose } from './shopChoice.ts'
import { reaches } from '../core/console/shopScope.ts'
import type { ShopScope, ShopsOfRecord } from '../core/console/shopScope.ts'
import { consoleLocale } from './consoleLocale.ts'
import { sellerChat } from './sellerChat.ts'
import { consoleHeaders, limitForm, refuseEmbedding, requireConsoleForm, requireOwnHost } from './guard.ts'
import type { ConsoleAccess } from './guard.ts'
import { consoleHref } from '../core/console/consoleHref.ts'
import { consolePage } from './page.ts'
import type { ConsoleGroup } from './page.ts'
import { paymentOf, phonePage } from './phone.ts'
import type { ConsoleAction } from '../core/console/section.ts'
import { requireAdministrator, scopeOfRequest, signInRoutes } from './signInRoutes.ts'
import type { SignedIn } from './signInRoutes.ts'
import { storableText } from '../core/wire/storableText.ts'

/** The largest forms are quotes for inquiries: 500 lines, and files of at most 10 MB. */
const CONSOLE_BYTES = 12 * 1024 * 1024

type ConsoleOptions = {
  db: Db
  finder: Finder
  files: FileStore
  clock: () => number
  door: ConsoleAccess
  /** The sections in display order, in groups. */
  groups: readonly ConsoleGroup[]
  /** The actions by the last part of their form's address, each with its section. */
  actions: ReadonlyMap<string, { section: string; act: ConsoleAction; shopsOf?: ShopsOfRecord | undefined }>
  /** Actions of the sections whose forms are not shown. */
  without?: ReadonlySet<string>
  /**
   * Set in production, where only administrators may enter. Without it everyone may enter, and can also pay by the
   * simulated phone.
   */
  staff?: { addressOf: (c: Context) => string | undefined; secure: boolean } | undefined
}

const pages = ['/', '/pay/*', '/console/*', '/chats', '/chats/*']
const signInPages = ['/sign-in', '/sign-out', '/password']

/**
 * Returns the seller console, at the root path of the API. In a sample mall, visitors act as the seller. In production
 * the platform's administrators work here, and sellers with the records of their shops (ADR 82). Actions are recorded.
 */
export function sellerConsole(options: ConsoleOptions): Hono<SignedIn> {
  const { db, finder, clock, door, groups, staff, without = new Set() } = options
  const app = new Hono<SignedIn>()
  // Not `*`, because the API's calls share the server and are not restricted by host name.
  for (const path of [...pages, ...signInPages]) app.use(path, requireOwnHost(door), refuseEmbedding())
  if (staff) {
    app.route('/', signInRoutes({ db, clock, ...staff }))
    for (const path of pages) app.use(path, requireAdministrator({ db, clock }))
    app.post('/chats/:id/:key', async (c, next) => {
      const recordOutcome = await recordOf(options, c, { action: 'chatAnswer', form: { channel: c.req.param('id') } })
      await next()
      await recordOutcome?.(c.res.status < 400)
    })
  }
  app.get('/', async (c) => {
    const locale = consoleLocale(c)
    const { find = '', state = '' } = c.req.query()
    const page = pageOf(c.req.query('page'))
    const reach = reachOf(options, c)
    const shop = chosenShop(reach, c.req.query('shop'))
    const scope = scopeOfPage(reach, shop)
    const said = c.req.query('said')
    const outcome = said === 'done' || said === 'failed' ? said : undefined
    return c.html(
      await consolePage(
        { db, finder, now: clock(), scope },
        { locale, find, state, shop, page, key: door.key, without },
        groups,
        {
          section: c.req.query('section'),
          outcome,
          of: recordName(c.req.query('of')),
          administrator: staff && c.get('administrator').name,
          isSeller: reach !== 'all',
          shops: await shopsToChoose(db, reach, locale),
        },
      ),
      200,
      consoleHeaders,
    )
  })
  if (!staff)
    app.get('/pay/:code', async (c) => {
      const locale = consoleLocale(c)
      const payment = await paymentOf(db, c.req.param('code'), locale)
      return payment ? c.html(phonePage({ locale, payment, key: door.key }), 200, consoleHeaders) : c.notFound()
    })
  app.post('/console/:key/:action', requireConsoleForm(door), limitForm(CONSOLE_BYTES), (c) =>
    perform(options, c, c.req.param('action')),
  )
  app.route('/', sellerChat({ db, clock, door, reachOf: (c) => reachOf(options, c) }))
  return app
}

/** Performs the action of a form, and redirects to its section. */
async function perform(options: ConsoleOptions, c: Context<SignedIn>, name: string): Promise<Response> {
  const { db, files, clock, actions } = options
  const action = actions.get(name)
  if (!action) return c.notFound()
  const body = await c.req.parseBody({ all: true })
  const form = Object.fromEntries(
    Object.entries(body)
      .map(([field, value]) => [field, [value].flat().at(-1)])
      .filter((field): field is [string, string] => typeof field[1] === 'string')
      .map(([field, value]) => [field, storableText(value)]),
  )
  // Browsers send an empty file if none was chosen.
  const sent = [body.files ?? []].flat().filter((one): one is File => one instanceof File && one.name !== '')
  const reach = reachOf(options, c)
  if (reach !== 'all' && !(action.shopsOf && reaches(reach, await action.shopsOf(db, form))))
    return c.text('This record does not belong to your shop.', 403, consoleHeaders)
  const recordOutcome = await recordOf(options, c, { action: name, form })
  const done = await action.act({ db, now: clock() }, form, { store: files, sent })
  await recordOutcome?.(done)
  if (form.from === 'phone' && /^[0-9a-f]{24}$/.test(form.code ?? ''))
    return c.redirect(`/pay/${form.code}?${new URLSearchParams({ lang: form.lang ?? 'zh' })}`, 303)
  const said = done ? 'done' : 'failed'
  const { lang: locale = 'zh', atFind: find = '', atState: state = '', atShop, atPage } = form
  const of = recordFields.map((field) => recordName(form[field])).find(Boolean)
  const view = { find, state, shop: chosenShop(reach, atShop), page: pageOf(atPage) }
  return c.redirect(consoleHref({ locale, section: action.section, ...view, said, of }), 303)
}

/** Returns the shops that the person reaches. Everyone reaches all shops of a sample mall. */
function reachOf({ staff }: ConsoleOptions, c: Context<SignedIn>): ShopScope {
  return staff ? scopeOfRequest(c) : 'all'
}

/** The fields that name an action's record in words that people know, such as an order number. */
const recordFields = ['orderNumber', 'refundSn', 'reference', 'number']

/** Returns a record's number from a form or an address, or undefined for other texts. */
const recordName = (text: string | undefined) => (/^[A-Za-z0-9-]{6,40}$/.test(text ?? '') ? text : undefined)

/** Reads a page number. Defaults to 1. */
function pageOf(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

/** Records an action of an administrator. Actions of visitors of a sample mall are not recorded. */
async function recordOf(
  { db, clock, staff }: ConsoleOptions,
  c: Context<SignedIn>,
  act: { action: string; form: Record<string, string> },
) {
  if (!staff) return undefined
  const { name } = c.get('administrator')
  return recordAct({ db, now: clock() }, { administrator: name, address: staff.addressOf(c), ...act })
}
