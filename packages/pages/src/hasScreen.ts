import { isAt } from '@millwright/domain/paths/isAt'
import { routeAt } from '@millwright/domain/paths/routeAt'
import { redirects } from './route.ts'

/** What the host answers itself: pictures, files, what is made for the page. */
const files = /^\/(pictures|files|assets|_)/

/**
 * Whether a link leads to a screen that there is, or out of the mall; a link through the login is judged by where it
 * leads then. What has none is not drawn.
 */
export function hasScreen(href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || files.test(href)) return true
  const { pathname, searchParams } = new URL(href, 'http://mall.invalid')
  const back = isAt(pathname, 'login') ? searchParams.get('back') : null
  if (back !== null) return hasScreen(back)
  return routeAt(pathname) !== undefined || redirects.some(({ path }) => `/${path}` === pathname.toLowerCase())
}
