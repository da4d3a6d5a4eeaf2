/** A crawled page. `at` is the final URL after redirects. */
export type Answer = { at: string; status: number; html: string }

/** The number of pages per screen whose links are followed. */
const PAGES_OF_ONE = 4
const AT_ONCE = 4
/** Addresses that would change the session. */
const leaves = /^\/(logout|leaving)/

/**
 * Follows links from the start paths, a few addresses of each kind. Returns every opened path and the links to missing
 * pages.
 */
export async function crawl(
  get: (path: string) => Promise<Answer>,
  starts: readonly string[],
): Promise<{ opened: string[]; dead: string[] }> {
  const asked = new Set<string>()
  const kinds = new Map<string, number>()
  const opened: string[] = []
  const dead: string[] = []
  const waiting = starts.map((path) => ({ path, from: 'the beginning' }))
  const open = async ({ path, from }: { path: string; from: string }) => {
    const answer = await get(path)
    if (answer.status >= 400) return void dead.push(`${answer.status} ${path} from ${from}`)
    opened.push(path)
    for (const link of linksOf(answer)) waiting.push({ path: link, from: path })
  }
  while (waiting.length) {
    const next = waiting.splice(0).filter(({ path }) => {
      const kind = kindOf(path)
      const before = kinds.get(kind) ?? 0
      if (asked.has(path) || leaves.test(path) || before >= PAGES_OF_ONE) return false
      asked.add(path)
      kinds.set(kind, before + 1)
      return true
    })
    for (let at = 0; at < next.length; at += AT_ONCE) await Promise.all(next.slice(at, at + AT_ONCE).map(open))
  }
  return { opened, dead }
}

function linksOf({ html, at }: Answer): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, raw]) => {
    const url = new URL(raw!.replaceAll('&amp;', '&'), at)
    return url.origin === new URL(at).origin ? [url.pathname + url.search] : []
  })
}

/** Groups addresses by screen, so that the crawl does not open each of a thousand products. */
function kindOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://mall.invalid')
  const place = pathname.replaceAll(/\d+/g, '0').replace(/^\/list\/.*/, '/list/')
  return `${place}${search && '?'}`
}
