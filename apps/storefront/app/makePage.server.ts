import { createPlainTexts } from '@millwright/i18n/createPlainTexts'
import { resourcesOf } from '@millwright/i18n/resources'
import { buyerOnly } from '@millwright/pages/at'
import type { At, Head, Outcome, TitleText } from '@millwright/pages/at'
import { shellLoad } from '@millwright/pages/Shell.load'
import { config } from './config.server.ts'
import { elsewhere, problemOf } from './failure.server.ts'
import type { Elsewhere } from './failure.server.ts'
import { matchRoute } from './matchRoute.ts'
import type { Match } from './matchRoute.ts'
import { screens } from './screens.server.ts'
import type { Frame, Page, ReadyHead } from './sent.ts'
import type { Visit } from './visit.server.ts'

/** Loads the screen at an address: the page, a page that says what went wrong, or where to go instead. */
export async function makePage(visit: Visit, url: URL, outcome?: Outcome): Promise<Page | Elsewhere> {
  const { route, params } = matchRoute(url.pathname)
  const page = { path: url.pathname, search: url.search, routeId: route.id }
  try {
    const { head, ...props } = await readFor(visit.user(), (user) => {
      const at = atOf(visit, url, params, user)
      if (route.buyerOnly) buyerOnly(at)
      return screens[route.screen].load(visit.api, at) as Promise<{ head?: Head }>
    })
    return { ...page, head: head && readable(head, visit), props, outcome }
  } catch (error) {
    return elsewhere(error, visit, url) ?? { ...page, problem: problemOf(error, visit, url) }
  }
}

export async function makeFrame(visit: Visit, url: URL): Promise<Frame> {
  const { locale, theme, api } = visit
  // The header survives what the screen does not: without an answer it is a visitor's.
  const known = visit.user()?.catch(() => undefined)
  const shell = await readFor(known, (user) => shellLoad(api, atOf(visit, url, {}, user)))
  return { shell, locale, theme, pictureBase: config.pictureBase }
}

/** What a buyer's page reads is read while the mall says who that is; nobody any more, it is read again as for a visitor. */
async function readFor<T>(asked: At['user'], read: (user: At['user']) => Promise<T>): Promise<T> {
  const [found, user] = await Promise.all([read(asked), asked])
  return asked && !user ? read(undefined) : found
}

export function atOf(visit: Visit, url: URL, params: Match['params'], user: At['user']): At {
  return { url, params, locale: visit.locale, user, steps: visit.steps, now: Date.now(), pictureBase: config.pictureBase }
}

function readable(head: Head, visit: Visit): ReadyHead {
  return { ...head, title: inWords(head.title, visit) }
}

export function inWords(title: TitleText, { locale }: Visit): string {
  if (typeof title === 'string') return title
  return createPlainTexts(locale, resourcesOf(locale, [title.area]))(title.area, title.key, title.values)
}
