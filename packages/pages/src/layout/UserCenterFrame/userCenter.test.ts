import { expect, it } from 'vitest'
import { hasScreen } from '../../hasScreen.ts'
import { centerEntries, centerRights } from './userCenter.ts'

const hrefs = (rights: Parameters<typeof centerEntries>[0]['rights']) =>
  centerEntries({ rights }).flatMap(({ entries }) => entries.map(({ href }) => href))

it('leads only to screens that are there [R2.33]', () => {
  expect(hrefs(centerRights).filter((href) => !hasScreen(href))).toEqual([])
  expect(hrefs([])).toContain('/user-center/uc-order')
})

it('does not draw what a person has no right to [R3.02]', () => {
  const withoutRights = hrefs([])
  for (const href of ['/user-center/application-list', '/user-center/uc-shopaccount', '/subcommission'])
    expect(withoutRights).not.toContain(href)
})
