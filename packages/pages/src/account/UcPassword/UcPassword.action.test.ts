import { expect, it } from 'vitest'
import { ScreenResponse } from '../../loader.ts'
import { action as forget } from '../ForgetPassword/ForgetPassword.action.ts'
import { loaderContextAt, formOf, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './UcPassword.action.ts'

const mobile = '13800000001'
const user = { ...loaderContextAt('/').user!, userMobile: '138****0001' }
const path = '/user-center/uc-password'
const save = formOf({ intent: 'save', password: 'Fresh-2027', passwordAgain: 'Fresh-2027' })
const leaving = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ScreenResponse ? { ...error.to, ...error.left } : error),
  )

it('sends a code only to the account’s own number, if the mall names that number', async () => {
  const mall = testMall({ sendUpdatePwdCode: null })
  expect(
    await action(mall.api, loaderContextAt(path, { user }), formOf({ intent: 'sendCode', mobile: '13900000002' })),
  ).toMatchObject({
    done: false,
    fields: { mobile: { key: 'notYourNumber' } },
  })
  expect(await action(mall.api, loaderContextAt(path, { user }), formOf({ intent: 'sendCode', mobile }))).toMatchObject(
    {
      done: true,
    },
  )
  expect(
    await action(
      mall.api,
      loaderContextAt(path, { user: Promise.resolve({ ...user, userMobile: undefined }) }),
      formOf({ intent: 'sendCode', mobile: '13900000002' }),
    ),
  ).toMatchObject({ done: true })
})

it('sends the code to the known number without asking for it', async () => {
  const mall = testMall({ ownMobile: { mobile }, sendUpdatePwdCode: null, checkUpdatePwdSms: 'proof' })
  expect(await action(mall.api, loaderContextAt(path, { user }), formOf({ intent: 'sendCode' }))).toMatchObject({
    done: true,
  })
  expect(
    await leaving(action(mall.api, loaderContextAt(path, { user }), formOf({ intent: 'verify', validCode: '123456' }))),
  ).toMatchObject({ steps: { flow: 'changing', mobile, flag: 'proof' } })
  expect(mall.inputsOf('sendUpdatePwdCode')).toEqual([{ mobile }])
})

it('sets the new password and signs in with it, because the mall ends every session [R6.02]', async () => {
  const mall = testMall({ updatePwd: null, login: { accessToken: 'fresh' } })
  expect(
    await leaving(
      action(mall.api, loaderContextAt(path, { user, steps: { flow: 'changing', mobile, flag: 'proof' } }), save),
    ),
  ).toEqual({ redirect: path, status: 303, token: 'fresh', steps: { flow: 'changing', done: '1' } })
  expect(mall.calls).toEqual([
    { name: 'updatePwd', input: { mobile, password: 'Fresh-2027', checkRegisterSmsFlag: 'proof', validateType: 1 } },
    { name: 'login', input: { userName: mobile, passWord: 'Fresh-2027' } },
  ])
})

it('continues if the mall refuses to sign in by number', async () => {
  const { api } = testMall({ updatePwd: null, login: refusal('A00001', 'no') })
  expect(
    await leaving(
      action(api, loaderContextAt(path, { user, steps: { flow: 'changing', mobile, flag: 'proof' } }), save),
    ),
  ).toEqual({ redirect: path, status: 303, token: undefined, steps: { flow: 'changing', done: '1' } })
})

it('does not sign in after a forgotten password is reset', async () => {
  const mall = testMall({ updatePwd: null })
  expect(
    await leaving(
      forget(
        mall.api,
        loaderContextAt('/forget-password', { user: undefined, steps: { flow: 'forgotten', mobile, flag: 'proof' } }),
        save,
      ),
    ),
  ).toMatchObject({ redirect: '/forget-password', steps: { done: '1' } })
  expect(mall.calls.map(({ name }) => name)).toEqual(['updatePwd'])
})
