import { redirects } from './route.ts'
import { screenPaths } from './screenPaths.ts'

const patterns = [...screenPaths, ...redirects.map(({ path }) => path)].map((path) => path.split('/').filter(Boolean))
/** What the host answers itself: pictures, files, what is made for the page. */
const files = /^\/(pictures|files|assets|_)/

/**
 * Whether a link leads to a screen that there is, or out of the mall; a link through the login is judged by where it
 * leads then. What has none is not drawn.
 */
export function hasScreen(href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || files.test(href)) return true
  const { pathname, searchParams } = new URL(href, 'http://mall.invalid')
  const back = pathname === '/login' ? searchParams.get('back') : null
  if (back !== null) return hasScreen(back)
  const given = pathname.split('/').filter(Boolean)
  return patterns.some(
    (segments) =>
      given.length <= segments.length &&
      segments.every((segment, at) =>
        segment.startsWith(':')
          ? given[at] !== undefined || segment.endsWith('?')
          : given[at]?.toLowerCase() === segment.toLowerCase(),
      ),
  )
}
