import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { KeptHtmlContext } from '@millwright/ui/StaticHtml'
import { withoutServerRendered } from '@millwright/pages/serverRendered'
import { shellNamespaces } from '@millwright/pages/route'
import { Mall } from '../document/Mall.tsx'
import { fieldsOf, log } from '@millwright/edge/log'
import { errorPage } from './loadPage.server.ts'
import { languageOf } from '../router/pageData.ts'
import type { PageData, Page, ScreenFiles, PageWithShell } from '../router/pageData.ts'
import type { View } from '../router/screenModules.ts'
import type { RequestContext } from '../session/requestContext.server.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

const renderTimeout = 10_000

/**
 * Renders the page, with the frame's data inline or by `frameFile`. All data is loaded first, so a render failure is
 * known before the first byte and sets the status.
 */
export async function renderPage(
  request: Request,
  sent: PageWithShell,
  context: RequestContext,
  frameFile?: string,
): Promise<Response> {
  const { inlineShell, shop } = context
  const respond = (body: BodyInit | null, { page }: PageWithShell) =>
    new Response(body, { status: statusOf(page), headers: headersOf(context) })
  if (request.method === 'HEAD') return respond(null, sent)
  try {
    return respond(await html({ ...sent, frameFile, inOnePiece: inlineShell }, shop, request.signal), sent)
  } catch {
    if (request.signal.aborted) return new Response(null, { status: 503 })
    const instead = undrawn(sent, context)
    return respond(await html({ ...instead, frameFile }, shop, request.signal), instead)
  }
}

/** Returns the headers of a page. */
export function headersOf({ id, shop }: Pick<RequestContext, 'id' | 'shop'>): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'X-Request-Id': id,
  })
  // Development has no policy, because its tools add their own styles.
  if (process.env.NODE_ENV !== 'development') headers.set('Content-Security-Policy', shop.policy)
  return headers
}

/** Returns the page for a view that failed to render, within the usual frame. */
function undrawn(sent: PageWithShell, { id }: RequestContext): PageWithShell {
  return { ...sent, page: errorPage(sent.page, { status: 500, requestId: id }) }
}

/** Returns the HTTP status of the page. */
export function statusOf({ problem, outcome, head }: Page): number {
  if (problem) return problem.status
  if (outcome && !outcome.done) return outcome.unanswered ? 503 : 422
  return head?.status ?? 200
}

type Whole = PageWithShell & { frameFile?: string; inOnePiece?: boolean }

async function html(sent: Whole, shop: ShopRuntime, signal: AbortSignal): Promise<string> {
  const { screen } = sent.page
  const { assets, views } = shop
  const view = await views.viewOf(screen)
  const language = languageOf(sent.frame)
  const part = assets.partOf(screen, language, views.namespacesOf(screen))
  const { keep, read } = shop.keptHtml(`${screen} ${language}`)
  const page = await drawn(
    <KeptHtmlContext value={keep}>
      <Served sent={sent} view={view} shop={shop} part={part} />
    </KeptHtmlContext>,
    { bootstrapModules: [assets.starter] },
    signal,
  )
  return read(page)
}

type ServedProps = { sent: Whole; view: View; shop: ShopRuntime; part: ScreenFiles }

/** Renders the page with its assets, which only the server knows. */
function Served({ sent: { frameFile, inOnePiece, ...sent }, view, shop, part }: ServedProps) {
  const { assets, config, views } = shop
  const language = languageOf(sent.frame)
  const around = assets.frameOf(language)
  for (const href of [...around.styles, ...part.styles]) preinit(href, { as: 'style', precedence: 'mall' })
  // Dependencies come first, so that each file can run in a task of its own.
  const scripts = [assets.entry, ...new Set([...around.scripts, ...part.scripts].toReversed())]
  const carried: PageData = {
    page: sent.page,
    frame: frameFile ?? sent.frame,
    locale: sent.frame.locale,
    ...(sent.frame.language && { frameTexts: assets.frameTextsOf(language) }),
    part: { view: part.view, texts: part.texts },
    build: assets.build,
  }
  const json = JSON.stringify(carried, inOnePiece ? undefined : withoutServerRendered)
  return (
    <Mall
      {...sent}
      json={json}
      scripts={scripts}
      view={view}
      texts={shop.textsOf(language, views.namespacesOf(sent.page.screen))}
      frameTexts={shop.textsOf(language, shellNamespaces)}
      parts={config.shell}
    />
  )
}

/** Renders the whole document, since all its data is there: a stream would cost more than it brings. */
function drawn(element: ReactElement, options: object, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      ...options,
      // React hides content larger than a chunk until its script runs: readers without scripts would miss it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        const chunks: Buffer[] = []
        const into = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk)
            done()
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString())
            done()
          },
        })
        pipe(into)
      },
      onShellError: reject,
      onError(error) {
        if (!signal.aborted) log('error', 'drawing', fieldsOf(error))
      },
    })
    const stop = () => abort()
    const timer = setTimeout(stop, renderTimeout)
    // The client has gone: stop rendering.
    signal.addEventListener('abort', stop, { once: true })
  })
}
