import { parse, serialize } from 'hono/utils/cookie'

export type Cookies = ReturnType<typeof createCookies>

/** Reads the request's cookies and collects the cookies to set. Other subdomains cannot set `own` cookies. */
export function createCookies(request: Request, url: URL, trustProxy: boolean) {
  const given = parse(request.headers.get('cookie') ?? '')
  const secure = url.protocol === 'https:' || (trustProxy && request.headers.get('x-forwarded-proto') === 'https')
  // Browsers accept cookies with this prefix only from this host over https, so other subdomains cannot set them.
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
