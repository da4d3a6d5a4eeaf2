import { writeAddress } from '@millwright/domain/paths/writeAddress'
import type { AddressValues } from '@millwright/domain/paths/writeAddress'
import { routes } from '@millwright/pages/routes'
import type { RouteId } from '@millwright/pages/routes'
import { screens } from '@millwright/pages/screens'

const examples: Partial<Record<string, AddressValues>> = Object.assign(
  {},
  ...Object.values(screens).map((screen) => screen.examples),
  // The code of a moment ago.
  { 'weixin-pay': { orderNumbers: '202611210930124410', issued: String(Date.now()) } },
)

/** Where each route shows something of the fixtures' mall. */
export const addressOf = Object.fromEntries(
  routes.map(({ id, path }) => [id, path === '*' ? '/no-such-page' : writeAddress(`/${path}`, examples[id])]),
) as Record<RouteId, string>

/** Where a buyer is sent on to, who has no need of the page. */
export const notForBuyers: Partial<Record<RouteId, string>> = {
  'account-closed': '/user-center/uc-account',
  'forget-password': '/user-center/uc-password',
  login: '/',
  register: '/',
}
