import { expect, it } from 'vitest'
import { user as fixtureUser } from '@millwright/fixtures/site'
import { ScreenResponse } from '../../loader.ts'
import type { Steps } from '../../loader.ts'
import { loaderContextAt, formOf, fromFixtures, refusal, testMall } from '../../loading/testing/testMall.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { action } from './UcAccount.action.ts'
import { load } from './UcAccount.load.ts'

const path = '/user-center/uc-account'
const user = { ...loaderContextAt('/').user!, userMobile: '138****0001' }
const run = async (api: Parameters<typeof action>[0], query: string, fields: Record<string, string>, steps?: Steps) => {
  try {
    return {
      said: (await action(api, loaderContextAt(path + query, { steps }), formOf(fields))) as StepResult & {
        done: false
      },
    }
  } catch (error) {
    if (!(error instanceof ScreenResponse)) throw error
    return { to: { ...error.to, ...error.left } }
  }
}
const none = testMall({})

it('redirects visitors to sign in', async () => {
  const left = await action(none.api, loaderContextAt(path, { user: undefined }), formOf({ intent: 'profile' })).catch(
    (e) => e,
  )
  expect(left.to.redirect).toContain('/login?back=')
})

it('shows the errors of a profile at their fields, and keeps the typed values [R5.10]', async () => {
  const typed = { nickName: ' \u3000', userMail: 'wang@', birthDate: '2999-01-01', company: '厂', sex: 'F' }
  const { said } = await run(none.api, '', { intent: 'profile', ...typed })
  expect(said).toMatchObject({
    done: false,
    fields: { nickName: { key: 'nickEmpty' }, userMail: { key: 'mailWrong' }, birthDate: { key: 'birthDateWrong' } },
    form: { ...typed, intent: 'profile' },
  })
  expect(none.calls).toEqual([])
})

it('saves a profile, and shows the server’s error at the field that the error names', async () => {
  const good = { intent: 'profile', nickName: '王工', userMail: '', birthDate: '', company: '', sex: '' }
  const mall = testMall({ setUserInfo: null })
  expect((await run(mall.api, '', good)).said).toMatchObject({ done: true, toast: { key: 'profileSaved' } })
  expect(mall.inputsOf('setUserInfo')).toEqual([
    { nickName: '王工', userMail: '', birthDate: '', company: '', sex: '' },
  ])
  const no = testMall({ setUserInfo: refusal('A00001', '昵称含有违禁词', { field: 'nickName' }) })
  expect((await run(no.api, '', good)).said).toMatchObject({
    fields: { nickName: { message: '昵称含有违禁词' } },
    form: { nickName: '王工', intent: 'profile' },
  })
})

it('saves only the posted setting, and refuses a company whose credit code is wrong', async () => {
  const mall = testMall({ setUserInfo: null })
  await run(mall.api, '', { intent: 'profile', edit: 'nickName', nickName: '王工' })
  const company = { company: '张江精密', creditCode: '91310115MA1K3XH261', companyAddress: '科苑路 88 号' }
  await run(mall.api, '', { intent: 'profile', edit: 'company', ...company })
  expect(mall.inputsOf('setUserInfo')).toEqual([{ nickName: '王工' }, company])
  const wrong = { ...company, creditCode: '91310115MA1K3XH262' }
  expect((await run(none.api, '', { intent: 'profile', edit: 'company', ...wrong })).said).toMatchObject({
    fields: { creditCode: { key: 'creditCodeWrong' } },
    form: { ...wrong, edit: 'company' },
  })
})

it('saves the path of an uploaded picture, and uploads a picture file from the form first [R5.11]', async () => {
  const path = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
  const mall = testMall({ setUserInfo: null, uploadFile: { filePath: path(2) } })
  expect((await run(mall.api, '', { intent: 'picture', avatarUrl: path(1) })).said?.done).toBe(true)
  const form = formOf({ intent: 'picture' })
  form.append('avatarUrl', new File(['x'], 'a.png'))
  expect((await action(mall.api, loaderContextAt('/user-center/uc-account'), form)).done).toBe(true)
  expect(mall.inputsOf('setUserInfo')).toEqual([{ avatarUrl: path(1) }, { avatarUrl: path(2) }])
  expect((await run(mall.api, '', { intent: 'picture' })).said).toMatchObject({
    fields: { avatarUrl: { key: 'pictureMissing' } },
  })
  const no = testMall({ uploadFile: refusal('A00001', '图片不能超过 2 MB') })
  const large = formOf({ intent: 'picture' })
  large.append('avatarUrl', new File(['x'], 'a.png'))
  expect(await action(no.api, loaderContextAt('/user-center/uc-account'), large)).toMatchObject({
    fields: { avatarUrl: { message: '图片不能超过 2 MB' } },
  })
})

