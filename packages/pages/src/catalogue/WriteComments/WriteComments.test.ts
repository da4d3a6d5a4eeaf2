import { commentLines } from '@millwright/fixtures/comments'
import { expect, it } from 'vitest'
import { at, formOf, leaving, refusal, testMall } from '../../loading/testing/testMall.ts'
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

it('publishes a review with its stars and pictures, and leads to it [R2.30]', async () => {
  const mall = testMall({ writeComment: { prodCommId: '1' } })
  const pics = 'files/00000000-0000-4000-8000-000000000001'
  expect(await leaving(action(mall.api, at(here), formOf({ ...whole, pics })))).toBe(`${list}?tab=written&said=written`)
  expect(mall.inputsOf('writeComment')).toEqual([
    { orderItemId: '501', score: 5, serviceScore: 4, logisticsScore: 3, content: '6205', pics, isAnonymous: 1 },
  ])
})

it('says at each field what is missing, and keeps what was typed [R5.16]', async () => {
  const mall = testMall({})
  const outcome = await action(mall.api, at(here), formOf({ ...whole, serviceScore: '', content: ' ' }))
  expect(outcome).toMatchObject({
    done: false,
    fields: { serviceScore: { key: 'incomplete' }, content: { key: 'incomplete' } },
    form: { score: '5', logisticsScore: '3' },
  })
  expect(await action(mall.api, at(here), formOf({ ...whole, content: '轴'.repeat(151) }))).toMatchObject({
    fields: { content: { key: 'incomplete' } },
  })
})

it('says the mall’s words at the words, and of the line above the form', async () => {
  const said = async (code: 'A00010' | 'A00001') =>
    action(testMall({ writeComment: refusal(code, 'No') }).api, at(here), formOf(whole))
  expect(await said('A00010')).toMatchObject({ problem: { message: 'No' }, fields: { content: { message: 'No' } } })
  expect(await said('A00001')).toMatchObject({ problem: { message: 'No' }, fields: undefined })
})

it('adds words to a review, and leads to it', async () => {
  const mall = testMall({ followUpComment: null })
  const form = formOf({ intent: 'followUp', prodCommId: '7', content: 'Still quiet' })
  expect(await leaving(action(mall.api, at(here), form))).toBe(`${list}?tab=written&said=followed`)
  expect(mall.inputsOf('followUpComment')).toEqual([{ prodCommId: '7', content: 'Still quiet' }])
})

it('is not there for somebody else’s line, or without one', async () => {
  const mall = testMall({ commentOfItem: refusal('A00001', 'gone') })
  expect(await leaving(load(mall.api, at(here)))).toBe('unknown comment')
  expect(await leaving(load(testMall({ commentOfItem: waiting! }).api, at('/write-comments')))).toBe('unnamed comment')
})

it('counts both tabs, and asks of a review that is on the screen alone', async () => {
  const answers = {
    myOrderItemsComment: { records: [waiting!], total: 4, pages: 4 },
    myComments: { records: written, total: 2, pages: 1 },
  }
  const seen = await loadList(testMall(answers).api, at(`${list}?tab=written&confirm=1`))
  expect(seen).toMatchObject({ tab: 'written', counts: { waiting: 4, written: 2 }, asked: '1' })
  expect((await loadList(testMall(answers).api, at(`${list}?tab=written&confirm=99`))).asked).toBeUndefined()
  expect((await loadList(testMall(answers).api, at(`${list}?tab=x`))).tab).toBe('waiting')
})

it('takes a review away', async () => {
  const mall = testMall({ deleteComment: null })
  const outcome = await remove(mall.api, at(list), formOf({ intent: 'remove', prodCommId: '7' }))
  expect(outcome).toMatchObject({ done: true })
  expect(mall.inputsOf('deleteComment')).toEqual([{ prodCommId: '7' }])
  expect(await remove(mall.api, at(list), formOf({ intent: 'burn', prodCommId: '7' }))).toMatchObject({ done: false })
})
