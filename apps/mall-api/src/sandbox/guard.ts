import type { Context } from 'hono'

export const benchHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Browsers say where a form comes from; what says nothing is no browser and carries nobody's rights. */
export function sameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  return (
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || URL.parse(origin)?.host === (c.req.header('host') ?? new URL(c.req.url).host))
  )
}