it('ends one session by a valid id, or all other sessions', async () => {
  const mall = testMall({ endBuyerSession: null, endOtherSessions: null })
  await run(mall.api, '', { intent: 'endSession', sessionId: '7002' })
  await run(mall.api, '', { intent: 'endSession', sessionId: '../x' })
  await run(mall.api, '', { intent: 'endOthers' })
  expect(mall.calls).toEqual([
    { name: 'endBuyerSession', input: { sessionId: '7002' } },
    { name: 'endOtherSessions', input: undefined },
  ])
})

it('binds a phone number to an account without one, and keeps the new session [R7.01]', async () => {
  const mall = testMall({ sendLoginCode: null, registerOrBindUser: { accessToken: 'bound' } })
  const unbound = loaderContextAt(`${path}?step=mobile`, {
    user: Promise.resolve({ ...fixtureUser.zh, userMobile: undefined }),
  })
  const send = (fields: Record<string, string>) =>
    action(mall.api, unbound, formOf({ mobile: '13944440001', ...fields })).catch((left: unknown) => left)
  expect(await send({ intent: 'sendCode' })).toMatchObject({ done: true })
  expect(await send({ intent: 'verify', validCode: '654321' })).toMatchObject({ left: { token: 'bound' } })
  expect(mall.calls).toEqual([
    { name: 'sendLoginCode', input: { mobile: '13944440001' } },
    { name: 'registerOrBindUser', input: { mobile: '13944440001', validCode: '654321' } },
  ])
})

it('changes the phone number after the codes sent to the old and the new number [R5.05]', async () => {
  const mall = testMall({
    sendOwnCode: null,
    checkOwnCode: 'proof',
    sendNewMobileCode: null,
    updateMobile: null,
  })
  const step = '?step=mobile'
  expect((await run(mall.api, step, { intent: 'sendCode' })).said).toMatchObject({
    done: true,
    data: { sent: expect.any(String) },
  })
  expect((await run(mall.api, step, { intent: 'verify', validCode: ' ' })).said).toMatchObject({
    fields: { validCode: { key: 'codeEmpty' } },
  })
  const { to } = await run(mall.api, step, { intent: 'verify', validCode: '123456' })
  expect(to).toMatchObject({ redirect: `${path}?step=mobile`, steps: { flow: 'newMobile', flag: 'proof' } })
  const kept = { flow: 'newMobile', flag: 'proof' }
  expect((await run(mall.api, step, { intent: 'sendCode', mobile: '139' }, kept)).said).toMatchObject({
    fields: { mobile: { key: 'mobileInvalid' } },
  })
  expect((await run(mall.api, step, { intent: 'sendCode', mobile: '13944440001' }, kept)).said).toMatchObject({
    done: true,
    form: { mobile: '13944440001' },
  })
  expect(
    (await run(mall.api, step, { intent: 'verify', mobile: '13944440001', validCode: '654321' }, kept)).to,
  ).toMatchObject({ steps: { flow: 'newMobile', done: '1' } })
  expect(mall.calls).toEqual([
    { name: 'sendOwnCode', input: { purpose: 'mobile' } },
    { name: 'checkOwnCode', input: { purpose: 'mobile', validCode: '123456' } },
    { name: 'sendNewMobileCode', input: { mobile: '13944440001', flag: 'proof' } },
    { name: 'updateMobile', input: { mobile: '13944440001', validCode: '654321', flag: 'proof' } },
  ])
})

it('ignores the verification of another flow', async () => {
  const mall = testMall({ sendOwnCode: null, checkOwnCode: 'proof', updateMobile: null, updatePayPassword: null })
  const kept = { flow: 'newMobile', flag: 'proof' }
  expect(
    (await run(mall.api, '?step=pay', { intent: 'save', payPassword: '246810', payPasswordAgain: '246810' }, kept))
      .said,
  ).toMatchObject({ fields: { oldPayPassword: { key: 'oldPayPasswordEmpty' } } })
  await run(
    mall.api,
    '?step=mobile',
    { intent: 'verify', mobile: '13944440001', validCode: '1' },
    { flow: 'changing', flag: 'x' },
  )
  expect(mall.calls.map(({ name }) => name)).toEqual(['checkOwnCode'])
})

