import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const YEAR = 31_536_000
/** The headers of every response (ASVS 5, V3.4). */
const always = secureHeaders({
  // Not "no-referrer": browsers then send no origin with a post, and the cross-site check needs it.
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [], browsingTopics: [] },
  xFrameOptions: 'DENY',
  // Set below, for https only.
  strictTransportSecurity: false,
  // Only obsolete browsers and plug-ins read these headers.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})
/** The policy of responses that are not pages. Pages have their own policy (`contentSecurity.server.ts`). */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(
  trustProxy: number,
  own: Readonly<Record<string, string | undefined>> = {},
): MiddlewareHandler {
  return async (context, next) => {
    await always(context, next)
    const { headers } = context.res
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy') && !headers.get('Content-Type')?.startsWith('text/html'))
      headers.set('Content-Security-Policy', NO_PAGE)
    if (trustProxy > 0 && context.req.header('x-forwarded-proto') === 'https')
      headers.set('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
    for (const [name, value] of Object.entries(own)) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
  }
}
