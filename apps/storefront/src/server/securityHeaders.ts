import type { MiddlewareHandler } from 'hono'

const YEAR = 31_536_000
/** What no answer of the shop goes without, whatever it is (ASVS 5, V3.4). */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Not "no-referrer": browsers then name no origin on a post, and the cross-site check has nothing to go by.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
}
/** Pages bring a policy of their own (`contentSecurity.server.ts`); what is no page needs to load nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(trustProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy') && !headers.get('Content-Type')?.startsWith('text/html'))
      headers.set('Content-Security-Policy', NO_PAGE)
    if (trustProxy && context.req.header('x-forwarded-proto') === 'https')
      headers.set('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
  }
}
