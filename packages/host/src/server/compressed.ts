import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings } from '../cache/acceptedEncodings.ts'

const worth = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/

/**
 * Compresses responses on the fly, for speed rather than size. The beginning of a page is flushed at once, since it
 * names styles and scripts.
 */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const [encoding] = acceptedEncodings(context.req.header('accept-encoding'))
  const type = res.headers.get('content-type') ?? ''
  if (
    !encoding ||
    !res.body ||
    res.headers.has('content-encoding') ||
    context.req.method === 'HEAD' ||
    !worth.test(type)
  )
    return

  const drawn = type.startsWith('text/html')
  const squeeze =
    encoding === 'br'
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : createGzip({ level: 5 })
  const source = Readable.fromWeb(res.body as NodeStream)
  // A client that disconnects must stop the rendering and must not end the process.
  source.on('error', () => squeeze.destroy())
  squeeze.on('error', () => source.destroy())
  squeeze.on('close', () => source.destroy())
  const body = source.pipe(squeeze)
  if (drawn) source.once('data', () => squeeze.flush())
  const headers = new Headers(res.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  context.res = undefined
  context.res = new Response(Readable.toWeb(body) as ReadableStream, { status: res.status, headers })
}
