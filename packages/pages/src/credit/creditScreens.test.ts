import { expect, it } from 'vitest'
import { user } from '@millwright/fixtures/site'
import { loaderContextAt, fromFixtures, redirectTarget, refusal, testMall } from '../loading/testing/testMall.ts'
import { load as loadBills } from '../after-sale/UcBillManagement/UcBillManagement.load.ts'
import { load as loadList } from './ApplicationList/ApplicationList.load.ts'
import { load as loadApplication } from './ApplocationDetailsl/ApplocationDetailsl.load.ts'
import { load as loadBill } from './ViewDetails/ViewDetails.load.ts'

const owner = { user: Promise.resolve({ ...user.zh, isAccountPeriod: 1 as const }) }
const center = fromFixtures('centerInfo', 'waiting')
const bills = { ...center, ...fromFixtures('billPage', 'billCount', 'invoiceTitles', 'orderInvoiceCount') }

it('shows the ledger of the account period only to buyers who have one [R2.11] [R2.33]', async () => {
  const mall = { ...center, ...fromFixtures('creditPage', 'creditApplyPage') }
  const path = '/user-center/application-list'
  expect((await loadList(testMall(mall).api, loaderContextAt(path, owner))).shown).toMatchObject({ tab: 'entries' })
  expect((await loadList(testMall(mall).api, loaderContextAt(`${path}?tab=applications`, owner))).shown).toMatchObject({
    applications: { total: 3 },
  })
  expect(await redirectTarget(loadList(testMall(mall).api, loaderContextAt(path)))).toBe('right accountPeriod')
})

it('shows the statements only to buyers with an account period [R2.33]', async () => {
  const path = '/user-center/uc-billManagement?tab=statements'
  const { shown, bills: waiting } = await loadBills(testMall(bills).api, loaderContextAt(path, owner))
  expect(shown).toMatchObject({ tab: 'statements', statements: { total: 4 } })
  expect(waiting).toEqual({ waiting: 3, overdue: 1 })
  expect(await redirectTarget(loadBills(testMall(bills).api, loaderContextAt(path)))).toBe('right accountPeriod')
})

it('reports another buyer’s statement or application as unknown [R2.33]', async () => {
  const gone = { ...center, billInfo: refusal('A03000'), creditApplyInfo: refusal('A03000') }
  expect(
    await redirectTarget(
      loadBill(testMall(gone).api, loaderContextAt('/user-center/view-details?billNumber=ST1-1', owner)),
    ),
  ).toBe('unknown statement')
  expect(await redirectTarget(loadBill(testMall(gone).api, loaderContextAt('/user-center/view-details', owner)))).toBe(
    'unnamed statement',
  )
  const path = '/user-center/applocation-detailsl'
  expect(
    await redirectTarget(loadApplication(testMall(gone).api, loaderContextAt(`${path}?applicationId=7`, owner))),
  ).toBe('unknown creditApplication')
  expect(await redirectTarget(loadApplication(testMall(gone).api, loaderContextAt(path, owner)))).toBe(
    'unnamed creditApplication',
  )
})
