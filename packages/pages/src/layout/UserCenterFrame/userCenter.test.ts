import { expect, it } from 'vitest'
import { path } from '@millwright/domain/paths/path'
import { hasScreen } from '../../hasScreen.ts'
import { center, user, waiting } from '@millwright/fixtures/site'
import { redirectTarget } from '../../loading/testing/testMall.ts'
import { loadUserCenter } from './loadUserCenter.ts'
import { centerEntries, centerRights } from './userCenter.ts'

const hrefs = (rights: Parameters<typeof centerEntries>[0]['rights']) =>
  centerEntries({ rights }).flatMap(({ entries }) => entries.map(({ route }) => path(route)))

it('links only to existing screens [R2.33]', () => {
  expect(hrefs(centerRights).filter((href) => !hasScreen(href))).toEqual([])
  expect(hrefs([])).toContain('/user-center/uc-order')
})

it('hides the screens that the buyer has no right to [R3.02]', () => {
  const withoutRights = hrefs([])
  for (const href of ['/user-center/application-list', '/user-center/uc-shopaccount', '/subcommission'])
    expect(withoutRights).not.toContain(href)
})

it('invites only buyers who are no distributors yet to become one', () => {
  expect(hrefs([])).toContain('/distributor')
  expect(hrefs(['distributor'])).not.toContain('/distributor')
})

it('names the right that a screen requires [R2.33] [R3.02]', async () => {
  const load = (at: string, rights: { isFxs?: 0 | 1; isAccountPeriod?: 0 | 1; own?: boolean }) =>
    loadUserCenter(
      {
        centerInfo: async () => ({
          ...center,
          shopId: undefined,
          ...(rights.own && { shopId: '1', shopAuditStatus: 1, shopStatus: 1 }),
        }),
        waiting: async () => waiting,
      },
      { user: Promise.resolve({ ...user.zh, isFxs: 0, ...rights }), url: new URL(at, 'http://mall.test') },
    )
  for (const [at, right, name] of [
    ['/user-center/application-list', { isAccountPeriod: 1 }, 'accountPeriod'],
    ['/user-center/uc-shopaccount', { own: true }, 'ownShop'],
    ['/subcommission', { isFxs: 1 }, 'distributor'],
  ] as const) {
    expect(await redirectTarget(load(at, {}))).toBe(`right ${name}`)
    expect((await load(at, right)).rights).toHaveLength(1)
  }
  expect((await load('/user-center/uc-address', {})).rights).toEqual([])
})

it('rethrows the error if the rights are unknown, instead of reporting a missing right', async () => {
  const down = new Error('down')
  const load = loadUserCenter(
    { centerInfo: () => Promise.reject(down), waiting: async () => waiting },
    { user: Promise.resolve(undefined), url: new URL('http://mall.test/subcommission') },
  )
  await expect(load).rejects.toBe(down)
})
