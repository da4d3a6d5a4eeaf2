import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings } from '../cache/acceptedEncodings.ts'

const worth = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/

const [brotliPage, gzipPage] = [promisify(brotliCompress), promisify(gzip)]
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const deflate = { level: 5 }

/** Compresses responses on the fly, for speed rather than size: a page at once, since it is whole, others as they come. */
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

  const headers = new Headers(res.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  const respond = (body: BodyInit) => {
    context.res = undefined
    context.res = new Response(body, { status: res.status, headers })
  }
  if (type.startsWith('text/html')) {
    const page = Buffer.from(await res.arrayBuffer())
    return respond(await (encoding === 'br' ? brotliPage(page, brotli) : gzipPage(page, deflate)))
  }
  const squeeze = encoding === 'br' ? createBrotliCompress(brotli) : createGzip(deflate)
  const source = Readable.fromWeb(res.body as NodeStream)
  // A client that disconnects must stop the rendering and must not end the process.
  source.on('error', () => squeeze.destroy())
  squeeze.on('error', () => source.destroy())
  squeeze.on('close', () => source.destroy())
  const body = source.pipe(squeeze)
  respond(Readable.toWeb(body) as ReadableStream)
}
