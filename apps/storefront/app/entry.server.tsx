import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { Nonce } from './Nonce.ts'
import { contentSecurity } from './contentSecurity.server.ts'
import { visitContext } from './visit.server.ts'

export const streamTimeout = 10_000

export default function handleRequest(request: Request, status: number, headers: Headers, router: EntryContext, context: RouterContextProvider) {
  const { nonce: fresh, id } = context.get(visitContext)
  // In development there is no policy, and the tools' own styles come without a nonce.
  const nonce = process.env.NODE_ENV === 'development' ? undefined : fresh
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'private, no-cache')
  headers.set('X-Request-Id', id)
  if (nonce) headers.set('Content-Security-Policy', contentSecurity(nonce))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise<Response>((resolve, reject) => {
    let started = false
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}><ServerRouter context={router} url={request.url} nonce={nonce} /></Nonce>,
      {
        nonce,
        // React hides what is larger than a chunk until its script runs: readers without scripts would miss it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [ready]() {
          started = true
          const body = new PassThrough()
          body.on('close', () => clearTimeout(timer))
          body.on('error', () => abort())
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          if (started && !request.signal.aborted) console.error(id, error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout)
    // Nobody reads on: stop drawing.
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error)
}
