import { describe, expect, it, afterEach } from 'vitest'
import { action as refund } from './after-sale/ApplyReturn/ApplyReturn.action.ts'
import { action as credit } from './credit/FinancialPayment/FinancialPayment.action.ts'
import { action as withdraw } from './distribution/Subcommission/Subcommission.action.ts'
import { plainAmounts, writesComma } from './forms.ts'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from './loading/testing/testMall.ts'
import { action as topUp } from './member/UcBalance/UcBalance.action.ts'
import { action as pay } from './payment/Payment/Payment.action.ts'
import { action as transfer } from './payment/PaymentTransfer/PaymentTransfer.action.ts'
import { action as inquire } from './quote/Inquiry/Inquiry.action.ts'
import { setCurrency } from './setCurrency.ts'

afterEach(() => setCurrency())

const german = (path: string) => {
  setCurrency({ code: 'EUR' })
  return loaderContextAt(path, { locale: 'en', language: 'de' })
}
const fieldsOf = (outcome: { done: boolean }) => (outcome as { fields?: object }).fields

describe('an amount typed in German in a shop with euros', () => {
  it('is accepted for a top-up', async () => {
    const to = redirectTarget(
      topUp(testMall({}).api, german('/user-center/uc-balance'), formOf({ amount: '1.234,50 €' })),
    )
    expect(await to).toBe('/payments?amount=1234.50')
  })
  it('is accepted for a withdrawal', async () => {
    const mall = testMall({ withdrawCommission: null })
    await redirectTarget(withdraw(mall.api, german('/subcommission'), formOf({ intent: 'withdraw', amount: '12,5' })))
    expect(mall.inputsOf('withdrawCommission')).toEqual([{ amount: '12.5' }])
  })
  it('is accepted for a bank transfer', async () => {
    const mall = testMall({ transferVoucher: {} })
    const form = {
      payerName: 'Muster GmbH',
      bankName: 'KfW',
      amount: '2.016,00',
      voucherImgs: 'files/3f0c2b9e-5d1a-4c7e-9b60-0a1b2c3d4e50',
      remark: '',
    }
    const here = german('/payment-transfer?orderNumbers=9001')
    expect(await transfer(mall.api, here, formOf(form))).toMatchObject({ done: true })
    expect(mall.inputsOf('transferVoucher')).toMatchObject([{ amount: '2016.00' }])
    // A refused form keeps its input as typed.
    const refused = await transfer(mall.api, here, formOf({ ...form, amount: '1,234' }))
    expect(refused).toMatchObject({ fields: { amount: { key: 'transferAmount' } }, form: { amount: '1,234' } })
  })
  it('is accepted for a refund', async () => {
    const mall = testMall({ applyRefund: 'R1' })
    const form = {
      orderNumber: '1',
      orderItemId: '1',
      applyType: '1',
      isReceiver: '1',
      buyerReason: 'quality',
      goodsNum: '1',
      refundAmount: '99,90',
      buyerDesc: '',
      buyerMobile: '13800000001',
      uuid: 'abcdefgh',
    }
    await redirectTarget(refund(mall.api, german('/user-center/apply-return'), formOf(form)))
    expect(mall.inputsOf('applyRefund')).toMatchObject([{ refundAmount: '99.90' }])
  })
  it('is accepted as a credit limit', async () => {
    const mall = testMall({ applyCredit: null })
    const form = {
      companyName: 'Muster GmbH',
      creditCode: '91310000MA1FL4XK0U',
      contact: 'M',
      mobile: '13800000001',
      periodDays: '30',
      remark: '',
    }
    const outcome = await credit(mall.api, german('/financial-payment'), formOf({ ...form, creditLimit: '10.000' }))
    expect(fieldsOf(outcome)).not.toHaveProperty('creditLimit')
    const wrong = await credit(mall.api, german('/financial-payment'), formOf({ ...form, creditLimit: '10,5' }))
    expect(fieldsOf(wrong)).toHaveProperty('creditLimit')
  })
  it('is accepted as a target price', async () => {
    const mall = testMall({ addInquiryOfBuyer: { inquiryId: '7' } })
    const form = {
      intent: 'send',
      userPhone: '13800000001',
      'line.0.name': '6205',
      'line.0.quantity': '5',
      'line.0.targetPrice': '0,85',
    }
    await redirectTarget(inquire(mall.api, german('/inquiry'), formOf(form)))
    expect(mall.inputsOf('addInquiryOfBuyer')).toMatchObject([{ items: [{ targetPrice: '0.85' }] }])
    const wrong = await inquire(
      testMall({ saveInquiryDraft: null }).api,
      german('/inquiry'),
      formOf({ ...form, 'line.0.targetPrice': '0,855' }),
    )
    expect(wrong).toMatchObject({
      fields: { 'line.0.targetPrice': { key: 'inquiryPrice' } },
      data: { draft: { lines: [{ targetPrice: '0,855' }] } },
    })
  })
  it('is formatted in the message about an insufficient balance', async () => {
    const mall = testMall({ pay: refusal('A03013', '', { balance: 1234.5 }) })
    const form = formOf({ intent: 'pay', kind: 'balance', payPassword: '888888' })
    const asked = (context: ReturnType<typeof loaderContextAt>) => pay(mall.api, context, form)
    expect(await asked(loaderContextAt('/payment?orderNumbers=9001'))).toMatchObject({
      problem: { values: { balance: '¥1,234.50' } },
    })
    expect(await asked(german('/payment?orderNumbers=9001'))).toMatchObject({
      problem: { values: { balance: '1.234,50\u00a0€' } },
    })
  })
})

it('must be whole if the currency has no decimals', async () => {
  setCurrency({ code: 'JPY' })
  const here = loaderContextAt('/user-center/uc-balance')
  expect(fieldsOf(await topUp(testMall({}).api, here, formOf({ amount: '12.5' })))).toEqual({
    amount: { key: 'topUpWhole' },
  })
  const form = {
    payerName: 'M',
    bankName: 'B',
    amount: '12.5',
    voucherImgs: 'files/3f0c2b9e-5d1a-4c7e-9b60-0a1b2c3d4e50',
    remark: '',
  }
  const outcome = await transfer(testMall({}).api, loaderContextAt('/payment-transfer?orderNumbers=9001'), formOf(form))
  expect(fieldsOf(outcome)).toEqual({ amount: { key: 'wholeAmount' } })
})

it('uses a decimal point in Chinese and English, and a comma in German', () => {
  expect([
    writesComma({ locale: 'zh' }),
    writesComma({ locale: 'en' }),
    writesComma({ locale: 'en', language: 'de' }),
  ]).toEqual([false, false, true])
  const plain = plainAmounts(formOf({ amount: '1,234.50', other: '1,2', wrong: 'x' }), ['amount', 'wrong'], {
    locale: 'zh',
  })
  expect(Object.fromEntries(plain)).toEqual({ amount: '1234.50', other: '1,2', wrong: 'x' })
})
