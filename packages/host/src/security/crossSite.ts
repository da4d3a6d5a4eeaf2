/**
 * Whether it is not proved that one of our own pages sent this. Every browser names the origin of a post, or at least
 * where it comes from; what names neither is refused. The scheme may differ behind a proxy, the host may not.
 */
export function crossSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return true
  const origin = request.headers.get('origin')
  if (origin === null) return site === null
  return !URL.canParse(origin) || new URL(origin).host !== (request.headers.get('host') ?? new URL(request.url).host)
}
