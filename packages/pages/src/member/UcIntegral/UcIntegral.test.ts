import { expect, it } from 'vitest'
import { loaderContextAt, formOf, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { action } from './UcIntegral.action.ts'
import { load } from './UcIntegral.load.ts'

const path = '/user-center/uc-integral'

it('requests the ledger by direction, source and month, and ignores invalid values [R2.33]', async () => {
  const mall = testMall({
    ...fromFixtures('scoreInfo', 'centerInfo', 'waiting', 'userInfo'),
    scoreLogPage: { records: [], total: 30, pages: 2, current: 2, size: 20 },
  })
  const narrowed = await load(mall.api, loaderContextAt(`${path}?way=out&source=deduct&month=2026-11&page=2`))
  expect(narrowed.query).toEqual({ way: 'out', source: 'deduct', month: '2026-11', page: 2 })
  expect(narrowed.months[0]).toBe('2026-11')
  await load(mall.api, loaderContextAt(`${path}?way=x&source=y&month=z`))
  expect(mall.inputsOf('scoreLogPage')).toEqual([
    expect.objectContaining({ type: 0, source: 4, month: '2026-11', current: 2 }),
    { current: 1, size: expect.any(Number) },
  ])
})

it('records the daily sign-in, reports a repeated sign-in, and claims a task’s points [R2.34]', async () => {
  const signed = testMall({ scoreSignIn: { score: 15, signInDays: 5, again: false } })
  expect(await action(signed.api, loaderContextAt(path), formOf({ intent: 'signIn' }))).toMatchObject({
    done: true,
    toast: { key: 'signDone', values: { score: 15 } },
  })
  const again = testMall({ scoreSignIn: { score: 15, signInDays: 5, again: true } })
  expect(await action(again.api, loaderContextAt(path), formOf({ intent: 'signIn' }))).toMatchObject({
    toast: { key: 'signAgain' },
  })
  const task = testMall({ scoreTask: { score: 50, again: false } })
  await action(task.api, loaderContextAt(path), formOf({ intent: 'task', task: 'firstOrder' }))
  expect(task.inputsOf('scoreTask')).toEqual([{ task: 'firstOrder' }])
  for (const form of [
    { intent: 'task', task: 'toString' },
    { intent: 'other', task: '' },
  ])
    expect(await action(task.api, loaderContextAt(path), formOf(form))).toMatchObject({
      problem: { key: 'badArgument' },
    })
})
