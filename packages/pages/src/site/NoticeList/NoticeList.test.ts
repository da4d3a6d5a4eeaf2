import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load } from './NoticeList.load.ts'

it('requests twenty of the mall’s notices per page, each page with its own address [R2.18]', async () => {
  const { api, inputsOf } = testMall(fromFixtures('noticePage'))
  const first = await load(api, loaderContextAt('/notice-list'))
  expect([first.found.records.length, first.found.total, first.head.canonical]).toEqual([20, 23, '/notice-list'])
  const second = await load(api, loaderContextAt('/notice-list?page=2'))
  expect([second.current, second.found.records.length]).toEqual([2, 3])
  expect(second.head.canonical).toBe('/notice-list?page=2')
  expect(inputsOf('noticePage')).toEqual([
    { shopId: '0', current: 1, size: 20 },
    { shopId: '0', current: 2, size: 20 },
  ])
})

it('has no page past the last, and is empty without notices', async () => {
  expect(
    await redirectTarget(load(testMall(fromFixtures('noticePage')).api, loaderContextAt('/notice-list?page=3'))),
  ).toBe('unknown listPage')
  const { api } = testMall({ noticePage: { records: [], total: 0, pages: 0 } })
  expect((await load(api, loaderContextAt('/notice-list'))).found.records).toEqual([])
})
