import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from '../loading/testing/testMall.ts'
import { load as loadCenter } from './MemberCenter/MemberCenter.load.ts'
import { load as loadBalance } from './UcBalance/UcBalance.load.ts'
import { load as loadPoints } from './UcIntegral/UcIntegral.load.ts'

const { api } = testMall(
  fromFixtures(
    ...(['balanceInfo', 'balanceLog', 'balanceOffers', 'centerInfo', 'growthLog', 'levelInfo', 'levelList'] as const),
    ...(['scoreInfo', 'scoreLogPage', 'userInfo', 'waiting'] as const),
  ),
)

it.each([
  ['points', '/user-center/uc-integral', loadPoints],
  ['balance', '/user-center/uc-balance', loadBalance],
  ['growth', '/member-center/member-center', loadCenter],
] as const)('the ledger of %s reports a page past its last as missing', async (_, path, load) => {
  expect(await redirectTarget(load(api, loaderContextAt(`${path}?page=999`)))).toBe('unknown listPage')
  expect(await load(api, loaderContextAt(`${path}?page=1`))).toBeTruthy()
})
