import { expect, it } from 'vitest'
import { ScreenResponse } from '../../loader.ts'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './FeedbackTow.action.ts'
import { load } from './FeedbackTow.load.ts'

const here = '/feedbacktow'
const whole = { intent: 'send', type: 'fault', content: ' The cart is slow \n with forty lines ', contact: '138' }
const visitor = { user: undefined }

it('sends feedback with its pictures, and redirects to it [R2.10]', async () => {
  const mall = testMall({ sendFeedback: '7' })
  const imgs = 'files/00000000-0000-4000-8000-000000000001'
  expect(await redirectTarget(action(mall.api, loaderContextAt(here), formOf({ ...whole, imgs })))).toBe(
    '/feedback-particulars?id=7&sent=1',
  )
  expect(mall.inputsOf('sendFeedback')).toEqual([
    { type: 4, content: 'The cart is slow \n with forty lines', contact: '138', imgs },
  ])
})

it('shows errors at their fields and keeps the typed values, for visitors too [R2.10]', async () => {
  for (const who of [{}, visitor]) {
    const outcome = await action(
      testMall({}).api,
      loaderContextAt(here, who),
      formOf({ type: 'x', content: '6205', contact: 'x'.repeat(61) }),
    )
    expect(outcome).toMatchObject({
      done: false,
      fields: { type: { key: 'feedbackKind' }, content: { key: 'feedbackContent' }, contact: { key: 'tooLong' } },
      form: { content: '6205' },
    })
  }
  const imgs = Array.from({ length: 6 }, (_, n) => `files/00000000-0000-4000-8000-00000000000${n}`).join(',')
  expect(await action(testMall({}).api, loaderContextAt(here), formOf({ ...whole, imgs }))).toMatchObject({
    fields: { imgs: { key: 'tooManyFiles' } },
  })
  const full = testMall({ sendFeedback: refusal('A00001', 'Too often') }).api
  expect(await action(full, loaderContextAt(here), formOf(whole))).toMatchObject({ problem: { message: 'Too often' } })
})

it('keeps a buyer’s pictures if another field is refused [R2.10]', async () => {
  const path = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
  const given = (...imgs: (string | File)[]) => {
    const form = formOf({ ...whole, content: 'x' })
    for (const one of imgs) form.append('imgs', one)
    return form
  }
  const file = new File(['1'], 'a.png')
  const mall = testMall({ uploadFile: { filePath: path(3), fileName: 'a.png', size: 1, type: 'image/png' } })
  expect(await action(mall.api, loaderContextAt(here), given(path(1), path(2), file))).toMatchObject({
    fields: { content: { key: 'feedbackContent' } },
    form: { imgs: [1, 2, 3].map(path).join(',') },
  })
  const large = testMall({ uploadFile: refusal('A00001', 'Too large') })
  expect(await action(large.api, loaderContextAt(here), given(path(1), file))).toMatchObject({
    fields: { content: { key: 'feedbackContent' }, imgs: { message: 'Too large' } },
    form: { imgs: path(1) },
  })
  // A visitor cannot upload pictures yet.
  expect(await action(testMall({}).api, loaderContextAt(here, visitor), given(file))).toMatchObject({
    fields: { content: { key: 'feedbackContent' } },
  })
})

it('redirects visitors and expired sessions to sign in, and restores the typed values [R2.10]', async () => {
  for (const user of [undefined, Promise.resolve(undefined)]) {
    const left: unknown = await action(testMall({}).api, loaderContextAt(here, { user }), formOf(whole)).catch(
      (error: unknown) => error,
    )
    if (!(left instanceof ScreenResponse)) throw new Error('the action did not redirect')
    expect(left.to).toEqual({ redirect: '/login?back=%2Ffeedbacktow', status: 303 })
    const { steps } = left.left
    const back = await load(testMall({}).api, loaderContextAt(here, { steps: steps ?? undefined }))
    expect(back).toMatchObject({
      buyer: true,
      kept: { type: 'fault', content: whole.content, contact: '138' },
    })
  }
  expect(
    (await load(testMall({}).api, loaderContextAt(here, { ...visitor, steps: { flow: 'register', content: 'x' } })))
      .kept,
  ).toBe(undefined)
})
