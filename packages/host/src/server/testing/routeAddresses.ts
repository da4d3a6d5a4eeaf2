import { writeAddress } from '@millwright/domain/paths/writeAddress'
import type { AddressValues } from '@millwright/domain/paths/writeAddress'
import { routes } from '@millwright/pages/routes'
import type { RouteId } from '@millwright/pages/routes'
import { screens } from '@millwright/pages/screens'

const examples: Partial<Record<string, AddressValues>> = Object.assign(
  {},
  ...Object.values(screens).map((screen) => screen.examples),
  // A payment code that was issued just now.
  { 'weixin-pay': { orderNumbers: '202611210930124410', issued: String(Date.now()) } },
)

/** For each route, an address at which the fixtures have data. */
export const addressOf = Object.fromEntries(
  routes.map(({ id, path }) => [id, path === '*' ? '/no-such-page' : writeAddress(`/${path}`, examples[id])]),
) as Record<RouteId, string>

/** Routes that redirect a signed-in buyer, with their targets. */
export const notForBuyers: Partial<Record<RouteId, string>> = {
  'account-closed': '/user-center/uc-account',
  'forget-password': '/user-center/uc-password',
  login: '/',
  register: '/',
}
