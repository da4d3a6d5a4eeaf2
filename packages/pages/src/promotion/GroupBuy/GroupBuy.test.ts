import { user } from '@millwright/fixtures/site'
import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { load as loadTeam } from '../GroupTeamPage/GroupTeamPage.load.ts'
import { load } from './GroupBuy.load.ts'

const member = { user: Promise.resolve({ ...user.zh, memberPercent: 98 }) }
const mall = testMall(fromFixtures('groupProdPage', 'myGroupTeam'))

it('compares the group price with the buyer’s price, including the member discount [R2.13]', async () => {
  const [all, own] = await Promise.all([
    load(mall.api, loaderContextAt('/group-buy', { user: undefined })),
    load(mall.api, loaderContextAt('/group-buy', member)),
  ])
  expect(all.groups.length).toBeGreaterThan(0)
  for (const [index, { alone, price }] of all.groups.entries()) {
    expect(Math.abs(Number(own.groups[index]!.alone) - Number(alone) * 0.98)).toBeLessThanOrEqual(0.005)
    expect(own.groups[index]!.price).toBe(price)
  }
})

it('shows the same comparison on a team’s page [R2.13]', async () => {
  const path = '/group-team?groupTeamId=801'
  const [{ team }, { team: own }] = [
    await loadTeam(mall.api, loaderContextAt(path)),
    await loadTeam(mall.api, loaderContextAt(path, member)),
  ]
  expect(Math.abs(Number(own.price) - Number(team.price) * 0.98)).toBeLessThanOrEqual(0.005)
  expect(own.actPrice).toBe(team.actPrice)
})
