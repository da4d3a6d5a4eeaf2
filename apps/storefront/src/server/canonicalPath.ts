/**
 * Where a request belongs instead, or `undefined` where it is right as it is. `/en/list` is `/list` in English: the
 * language is not part of a screen's address (ADR 0010), and another two letters are no language (R2.36).
 */
export function canonicalPath(url: URL): string | undefined {
  const language = /^\/(zh|en)(\/.*)?$/.exec(url.pathname)
  if (language) {
    const query = new URLSearchParams(url.search)
    query.set('lang', language[1] ?? 'zh')
    return `${clean(language[2] ?? '/')}?${query}`
  }
  const path = clean(url.pathname)
  return path === url.pathname ? undefined : path + url.search
}

/** One slash at a time, none at the end: `//host` must never become an address of another site. */
function clean(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
