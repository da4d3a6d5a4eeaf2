/**
 * Returns whether a request may carry the buyer's token: only to its own base, and there only below `/p/` and at
 * `/user/registerOrBindUser`. The URL is resolved as `fetch` does, so `/p/../prod/prodInfo` is a public path.
 */
export function mayCarryToken(url: string, base: string): boolean {
  if (!URL.canParse(url) || !URL.canParse(base)) return false
  const to = new URL(url)
  const home = new URL(base)
  // All non-web URLs share the origin "null".
  if (!/^https?:$/.test(home.protocol) || to.origin !== home.origin) return false
  const prefix = home.pathname.replace(/\/+$/, '')
  if (!to.pathname.startsWith(`${prefix}/`)) return false
  const path = to.pathname.slice(prefix.length)
  return path.startsWith('/p/') || path === '/user/registerOrBindUser'
}
