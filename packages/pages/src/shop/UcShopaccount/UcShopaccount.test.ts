import { ownShop } from '@millwright/fixtures/ownShop'
import { expect, it } from 'vitest'
import { ScreenResponse } from '../../loader.ts'
import { loaderContextAt, formOf, fromFixtures, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './UcShopaccount.action.ts'
import { load } from './UcShopaccount.load.ts'

const path = '/user-center/uc-shopaccount'
const context = loaderContextAt(path, { user: Promise.resolve(undefined) })
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ intent: 'password', ...fields })) data.append(name, value)
  return data
}

it('is shown only to owners of an open shop, and omits an unsafe address [R2.33]', async () => {
  const frame = fromFixtures('centerInfo', 'waiting')
  const open = testMall({ ...frame, ownShop: { ...ownShop('open', 'zh'), merchantUrl: 'javascript:alert(1)' } })
  expect(await load(open.api, context)).toMatchObject({ account: 'mw900006', merchantUrl: undefined })
  const center = { isSetPassword: false, shopAuditStatus: 0, shopStatus: 4, shopId: '900006' }
  const waiting = testMall({ ...frame, centerInfo: center, ownShop: ownShop('inReview', 'zh') })
  await expect(load(waiting.api, context)).rejects.toBeInstanceOf(ScreenResponse)
})

it('accepts 6 to 12 digits typed twice, and never returns a password [R5.09]', async () => {
  const mall = testMall({ setStorePassword: undefined })
  const refused = await action(mall.api, context, form({ password: '12345', passwordAgain: '12345' }))
  expect(refused).toEqual({
    done: false,
    problem: { key: 'storePasswordInvalid' },
    fields: { password: { key: 'storePasswordInvalid' } },
  })
  expect(
    await action(mall.api, context, form({ password: '123456', passwordAgain: '123456', oldPassword: '' })),
  ).toMatchObject({ fields: { oldPassword: { key: 'oldPasswordEmpty' } } })
  expect(mall.inputsOf('setStorePassword')).toEqual([])
  expect(await action(mall.api, context, form({ password: '123456', passwordAgain: '123456' }))).toMatchObject({
    done: true,
  })
  expect(mall.inputsOf('setStorePassword')).toEqual([{ password: '123456' }])
})

it('shows the mall’s refusal of the old password at its field', async () => {
  const mall = testMall({ setStorePassword: refusal('A00001', '原店铺密码不正确', { field: 'oldPassword' }) })
  const typed = form({ password: '123456', passwordAgain: '123456', oldPassword: '654321' })
  expect(await action(mall.api, context, typed)).toMatchObject({
    fields: { oldPassword: { message: '原店铺密码不正确' } },
  })
})

it('resets a forgotten store password with a code to the account’s number [R5.09]', async () => {
  const mall = testMall({ sendOwnCode: null, checkOwnCode: 'proof', setStorePassword: null })
  expect(await action(mall.api, context, form({ intent: 'sendCode' }))).toMatchObject({
    done: true,
    data: { sent: expect.any(String) },
  })
  expect(mall.inputsOf('sendOwnCode')).toEqual([{ purpose: 'store' }])
  const typed = { intent: 'reset', validCode: '123456', password: '654321', passwordAgain: '654321' }
  expect(await action(mall.api, context, form({ ...typed, validCode: '' }))).toMatchObject({
    fields: { validCode: { key: 'codeEmpty' } },
  })
  expect(await action(mall.api, context, form({ ...typed, passwordAgain: '1' }))).toMatchObject({ done: false })
  expect(mall.inputsOf('setStorePassword')).toEqual([])
  expect(await action(mall.api, context, form(typed))).toMatchObject({ done: true })
  expect(mall.inputsOf('setStorePassword')).toEqual([{ password: '654321', flag: 'proof' }])
  const wrong = testMall({ checkOwnCode: refusal('A00006', '验证码错误') })
  expect(await action(wrong.api, context, form(typed))).toMatchObject({
    fields: { validCode: { message: '验证码错误' } },
  })
})

describe('the renewed licence', () => {
  const at = loaderContextAt('/user-center/uc-shopaccount')
  const file = 'files/3f0c2b9e-5d1a-4c7e-9b60-0a1b2c3d4e50'

  it('is sent with its end, or without one [R2.33]', async () => {
    const mall = testMall({ renewLicence: null })
    const send = (fields: Record<string, string>) =>
      action(mall.api, at, formOf({ intent: 'licence', file, ...fields }))
    expect(await send({ until: '2031-06-30' })).toMatchObject({ done: true })
    expect(await send({ until: '', noEnd: '1' })).toMatchObject({ done: true })
    expect(mall.inputsOf('renewLicence')).toEqual([{ file, until: '2031-06-30' }, { file }])
  })

  it('needs a file and an end after today, and keeps what was typed [R2.33]', async () => {
    const mall = testMall({})
    const refused = await action(mall.api, at, formOf({ intent: 'licence', file: '', until: '2020-01-01' }))
    expect(refused).toMatchObject({
      done: false,
      fields: { file: { key: 'creditLicence' }, until: { key: 'licenceEnd' } },
      form: { intent: 'licence', until: '2020-01-01' },
    })
    expect(mall.calls).toEqual([])
  })
})
