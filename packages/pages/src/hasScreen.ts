import { isAt } from '@millwright/domain/paths/isAt'
import { routeAt } from '@millwright/domain/paths/routeAt'
import { redirects } from './route.ts'

/** The paths that the host answers itself: pictures, files and build assets. */
const files = /^\/(pictures|files|assets|_)/

/**
 * Whether a link leads to an existing screen or out of the mall. For a link to sign in, the `back` address is checked.
 * Callers do not render links for which this is false.
 */
export function hasScreen(href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || files.test(href)) return true
  const { pathname, searchParams } = new URL(href, 'http://mall.invalid')
  const back = isAt(pathname, 'login') ? searchParams.get('back') : null
  if (back !== null) return hasScreen(back)
  return routeAt(pathname) !== undefined || redirects.some(({ path }) => `/${path}` === pathname.toLowerCase())
}
