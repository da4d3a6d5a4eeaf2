import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load } from './NoticeDetail.load.ts'

it('shows a notice with its text, title and address [R2.18]', async () => {
  const { api, inputsOf } = testMall(fromFixtures('noticeInfo'))
  const { head, notice, content } = await load(api, loaderContextAt('/notice-detail?id=12&shopId=0'))
  expect(inputsOf('noticeInfo')).toEqual([{ id: '12' }])
  expect(head).toEqual({ title: notice.title, canonical: '/notice-detail?id=12' })
  expect(notice.publishTime).toBe('2026-11-18 10:00:00')
  expect(content.length).toBeGreaterThan(3)
})

it('is missing without a valid id or without the notice, and rethrows other refusals', async () => {
  const without = testMall({})
  expect(await redirectTarget(load(without.api, loaderContextAt('/notice-detail?id=x')))).toBe('unnamed notice')
  expect(without.calls).toEqual([])
  expect(
    await redirectTarget(
      load(testMall({ noticeInfo: refusal('A00001') }).api, loaderContextAt('/notice-detail?id=99')),
    ),
  ).toBe('unknown notice')
  await expect(
    load(testMall({ noticeInfo: refusal('A00005') }).api, loaderContextAt('/notice-detail?id=1')),
  ).rejects.toMatchObject({
    code: 'A00005',
  })
})
