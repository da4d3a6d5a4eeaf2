import { expect, it } from 'vitest'
import { ScreenResponse } from '../../loader.ts'
import {
  loaderContextAt,
  formOf,
  fromFixtures,
  redirectTarget,
  refusal,
  testMall,
} from '../../loading/testing/testMall.ts'
import { action } from './IntellectualProperty.action.ts'
import { load } from './IntellectualProperty.load.ts'

const here = '/intellectualProperty'
const proofs = 'files/00000000-0000-4000-8000-000000000001'
const whole = {
  intent: 'complain',
  claimant: ' 湖南星沙机械有限公司 ',
  rightType: 'patent',
  rightNumber: 'ZL1',
  goods: '/detail/100001\n100002',
  content: '该法兰结构落入我司实用新型专利的保护范围，附对比说明。',
  contactName: '张工',
  contactMobile: '13800000001',
  contactMail: '',
}

it('sends a complaint about the named products, and confirms it [R2.15]', async () => {
  const mall = testMall({ sendComplaint: '3' })
  expect(await redirectTarget(action(mall.api, loaderContextAt(here), formOf({ ...whole, proofs })))).toBe(
    '/intellectualProperty?sent=1',
  )
  const { intent: _, goods: __, ...words } = whole
  expect(mall.inputsOf('sendComplaint')).toEqual([
    { ...words, claimant: '湖南星沙机械有限公司', rightType: 2, prodIds: '100001,100002', proofs },
  ])
})

it('shows errors at their fields, including unreadable and unknown products [R2.15]', async () => {
  const tell = (changes: object, answers = {}) =>
    action(testMall(answers).api, loaderContextAt(here), formOf({ ...whole, proofs, ...changes }))
  expect(
    await tell({
      claimant: ' ',
      rightType: '',
      goods: '',
      content: 'x',
      contactName: '',
      contactMobile: '1',
      contactMail: 'x',
    }),
  ).toMatchObject({
    fields: {
      claimant: { key: 'rightHolder' },
      rightType: { key: 'rightKind' },
      goods: { key: 'complaintGoods' },
      content: { key: 'complaintContent' },
      contactName: { key: 'contactName' },
      contactMobile: { key: 'inquiryPhone' },
      contactMail: { key: 'contactMail' },
    },
  })
  expect(await tell({ goods: '100001\n6205-2RS' })).toMatchObject({
    fields: { goods: { key: 'goodsUnread', values: { lines: '6205-2RS' } } },
    form: { goods: '100001\n6205-2RS' },
  })
  expect(await tell({ proofs: '' })).toMatchObject({ fields: { proofs: { key: 'proofMissing' } } })
  const gone = refusal('A00001', 'No such goods: 100002', { prodIds: ['100002'] })
  expect(await tell({}, { sendComplaint: gone })).toMatchObject({
    fields: { goods: { message: 'No such goods: 100002' } },
  })
  expect(await tell({}, { sendComplaint: refusal('A00001', 'Too often') })).toMatchObject({
    problem: { message: 'Too often' },
    fields: undefined,
  })
})

it('keeps the proofs if another field is refused, and reports failed uploads [R2.15]', async () => {
  const given = (changes: object) => {
    const form = formOf({ ...whole, proofs, ...changes })
    form.append('proofs', new File(['1'], 'a.pdf'))
    return form
  }
  const other = proofs.replace(/1$/, '2')
  const mall = testMall({ uploadFile: { filePath: other, fileName: 'a.pdf', size: 1, type: 'application/pdf' } })
  for (const wrong of [{ content: 'x' }, { goods: '6205-2RS' }])
    expect(await action(mall.api, loaderContextAt(here), given(wrong))).toMatchObject({
      fields: { [Object.keys(wrong)[0]!]: {} },
      form: { proofs: `${proofs},${other}` },
    })
  const large = testMall({ uploadFile: refusal('A00001', 'Too large') })
  for (const wrong of [{ content: 'x' }, { goods: '6205-2RS' }])
    expect(await action(large.api, loaderContextAt(here), given(wrong))).toMatchObject({
      fields: { [Object.keys(wrong)[0]!]: {}, proofs: { message: 'Too large' } },
    })
})

it('redirects visitors to sign in, and restores the typed values [R2.15]', async () => {
  const left: unknown = await action(testMall({}).api, loaderContextAt(here, { user: undefined }), formOf(whole)).catch(
    (error: unknown) => error,
  )
  if (!(left instanceof ScreenResponse)) throw new Error('the action did not redirect')
  expect(left.to).toEqual({ redirect: '/login?back=%2FintellectualProperty', status: 303 })
  const mall = testMall(fromFixtures('regulationInfo', 'complaintPage'))
  const back = await load(mall.api, loaderContextAt(here, { steps: left.left.steps ?? undefined }))
  expect(back).toMatchObject({ buyer: true, restored: true, kept: { goods: whole.goods, content: whole.content } })
})

it('shows the statement to all, complaints to their buyer, and fills in a product [R2.15]', async () => {
  const visitor = testMall(fromFixtures('regulationInfo'))
  const shown = await load(visitor.api, loaderContextAt(`${here}?prodId=100001`, { user: undefined }))
  expect(shown).toMatchObject({ mine: undefined, buyer: false, kept: { goods: '/detail/100001' }, restored: false })
  expect(shown.statement.length).toBeGreaterThan(2)
  const buyer = testMall({ ...fromFixtures('complaintPage'), regulationInfo: refusal('A00001') })
  const own = await load(buyer.api, loaderContextAt(here))
  expect([own.mine?.records.length, own.statement, own.head.noindex]).toEqual([3, [], true])
  expect(await redirectTarget(load(buyer.api, loaderContextAt(`${here}?page=9`)))).toBe('unknown listPage')
})
