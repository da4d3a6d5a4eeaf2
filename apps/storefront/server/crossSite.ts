/**
 * Whether another site made a browser send this. Every browser names the origin of a post; what names none is no
 * browser, and then carries nobody's cookies but its own. The scheme may differ behind a proxy, the host may not.
 */
export function crossSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const origin = request.headers.get('origin')
  if (origin === null) return (request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin'
  return !URL.canParse(origin) || new URL(origin).host !== (request.headers.get('host') ?? new URL(request.url).host)
}