it('sets the pay password with a verification or the old password, and returns neither password [R5.09]', async () => {
  const mall = testMall({ updatePayPassword: null })
  const save = { intent: 'save', payPassword: '246810', payPasswordAgain: '246810' }
  const kept = { flow: 'payPassword', flag: 'proof' }
  expect((await run(mall.api, '?step=pay', save, kept)).to).toMatchObject({ steps: { flow: 'payPassword', done: '1' } })
  await run(mall.api, '?step=pay', { ...save, oldPayPassword: '135791' })
  expect(mall.inputsOf('updatePayPassword')).toEqual([
    { password: '246810', flag: 'proof' },
    { password: '246810', oldPassword: '135791' },
  ])
  const no = testMall({
    updatePayPassword: refusal('A00001', '支付密码错误，还可尝试 3 次', { field: 'oldPayPassword' }),
  })
  const { said } = await run(no.api, '?step=pay', { ...save, oldPayPassword: '111111' })
  expect(said).toMatchObject({ fields: { oldPayPassword: { message: '支付密码错误，还可尝试 3 次' } } })
  expect(JSON.stringify(said)).not.toMatch(/246810|111111/)
})

it('closes an account with a code and consent, but not while orders prevent it', async () => {
  const closing = { blocked: 0, blockers: [], lost: {}, keptOrders: 0 }
  const mall = testMall({ closing, checkOwnCode: 'proof', destroyUser: null })
  expect((await run(mall.api, '?step=close', { intent: 'verify' })).said).toMatchObject({
    fields: { validCode: { key: 'codeEmpty' }, agreed: { key: 'closingAgreed' } },
  })
  expect(mall.calls).toEqual([])
  const yes = { intent: 'verify', validCode: '123456', agreed: '1' }
  expect((await run(mall.api, '?step=close', yes)).to).toMatchObject({ redirect: '/account-closed' })
  expect(mall.inputsOf('destroyUser')).toEqual([{ flag: 'proof' }])
  const blocked = testMall({ closing: { ...closing, blocked: 1 } })
  expect((await run(blocked.api, '?step=close', yes)).to).toMatchObject({ redirect: `${path}?step=close` })
})

it('shows the step that the verification allows, and offers a code if the pay password is locked', async () => {
  const at_ = async (query: string, steps?: Steps, safety: object = {}) => {
    const fixtures = fromFixtures('accountSafety', 'buyerSessions', 'closing', 'centerInfo', 'waiting')
    const mall = testMall({
      ...fixtures,
      accountSafety: { ...(fixtures.accountSafety(undefined) as object), ...safety },
    })
    return (
      await load(
        mall.api,
        loaderContextAt(path + query, {
          user: Promise.resolve({ ...(await user), userMobile: '13800000001' }) as never,
          steps,
        }),
      )
    ).view
  }
  expect(await at_('')).toMatchObject({ step: 'overview', mobile: '138****0001', today: '2026-11-21' })
  expect(await at_('?step=mobile')).toMatchObject({ at: 'own' })
  expect(await at_('?step=mobile', { flow: 'newMobile', flag: 'f' })).toMatchObject({ at: 'new' })
  expect(await at_('?step=mobile', { flow: 'payPassword', flag: 'f' })).toMatchObject({ at: 'own' })
  expect(await at_('?step=pay')).toMatchObject({ at: 'old' })
  expect(await at_('?step=pay&by=code')).toMatchObject({ at: 'code' })
  expect(await at_('?step=pay', undefined, { payLockedUntil: 1 })).toMatchObject({ at: 'code' })
  expect(await at_('?step=pay', undefined, { hasPayPassword: false })).toMatchObject({ at: 'code', isSet: false })
  expect(await at_('?step=pay', { flow: 'payPassword', flag: 'f' })).toMatchObject({ at: 'password' })
  expect(await at_('?step=pay', { flow: 'payPassword', done: '1' })).toMatchObject({ at: 'done' })
  expect(await at_('?step=close')).toMatchObject({ step: 'close', closing: { blocked: 0 } })
  expect(await at_('?step=nonsense')).toMatchObject({ step: 'overview' })
})
