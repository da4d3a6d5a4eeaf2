import { expect, it } from 'vitest'
import { ScreenResponse } from '../../loader.ts'
import type { NextStepState } from '../../loader.ts'
import { loaderContextAt, formOf, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Register.action.ts'
import { load } from './Register.load.ts'

const mobile = '13800000001'
const visitor = (steps?: Record<string, string>, path = '/register') =>
  loaderContextAt(path, { user: undefined, steps })
const verified = { flow: 'register', mobile, flag: 'proof' }
const account = { intent: 'register', userName: 'purchasing_1', password: 'Mall2026!', passwordAgain: 'Mall2026!' }

async function leftBy(work: Promise<unknown>): Promise<{ to: string } & NextStepState> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ScreenResponse) || !('redirect' in error.to))
    throw new Error(`the action did not redirect: ${String(error)}`)
  return { to: error.to.redirect, ...error.left }
}

it('sends a code, and requires only the phone number [R2.14] [R5.05]', async () => {
  const mall = testMall({ sendRegisterCode: null })
  expect(await action(mall.api, visitor(), formOf({ intent: 'sendCode', mobile: '138' }))).toMatchObject({
    done: false,
    fields: { mobile: { key: 'mobileInvalid' } },
  })
  expect(await action(mall.api, visitor(), formOf({ intent: 'sendCode', mobile, validCode: '1' }))).toMatchObject({
    done: true,
    form: { mobile },
  })
  expect(mall.inputsOf('sendRegisterCode')).toEqual([{ mobile }])
})

it('keeps the verification and the return address for the next step, outside the URL [R2.14] [R6.03]', async () => {
  const { api } = testMall({ checkRegisterSms: 'proof' })
  expect(await action(api, visitor(), formOf({ intent: 'verify', mobile, validCode: '' }))).toMatchObject({
    fields: { validCode: { key: 'codeEmpty' }, agreed: { key: 'termsNeeded' } },
  })
  const typed = { intent: 'verify', mobile, validCode: '123456', agreed: '1' }
  expect(await leftBy(action(api, visitor(), formOf({ ...typed, back: '/cart' })))).toEqual({
    to: '/register',
    steps: { ...verified, back: '/cart' },
  })
  expect((await leftBy(action(api, visitor(), formOf({ ...typed, back: '//evil.example' })))).steps).toEqual(verified)
})

it.each([
  ['A00006', 'validCode', 'codeWrong'],
  ['A04001', 'mobile', 'accountUnbound'],
  ['A04003', 'mobile', 'notRegistered'],
])('shows the refusal %s at the field %s [R8.05]', async (code, field, key) => {
  const { api } = testMall({ checkRegisterSms: refusal(code) })
  expect(await action(api, visitor(), formOf({ intent: 'verify', mobile, validCode: '1', agreed: '1' }))).toMatchObject(
    {
      done: false,
      fields: { [field]: { key } },
    },
  )
})

it('returns the mall’s waiting time until another code [R6.03]', async () => {
  const { api } = testMall({ sendRegisterCode: refusal('A00001', 'wait', { retryAfter: 42 }) })
  expect(await action(api, visitor(), formOf({ intent: 'sendCode', mobile, validCode: '' }))).toMatchObject({
    done: false,
    fields: { validCode: { message: 'wait' } },
    data: { wait: 42 },
  })
})

it('registers with the kept verification, signs in, and deletes it [R2.14] [R5.06] [R5.07]', async () => {
  const mall = testMall({ register: { accessToken: 'fresh' } })
  expect(await leftBy(action(mall.api, visitor({ ...verified, back: '/cart' }), formOf(account)))).toEqual({
    to: '/register',
    token: 'fresh',
    steps: { flow: 'register', account: 'purchasing_1', done: '1', back: '/cart' },
  })
  expect(mall.inputsOf('register')).toEqual([
    { userName: 'purchasing_1', password: 'Mall2026!', mobile, checkRegisterSmsFlag: 'proof' },
  ])
})

it('never returns a password with a refused form', async () => {
  const { api } = testMall({ register: refusal('A00001', 'taken', { field: 'userName' }) })
  for (const form of [account, { ...account, password: 'weak' }, { ...account, passwordAgain: 'Other2026!' }]) {
    const outcome = await action(api, visitor(verified), formOf(form))
    expect(outcome).toMatchObject({ done: false, form: { userName: 'purchasing_1' } })
    expect(JSON.stringify(outcome)).not.toMatch(/2026|weak/)
  }
})

it('starts over without a verification, or with one of another flow [R2.14]', async () => {
  const { api } = testMall({})
  for (const steps of [undefined, { flow: 'forgotten', mobile, flag: 'proof' }])
    expect((await leftBy(action(api, visitor(steps), formOf(account)))).to).toBe('/register')
  expect((await load(api, visitor({ flow: 'forgotten', mobile, flag: 'proof' }))).step).toBe('phone')
})

it('shows the step after the last completed one, and masks the phone number', async () => {
  const { api } = testMall({})
  expect(await load(api, visitor(undefined, '/register?back=/cart'))).toMatchObject({ step: 'phone', back: '/cart' })
  expect(await load(api, visitor(verified))).toMatchObject({ step: 'account', mobile: '138****0001' })
  expect(
    await load(api, loaderContextAt('/register', { steps: { flow: 'register', account: 'a', done: '1' } })),
  ).toMatchObject({
    step: 'done',
    account: 'a',
  })
  await expect(load(api, loaderContextAt('/register?back=/cart'))).rejects.toMatchObject({ to: { redirect: '/cart' } })
})
