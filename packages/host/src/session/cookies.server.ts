import { parse, serialize } from 'hono/utils/cookie'

export type Cookies = ReturnType<typeof createCookies>

/** Reads the request's cookies and collects those to set. Over https, other subdomains cannot set `own` cookies. */
export function createCookies(request: Request, url: URL, trustProxy: number) {
  const given = parse(request.headers.get('cookie') ?? '')
  const secure = url.protocol === 'https:' || (trustProxy > 0 && request.headers.get('x-forwarded-proto') === 'https')
  // Browsers accept cookies with this prefix only from this host, and only over https.
  const prefix = secure ? '__Host-' : ''
  const list: string[] = []
  const set = (name: string, value: string, maxAge?: number) =>
    list.push(serialize(name, value, { path: '/', sameSite: 'Lax', httpOnly: true, secure, maxAge }))
  return {
    given,
    list,
    set,
    own: (name: string) => given[prefix + name],
    setOwn: (name: string, value: string, maxAge?: number) => set(prefix + name, value, maxAge),
  }
}
