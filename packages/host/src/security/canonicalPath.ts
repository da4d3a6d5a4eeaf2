/**
 * Where a request belongs instead, or `undefined` where it is right as it is. `/en/list` is `/list` in English: the
 * language is not part of a screen's address (ADR 0010), and another two letters are no language.
 */
export function canonicalPath(url: URL, languages: Readonly<Record<string, unknown>>): string | undefined {
  const [, language = '', rest = '/'] = /^\/([\w-]{2,8})(\/.*)?$/.exec(url.pathname) ?? []
  if (Object.hasOwn(languages, language)) {
    const query = new URLSearchParams(url.search)
    query.set('lang', language)
    return `${clean(rest)}?${query}`
  }
  const path = clean(url.pathname)
  return path === url.pathname ? undefined : path + url.search
}

/** One slash at a time, none at the end: `//host` must never become an address of another site. */
function clean(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
