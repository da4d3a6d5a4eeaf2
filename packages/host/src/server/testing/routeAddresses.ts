import { path } from '@millwright/domain/paths/path'
import type { PathValues } from '@millwright/domain/paths/path'
import { routes } from '@millwright/pages/routes'
import type { RouteId } from '@millwright/pages/routes'
import { screens } from '@millwright/pages/screens'

const examples: Partial<Record<string, PathValues<RouteId>>> = Object.assign(
  {},
  ...Object.values(screens).map((screen) => screen.examples),
  // The code of a moment ago.
  { 'weixin-pay': { orderNumbers: '202611210930124410', issued: String(Date.now()) } },
)

/** Where each route shows something of the fixtures' mall. */
export const addressOf = {
  ...Object.fromEntries(routes.map(({ id }) => [id, path(id, examples[id] as PathValues<typeof id>)])),
  'not-found': '/no-such-page',
} as Record<RouteId, string>

/** Where a buyer is sent on to, who has no need of the page. */
export const notForBuyers: Partial<Record<RouteId, string>> = {
  'account-closed': '/user-center/uc-account',
  'forget-password': '/user-center/uc-password',
  login: '/',
  register: '/',
}
