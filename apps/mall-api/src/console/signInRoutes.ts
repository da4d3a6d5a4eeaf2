import { languageTag } from '@millwright/domain/locale'
import type { Locale } from '@millwright/domain/locale'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import type { Db } from '../db/db.ts'
import type { Markup } from '../core/console/section.ts'
import type { ShopScope } from '../core/console/shopScope.ts'
import { PASSWORD_MIN, administratorOf, changePassword, signIn, signOut } from './administrators.ts'
import type { Administrator } from './administrators.ts'
import { consoleLocale } from './consoleLocale.ts'
import { consoleHeaders, byOwnOrigin, limitForm } from './guard.ts'
import { formOf } from '../core/wire/formOf.ts'
import { consoleStyle } from './style.ts'
import { consoleText } from './texts.ts'
import type { ConsoleTextKey } from './texts.ts'

const COOKIE = 'console_session'
const FORM_BYTES = 4_096

type Options = {
  db: Db
  clock: () => number
  addressOf: (c: Context) => string | undefined
  /** Whether browsers reach the console over HTTPS only. */
  secure: boolean
}
export type SignedIn = { Variables: { administrator: Administrator } }

/** Returns the shops that the signed-in person of a request reaches: none if nobody is signed in. */
export function scopeOfRequest(c: Context): ShopScope {
  const administrator: Administrator | undefined = c.get('administrator')
  return administrator?.scope ?? []
}

/** Returns the administrator of the request's session. */
function readAdministrator({ db, clock }: Pick<Options, 'db' | 'clock'>, c: Context) {
  return administratorOf({ db, now: clock() }, getCookie(c, COOKIE))
}

/**
 * Admits only administrators. Redirects others to the sign-in page, and administrators with an initial password to the
 * password page.
 */
export function requireAdministrator(options: Pick<Options, 'db' | 'clock'>): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const administrator = await readAdministrator(options, c)
    const lang = consoleLocale(c)
    if (!administrator) return c.redirect(`/sign-in?lang=${lang}`, 303)
    if (administrator.isInitial) return c.redirect(`/password?lang=${lang}`, 303)
    c.set('administrator', administrator)
    return next()
  }
}

/** Returns the pages on which administrators sign in, sign out and choose their password. */
export function signInRoutes(options: Options): Hono {
  const { db, clock, addressOf, secure } = options
  const app = new Hono()
  const limited = limitForm(FORM_BYTES)

  app.get('/sign-in', (c) => c.html(signInPage(consoleLocale(c)), 200, consoleHeaders))
  app.post('/sign-in', byOwnOrigin(), limited, async (c) => {
    const locale = consoleLocale(c)
    const { name, password } = await formOf(c)
    if (typeof name !== 'string' || typeof password !== 'string') return c.body(null, 400)
    const outcome = await signIn({ db, now: clock(), ip: addressOf(c) }, { name: name.trim(), password })
    if (!outcome) return c.html(signInPage(locale, consoleText(locale, 'wrongPassword')), 403, consoleHeaders)
    if ('wait' in outcome) {
      const minutes = Math.ceil(outcome.wait / 60_000)
      const why = consoleText(locale, 'tooManyTries').replace('{minutes}', String(minutes))
      return c.html(signInPage(locale, why), 429, { ...consoleHeaders, 'retry-after': String(minutes * 60) })
    }
    setCookie(c, COOKIE, outcome.token, { httpOnly: true, sameSite: 'Strict', path: '/', secure })
    return c.redirect(`/?lang=${locale}`, 303)
  })
  app.post('/sign-out', byOwnOrigin(), async (c) => {
    await signOut(db, getCookie(c, COOKIE) ?? '')
    deleteCookie(c, COOKIE, { path: '/', secure })
    return c.redirect(`/sign-in?lang=${consoleLocale(c)}`, 303)
  })
  app.get('/password', async (c) => {
    const administrator = await readAdministrator(options, c)
    if (!administrator) return c.redirect(`/sign-in?lang=${consoleLocale(c)}`, 303)
    return c.html(passwordPage(consoleLocale(c), administrator), 200, consoleHeaders)
  })
  app.post('/password', byOwnOrigin(), limited, async (c) => {
    const locale = consoleLocale(c)
    const administrator = await readAdministrator(options, c)
    if (!administrator) return c.redirect(`/sign-in?lang=${locale}`, 303)
    const { password } = await formOf(c)
    const token = getCookie(c, COOKIE) ?? ''
    if (typeof password === 'string' && (await changePassword(db, administrator, { password, token })))
      return c.redirect(`/?lang=${locale}`, 303)
    return c.html(passwordPage(locale, administrator, consoleText(locale, 'passwordRule')), 422, consoleHeaders)
  })
  return app
}

function signInPage(locale: Locale, problem?: string): Markup {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  return page(
    { locale, title: t('signIn'), problem },
    html`<form method="post" action="/sign-in?lang=${locale}" class="stacked">
      <label>${t('name')}<input name="name" required maxlength="40" autocomplete="username" autofocus /></label>
      <label
        >${t('password')}<input
          name="password"
          type="password"
          required
          maxlength="200"
          autocomplete="current-password"
      /></label>
      <button>${t('signIn')}</button>
    </form>`,
  )
}

function passwordPage(locale: Locale, { name, isInitial }: Administrator, problem?: string): Markup {
  const t = (key: ConsoleTextKey) => consoleText(locale, key)
  return page(
    { locale, title: t('choosePassword'), problem },
    html`<p>${isInitial ? t('initialPassword') : ''} ${t('passwordRule')}</p>
      <form method="post" action="/password?lang=${locale}" class="stacked">
        <input type="hidden" name="name" value="${name}" autocomplete="username" />
        <label
          >${t('newPassword')}<input
            name="password"
            type="password"
            required
            minlength="${PASSWORD_MIN}"
            maxlength="200"
            autocomplete="new-password"
            autofocus
        /></label>
        <button>${t('save')}</button>
      </form>`,
  )
}

function page(
  { locale, title, problem }: { locale: Locale; title: string; problem?: string | undefined },
  inner: Markup,
) {
  const other = locale === 'zh' ? 'en' : 'zh'
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Millwright</title>
        <style>
          ${raw(consoleStyle)} .stacked {
            display: grid;
            gap: 16px;
            max-width: 320px;
          }
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <a href="?lang=${other}" lang="${languageTag(other)}">${consoleText(locale, 'other')}</a>
        </header>
        <main>${problem ? html`<p role="alert" class="said failed">${problem}</p>` : ''} ${inner}</main>
      </body>
    </html>`
}
