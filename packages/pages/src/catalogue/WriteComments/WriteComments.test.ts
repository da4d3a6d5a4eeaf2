import { commentLines } from '@millwright/fixtures/comments'
import { expect, it } from 'vitest'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action as remove } from '../UcComments/UcComments.action.ts'
import { load as loadList } from '../UcComments/UcComments.load.ts'
import { action } from './WriteComments.action.ts'
import { load } from './WriteComments.load.ts'

const here = '/write-comments?orderItemId=501'
const list = '/user-center/uc-comments'
const [waiting] = commentLines('waiting', 'zh')
const written = commentLines('written', 'zh')
const whole = {
  intent: 'comment',
  orderItemId: '501',
  score: '5',
  serviceScore: '4',
  logisticsScore: '3',
  content: ' 6205 ',
  isAnonymous: '1',
}

it('publishes a review with ratings and pictures, and redirects to it [R2.30]', async () => {
  const mall = testMall({ writeComment: { prodCommId: '1' } })
  const pics = 'files/00000000-0000-4000-8000-000000000001'
  expect(await redirectTarget(action(mall.api, loaderContextAt(here), formOf({ ...whole, pics })))).toBe(
    `${list}?tab=written&said=written`,
  )
  expect(mall.inputsOf('writeComment')).toEqual([
    { orderItemId: '501', score: 5, serviceScore: 4, logisticsScore: 3, content: '6205', pics, isAnonymous: 1 },
  ])
})

it('shows missing values at their fields, and keeps the typed ones [R5.16]', async () => {
  const mall = testMall({})
  const outcome = await action(mall.api, loaderContextAt(here), formOf({ ...whole, serviceScore: '', content: ' ' }))
  expect(outcome).toMatchObject({
    done: false,
    fields: { serviceScore: { key: 'incomplete' }, content: { key: 'incomplete' } },
    form: { score: '5', logisticsScore: '3' },
  })
  expect(await action(mall.api, loaderContextAt(here), formOf({ ...whole, content: '轴'.repeat(151) }))).toMatchObject({
    fields: { content: { key: 'incomplete' } },
  })
})

it('shows a refusal of the text at its field, and any other refusal above the form', async () => {
  const said = async (code: 'A00010' | 'A00001') =>
    action(testMall({ writeComment: refusal(code, 'No') }).api, loaderContextAt(here), formOf(whole))
  expect(await said('A00010')).toMatchObject({ problem: { message: 'No' }, fields: { content: { message: 'No' } } })
  expect(await said('A00001')).toMatchObject({ problem: { message: 'No' }, fields: undefined })
})

it('adds a follow-up to a review, and redirects to it', async () => {
  const mall = testMall({ followUpComment: null })
  const form = formOf({ intent: 'followUp', prodCommId: '7', content: 'Still quiet' })
  expect(await redirectTarget(action(mall.api, loaderContextAt(here), form))).toBe(`${list}?tab=written&said=followed`)
  expect(mall.inputsOf('followUpComment')).toEqual([{ prodCommId: '7', content: 'Still quiet' }])
})

it('reports another buyer’s order line as unknown, and an address without an order line as incomplete', async () => {
  const mall = testMall({ commentOfItem: refusal('A00001', 'gone') })
  expect(await redirectTarget(load(mall.api, loaderContextAt(here)))).toBe('unknown comment')
  expect(
    await redirectTarget(load(testMall({ commentOfItem: waiting! }).api, loaderContextAt('/write-comments'))),
  ).toBe('unnamed comment')
})

it('counts both tabs, and asks for confirmation only for a listed review', async () => {
  const answers = {
    myOrderItemsComment: { records: [waiting!], total: 4, pages: 4 },
    myComments: { records: written, total: 2, pages: 1 },
  }
  const seen = await loadList(testMall(answers).api, loaderContextAt(`${list}?tab=written&confirm=1`))
  expect(seen).toMatchObject({ tab: 'written', counts: { waiting: 4, written: 2 }, asked: '1' })
  expect(
    (await loadList(testMall(answers).api, loaderContextAt(`${list}?tab=written&confirm=99`))).asked,
  ).toBeUndefined()
  expect((await loadList(testMall(answers).api, loaderContextAt(`${list}?tab=x`))).tab).toBe('waiting')
})

it('deletes a review', async () => {
  const mall = testMall({ deleteComment: null })
  const outcome = await remove(mall.api, loaderContextAt(list), formOf({ intent: 'remove', prodCommId: '7' }))
  expect(outcome).toMatchObject({ done: true })
  expect(mall.inputsOf('deleteComment')).toEqual([{ prodCommId: '7' }])
  expect(await remove(mall.api, loaderContextAt(list), formOf({ intent: 'burn', prodCommId: '7' }))).toMatchObject({
    done: false,
  })
})
