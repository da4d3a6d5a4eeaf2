/**
 * Returns the canonical path to redirect to, or `undefined` if the path is canonical. `/en/list` becomes `/list` in
 * English, since the language is not part of an address (ADR 0010). Only known languages count.
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

/** Collapses slashes and removes a trailing slash, so that `//host` never becomes another site's address. */
function clean(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
