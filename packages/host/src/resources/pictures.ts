import type { Context } from 'hono'
import type { AskMall } from '../upstreams/createUpstreams.ts'
import { fetchWithHeaderTimeout } from '../client/fetchWithHeaderTimeout.ts'

const passed = ['cache-control', 'etag', 'last-modified', 'content-security-policy'] as const

/**
 * Proxies the mall's pictures under the shop's origin if no picture server is configured. Rejects paths that a server
 * could resolve to a path outside the prefix.
 */
export function pictures(base: string, ask: AskMall) {
  return async (context: Context): Promise<Response> => {
    const path = picturePath(new URL(context.req.url).pathname)
    if (!path) return context.notFound()
    const headers: Record<string, string> = { Accept: 'image/*' }
    for (const name of ['if-none-match', 'if-modified-since']) {
      const value = context.req.header(name)
      if (value) headers[name] = value
    }
    let answer: Response
    try {
      answer = await fetchWithHeaderTimeout(10_000, ask, base.replace(/\/+$/, '') + path, {
        headers,
        redirect: 'manual',
        signal: context.req.raw.signal,
      })
    } catch {
      return context.body(null, 502, { 'Cache-Control': 'no-store' })
    }
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 304 && !(answer.ok && type.startsWith('image/'))) {
      await answer.body?.cancel()
      return context.body(null, answer.status === 404 ? 404 : 502, { 'Cache-Control': 'no-store' })
    }
    const out = new Headers({ 'X-Content-Type-Options': 'nosniff' })
    if (answer.ok) out.set('Content-Type', type)
    for (const name of passed) {
      const value = answer.headers.get(name)
      if (value) out.set(name, value)
    }
    return new Response(context.req.method === 'HEAD' ? null : answer.body, { status: answer.status, headers: out })
  }
}

export function picturePath(pathname: string): string | undefined {
  let plain: string
  try {
    plain = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  // A path still encoded after one decoding would be decoded again by the mall.
  if (
    !plain.startsWith('/pictures/') ||
    /%(2e|2f|5c)/i.test(pathname) ||
    /[\p{Cc}\\%]/u.test(plain) ||
    plain.split('/').includes('..')
  )
    return undefined
  return pathname
}
