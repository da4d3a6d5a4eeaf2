import { createPlainTexts } from '@millwright/i18n/createPlainTexts'
import type { Match } from '../router/routeTable.ts'
import { requireBuyer, ScreenResponse } from '@millwright/pages/loader'
import type { LoaderContext, Head, ActionResult, TitleText } from '@millwright/pages/loader'
import { missingPage } from '@millwright/pages/missing'
import { declaredUrl, readQuery } from '@millwright/pages/searchParams'
import type { SearchParams } from '@millwright/pages/searchParams'
import { shellLoad } from '@millwright/pages/layout/Shell.load'
import { redirectOf, problemOf } from './failure.server.ts'
import type { RedirectTo } from './failure.server.ts'
import type { Language } from '@millwright/i18n/language'
import type { FrameLanguage, ShellFrame, Page, ReadyHead } from '../router/pageData.ts'
import type { RequestContext } from '../session/requestContext.server.ts'

/** Loads the screen at an address: the page, an error page or a redirect. */
export async function loadPage(
  context: RequestContext,
  url: URL,
  outcome?: ActionResult<unknown, string>,
): Promise<Page | RedirectTo> {
  const { route, params, definition } = context.shop.routes.match(url.pathname)
  const { screen, layout, pageId } = route
  const page: Page = {
    path: url.pathname,
    search: url.search,
    screen,
    ...(layout !== 'default' && { layout }),
  }
  try {
    const { head, ...props } = await readFor(context.user(), (user) => {
      const forLoader = loaderContextOf(context, url, params, user, definition.searchParams)
      if (route.buyerOnly) requireBuyer(forLoader)
      return definition.load(context.api, forLoader) as Promise<{ head?: Head }>
    })
    const visit = pageId === undefined ? undefined : { pageId, ...definition.visit?.(props, { params }) }
    return { ...page, ...(visit && { visit }), head: head && readable(head, context), props, outcome }
  } catch (error) {
    return (
      redirectOf(error, context, url) ??
      lackingPage(page, error, context, url) ??
      errorPage(page, problemOf(error, context, url))
    )
  }
}

/** Returns the page for an address whose name, record or right is missing. */
function lackingPage({ path, search }: Page, error: unknown, context: RequestContext, url: URL): Page | undefined {
  if (!(error instanceof ScreenResponse && 'missing' in error.to)) return undefined
  const { head, props } = missingPage(error.to.missing, url)
  return { path, search, screen: 'Missing', head: readable(head, context), props }
}

/** Returns the page shown in place of a failed screen. */
export function errorPage(
  { path, search }: Pick<Page, 'path' | 'search'>,
  problem: NonNullable<Page['problem']>,
): Page {
  return {
    path,
    search,
    screen: problem.busy ? 'Overload' : problem.status === 404 ? 'NotFound' : 'ErrorScreen',
    problem,
  }
}

export async function loadShellData(context: RequestContext, url: URL): Promise<ShellFrame> {
  const { locale, language, theme, api, shop } = context
  const { assets, config, routes, settings } = shop
  const product = routes.screens.Detail
  // The header is rendered even if the screen fails. If the mall does not answer, the visitor's header is rendered.
  const known = context.user()?.catch(() => undefined)
  const shell = await readFor(known, (user) => shellLoad(api, loaderContextOf(context, url, {}, user)))
  return {
    shell,
    locale,
    ...(language !== locale && { language: frameLanguageOf(language, config.languages[language]!) }),
    ...(settings && { shop: settings }),
    theme,
    pictureBase: config.pictureBase,
    ...(product && { next: assets.partOf('Detail', language, product.namespaces) }),
    build: assets.build,
  }
}

function frameLanguageOf(code: string, { tag, messages }: Language): FrameLanguage {
  return { code, tag, ...(messages && { messages }) }
}

/**
 * Reads a buyer's data in parallel with the check of the session. If the session has ended, reads again as a visitor.
 */
async function readFor<T>(asked: LoaderContext['user'], read: (user: LoaderContext['user']) => Promise<T>): Promise<T> {
  const [found, user] = await Promise.all([read(asked), asked])
  return asked && !user ? read(undefined) : found
}

/** Returns the loader's context. The query contains only parameters that the screen declares. */
export function loaderContextOf(
  context: RequestContext,
  asked: URL,
  params: Match['params'],
  user: LoaderContext['user'],
  declared: SearchParams = {},
): LoaderContext {
  const url = declaredUrl(asked, declared)
  return {
    url,
    query: readQuery(url, declared),
    params,
    locale: context.locale,
    ...(context.language !== context.locale && { language: context.shop.config.languages[context.language]!.tag }),
    user,
    steps: context.steps,
    distributionCardNo: context.distributionCardNo,
    now: Date.now(),
    pictureBase: context.shop.config.pictureBase,
  }
}

function readable(head: Head, context: RequestContext): ReadyHead {
  return { ...head, title: resolveTitle(head.title, context) }
}

export function resolveTitle(title: TitleText, { language, shop }: RequestContext): string {
  if (typeof title === 'string') return title
  return createPlainTexts(shop.config.languages[language]!.tag, shop.textsOf(language, [title.namespace]))(
    title.namespace,
    title.key,
    title.values,
  )
}
