import '@millwright/ui/styles.css'
import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLoaderData, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MiddlewareFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import { Texts } from '@millwright/i18n/Texts'
import { resourcesOf } from '@millwright/i18n/resources'
import { Shell } from '@millwright/pages/Shell'
import { shellLoad } from '@millwright/pages/Shell.load'
import { routes, shellAreas } from '@millwright/pages/routes'
import { UiProvider } from '@millwright/ui/UiProvider'
import { Enhance } from './Enhance.tsx'
import { Head } from './Head.tsx'
import { useCartCount } from './adding.ts'
import { Nonce } from './Nonce.ts'
import { config } from './config.server.ts'
import { pictureAddress } from './pictureAddress.ts'
import { suggest } from './suggest.ts'
import { openVisit, visitContext } from './visit.server.ts'

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, url, context }, next) => {
    const visit = openVisit(request, url)
    context.set(visitContext, visit)
    const answer = await next()
    if (!visit.cookies.length) return answer
    const response = new Response(answer.body, answer)
    for (const cookie of visit.cookies) response.headers.append('Set-Cookie', cookie)
    return response
  },
]

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { locale, theme, api } = visit
  // The header survives what the screen does not: without an answer it is a visitor's.
  const user = await visit.user().catch(() => undefined)
  const shell = await shellLoad(api, { url, params, locale, user, now: Date.now(), pictureBase: config.pictureBase })
  return { shell, locale, theme, pictureBase: config.pictureBase, texts: resourcesOf(locale, shellAreas) }
}

/** The shell is asked for anew after something was posted, on a reload of data, and in another language; not at every click. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true
  return currentUrl.href === nextUrl.href || currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce)
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={root?.locale === 'en' ? 'en' : 'zh-CN'} dir="ltr" data-theme={root?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before anything is drawn: what only works with scripts may show, and styles that libraries add at run time are allowed. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "document.documentElement.classList.add('js');__webpack_nonce__=document.currentScript.nonce" }} />
        {/* Whichever stylesheet arrives first: what a component says comes after what the theme says. */}
        <style nonce={nonce} suppressHydrationWarning>{'@layer mw.theme, mw.components;'}</style>
        <Head shell={root?.shell} locale={root?.locale ?? 'zh'} pictureBase={root?.pictureBase ?? ''} nonce={nonce} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const { shell, locale, theme, pictureBase, texts } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const resolvePicture = useMemo(() => pictureAddress(pictureBase), [pictureBase])
  const matches = useMatches()
  const layout = routes.find(({ id }) => id === matches.at(-1)?.id)?.layout ?? 'default'
  const cartCount = useCartCount(shell.cartCount)
  return (
    <Texts locale={locale} resources={texts}>
      <UiProvider locale={locale} resolvePicture={resolvePicture}>
        <Shell {...shell} cartCount={cartCount} theme={theme} layout={layout} path={pathname} search={search} onSuggest={suggest}>
          <Outlet />
        </Shell>
        <Enhance />
      </UiProvider>
    </Texts>
  )
}

/** When not even the shell can be drawn: no texts, no language, so both. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <h1>页面暂时无法显示 · This page cannot be shown right now</h1>
      <p><a href="/" data-reload="">返回首页 · Back to the home page</a></p>
    </main>
  )
}
