import { describe, expect, it } from 'vitest'
import { loaderContextAt, formOf, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './List.action.ts'

const wish = { intent: 'inquiry', userPhone: '１３８００００００００', remark: ' XYZ-9000 × 20 ' }

describe('the request for a quote', () => {
  it('sends the phone number and the request, without sign-in [R5.05]', async () => {
    const { api, inputsOf } = testMall({ addInquiry: null })
    expect(await action(api, loaderContextAt('/list/pn-XYZ', { user: undefined }), formOf(wish))).toMatchObject({
      done: true,
      data: { asked: true },
    })
    expect(inputsOf('addInquiry')).toEqual([{ userPhone: '13800000000', remark: 'XYZ-9000 × 20' }])
  })

  it('shows an error at its field, keeps the typed values, and sends no request [R5.05]', async () => {
    const { api, calls } = testMall({})
    expect(await action(api, loaderContextAt('/list'), formOf({ ...wish, userPhone: '123' }))).toMatchObject({
      done: false,
      fields: { userPhone: { key: 'inquiryPhone' } },
      form: { userPhone: '123' },
    })
    expect(await action(api, loaderContextAt('/list'), formOf({ ...wish, remark: '  ' }))).toMatchObject({
      done: false,
      fields: { remark: { key: 'inquiryEmpty' } },
    })
    expect(await action(api, loaderContextAt('/list'), formOf({ ...wish, intent: 'other' }))).toMatchObject({
      done: false,
      problem: { key: 'badArgument' },
    })
    expect(calls).toEqual([])
  })

  it('shows the mall’s refusal in the mall’s words [R5.05]', async () => {
    const { api } = testMall({ addInquiry: refusal('A00001', '请稍后再试') })
    expect(await action(api, loaderContextAt('/list'), formOf(wish))).toMatchObject({
      done: false,
      problem: { message: '请稍后再试' },
    })
  })
})
