import { ownShop, shopApplication } from '@millwright/fixtures/ownShop'
import type { OwnShopState } from '@millwright/fixtures/ownShop'
import { expect, it } from 'vitest'
import { ScreenResponse } from '../../loader.ts'
import { loaderContextAt, fromFixtures, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './UcFreeshop.action.ts'
import { load } from './UcFreeshop.load.ts'

const path = '/user-center/uc-freeshop'
const user = Promise.resolve(undefined)
const malls = (state: OwnShopState, more: Record<string, unknown> = {}) =>
  testMall({
    ...fromFixtures('centerInfo', 'waiting', 'categoryInfo', 'getPcWebConfig'),
    ownShop: ownShop(state, 'zh'),
    ...more,
  })
const viewOf = async (state: OwnShopState, query = '') =>
  (await load(malls(state).api, loaderContextAt(path + query))).view
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const leaving = async (work: Promise<unknown>) => {
  const left = await work.catch((error: unknown) => error)
  expect(left).toBeInstanceOf(ScreenResponse)
  return (left as ScreenResponse).to
}

it('shows the view of each state, and resumes a draft at its first invalid step [R3.04]', async () => {
  expect(await viewOf('none')).toEqual({ at: 'intro' })
  expect(await viewOf('draft')).toMatchObject({ at: 'step', step: 'company', problems: {} })
  expect(await viewOf('draft', '?step=bank&check=1')).toMatchObject({
    problems: { bankName: 'bankEmpty', bankAccount: 'accountEmpty' },
  })
  expect(await viewOf('draft', '?step=summary')).toMatchObject({
    at: 'summary',
    missing: [
      { step: 'company', count: 1 },
      { step: 'bank', count: 2 },
    ],
  })
  expect(await viewOf('inReview', '?step=shop&sent=1')).toMatchObject({ at: 'inReview', justSent: true })
  expect(await viewOf('refused')).toMatchObject({ at: 'refused', reasons: { bankAccount: expect.any(String) } })
  expect(await viewOf('open')).toMatchObject({ at: 'open', account: 'mw900006' })
  expect(await viewOf('offline')).toMatchObject({ at: 'offline', offlineReason: expect.any(String) })
})

it('shows a reason for refusal at its field until the field is changed', async () => {
  expect(await viewOf('refused', '?step=bank')).toMatchObject({ reasons: { bankAccount: expect.any(String) } })
  const draft = { ...shopApplication('zh'), bankAccount: '1234567890' }
  const { api } = malls('refused', { ownShop: { ...ownShop('refused', 'zh'), draft } })
  const { view } = await load(api, loaderContextAt(`${path}?step=bank`))
  expect(view).toMatchObject({ reasons: { businessLicense: expect.any(String) } })
  expect(view).not.toMatchObject({ reasons: { bankAccount: expect.any(String) } })
})

it('saves a step on leaving it, and continues only if the mall finds no problem', async () => {
  const fields = { intent: 'next', accountKind: 'person', accountName: '钱进', bankName: '工行', bankAccount: '4111' }
  const wrong = malls('draft', { saveShopDraft: { problems: [{ field: 'bankAccount', problem: 'accountLength' }] } })
  const context = loaderContextAt(`${path}?step=bank`, { user })
  expect(await action(wrong.api, context, form(fields))).toMatchObject({
    done: false,
    fields: { bankAccount: { key: 'accountLength' } },
    form: { bankAccount: '4111' },
  })
  expect(wrong.inputsOf('saveShopDraft')).toEqual([
    { step: 'bank', accountKind: 'person', accountName: '钱进', bankName: '工行', bankAccount: '4111' },
  ])
  const later = await action(wrong.api, context, form({ ...fields, intent: 'later' }))
  expect(later).toMatchObject({ done: true, toast: { key: 'saved' } })
  const right = malls('draft', { saveShopDraft: { problems: [] } })
  expect(await leaving(action(right.api, context, form(fields)))).toEqual({
    redirect: `${path}?step=summary`,
    status: 303,
  })
})

it('adds a row for another brand, and keeps the existing ones', async () => {
  const { api, inputsOf } = malls('draft', { saveShopDraft: { problems: [] } })
  const fields = { intent: 'addBrand', categoryIds: '10101', brandName0: '东华', brandName1: '' }
  const left = await leaving(action(api, loaderContextAt(`${path}?step=goods`, { user }), form(fields)))
  expect(left).toEqual({ redirect: `${path}?step=goods&rows=3`, status: 303 })
  expect(inputsOf('saveShopDraft')).toMatchObject([{ categoryIds: ['10101'], brands: [{ brandName: '东华' }] }])
})

it('continues with the summary after one step of a complete application was mended', async () => {
  const complete = malls('refused', {
    saveShopDraft: { problems: [] },
    ownShop: { ...ownShop('refused', 'zh'), draftProblems: [] },
  })
  const context = loaderContextAt(`${path}?step=shop`, { user })
  expect(await leaving(action(complete.api, context, form({ intent: 'next' })))).toMatchObject({
    redirect: `${path}?step=summary`,
  })
  const incomplete = malls('draft', { saveShopDraft: { problems: [] } })
  expect(await leaving(action(incomplete.api, context, form({ intent: 'next' })))).toMatchObject({
    redirect: `${path}?step=company`,
  })
})

it('submits the saved application, also after a refusal, and redirects to the first invalid step', async () => {
  const context = loaderContextAt(`${path}?step=summary`, { user })
  const send = form({ intent: 'send' })
  const first = malls('draft', { applyShop: undefined })
  expect(await leaving(action(first.api, context, send))).toEqual({ redirect: `${path}?sent=1`, status: 303 })
  const again = malls('refused', { reapplyShop: undefined })
  await leaving(action(again.api, context, send))
  expect(again.inputsOf('reapplyShop')).toEqual([shopApplication('zh')])
  const wrong = malls('draft', {
    applyShop: refusal('A00001', '请修改', { problems: [{ field: 'brandFile0', problem: 'brandCertificate' }] }),
  })
  expect(await leaving(action(wrong.api, context, send))).toEqual({
    redirect: `${path}?step=goods&check=1`,
    status: 303,
  })
  const busy = malls('draft', { applyShop: refusal('A00001', '开店申请正在审核，暂时不能修改') })
  expect(await action(busy.api, context, send)).toMatchObject({
    problem: { message: '开店申请正在审核，暂时不能修改' },
  })
})
