import { expect, it } from 'vitest'
import { companyTitle, ownCompany } from './ownCompany.ts'

it('offers the company of the profile as an invoice title, with the parts that are known', () => {
  const whole = ownCompany({ company: '张江精密', creditCode: '91310115MA1K3XH261', companyAddress: '科苑路 88 号' })
  expect(companyTitle(whole)).toEqual({
    headerType: '2',
    headerName: '张江精密',
    invoiceTaxNumber: '91310115MA1K3XH261',
    registerAddress: '科苑路 88 号',
  })
  expect(companyTitle(ownCompany({ company: '张江精密' }))).toEqual({ headerType: '2', headerName: '张江精密' })
  expect(companyTitle(ownCompany({ creditCode: '91310115MA1K3XH261' }))).toEqual({})
  expect(ownCompany(undefined)).toEqual({ companyName: '', creditCode: '', companyAddress: '' })
})
