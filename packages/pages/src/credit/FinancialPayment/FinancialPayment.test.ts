import { expect, it } from 'vitest'
import { loaderContextAt, formOf, fromFixtures, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './FinancialPayment.action.ts'
import { load } from './FinancialPayment.load.ts'

const path = '/financial-payment'
const right = {
  intent: 'apply',
  companyName: '张江精密机械有限公司',
  creditCode: '9131 0115 MA1K 3XH2 61',
  licencePic: 'files/3f0c2b9e-5d1a-4c7e-9b60-0a1b2c3d4e5f',
  contact: '张工',
  mobile: '13800000001',
  creditLimit: '50,000',
  periodDays: '30',
  remark: '',
}

it('shows the account and its newest entries [R2.11]', async () => {
  const { api } = testMall(fromFixtures('creditInfo', 'creditPage', 'centerInfo', 'waiting'))
  const { info, entries, known } = await load(api, loaderContextAt(path))
  expect(info).toMatchObject({ status: 'running', creditLimit: '40000.00' })
  expect(entries.length).toBeGreaterThan(0)
  expect(known).toMatchObject({ nickName: '张工' })
})

it('sends an application with its figures as numbers [R2.11]', async () => {
  const mall = testMall({ applyCredit: '9101' })
  expect(await action(mall.api, loaderContextAt(path), formOf(right))).toMatchObject({ done: true })
  expect(mall.inputsOf('applyCredit')).toMatchObject([{ creditLimit: 50_000, periodDays: 30 }])
})

it.each([
  ['companyName', { companyName: '张' }],
  ['creditCode', { creditCode: '91310115MA1K3XH26X' }],
  ['licencePic', { licencePic: '' }],
  ['contact', { contact: ' ' }],
  ['mobile', { mobile: '2380000' }],
  ['creditLimit', { creditLimit: '999' }],
  ['creditLimit', { creditLimit: '1e6' }],
  ['periodDays', { periodDays: '31' }],
])('shows an error at %s and keeps the typed values [R2.11]', async (field, changes) => {
  const mall = testMall({})
  const outcome = await action(mall.api, loaderContextAt(path), formOf({ ...right, ...changes }))
  expect(outcome).toMatchObject({ done: false, form: { ...right, ...changes } })
  expect(Object.keys((!outcome.done && outcome.fields) || {})).toEqual([field])
  expect(mall.calls).toEqual([])
})

it('shows the mall’s refusal of the form [R2.11]', async () => {
  const mall = testMall({ applyCredit: refusal('A00001', '已有一份申请在审核中') })
  expect(await action(mall.api, loaderContextAt(path), formOf(right))).toMatchObject({
    done: false,
    problem: { message: '已有一份申请在审核中' },
    form: { companyName: right.companyName },
  })
})
