/**
 * Returns whether a request may come from another site. Browsers name the origin or the site of a post; a request
 * without either is refused. The scheme may differ behind a proxy, the host may not.
 */
export function crossSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return true
  const origin = request.headers.get('origin')
  if (origin === null) return site === null
  return !URL.canParse(origin) || new URL(origin).host !== (request.headers.get('host') ?? new URL(request.url).host)
}
