import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { ShopOptions } from '../config/shopOptions.ts'

const YEAR = 31_536_000
/** What no answer of the shop goes without, whatever it is (ASVS 5, V3.4). */
const always = secureHeaders({
  // Not "no-referrer": browsers then name no origin on a post, and the cross-site check has nothing to go by.
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [], browsingTopics: [] },
  xFrameOptions: 'DENY',
  // Said below, where the line is safe.
  strictTransportSecurity: false,
  // For browsers and plug-ins that are no more.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})
/** Pages bring a policy of their own (`contentSecurity.server.ts`); what is no page needs to load nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(trustProxy: boolean, own: ShopOptions['headers'] = {}): MiddlewareHandler {
  return async (context, next) => {
    await always(context, next)
    const { headers } = context.res
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy') && !headers.get('Content-Type')?.startsWith('text/html'))
      headers.set('Content-Security-Policy', NO_PAGE)
    if (trustProxy && context.req.header('x-forwarded-proto') === 'https')
      headers.set('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
    for (const [name, value] of Object.entries(own)) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
  }
}
