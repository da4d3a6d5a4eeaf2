import { createGate } from '@millwright/edge/gate'
import { beforeEach, expect, it } from 'vitest'
import { createMall } from './app.ts'
import { onDatabase } from '../testing/databases.ts'
import { memoryStore } from '../testing/memoryStore.ts'
import { Visitor } from '../testing/visitor.ts'

onDatabase((open) => {
  const gate = createGate({ seats: 2, queue: 1, patience: 30, lagNow: () => 0, full: 0 })
  let mall: ReturnType<typeof createMall>
  beforeEach(() => {
    mall = createMall({ db: open(), files: memoryStore(), gate })
  })

  it('rejects calls that it cannot handle in time with status 503 and Retry-After', async () => {
    const seats = [await gate.enter(), await gate.enter()]
    expect(seats).toEqual([true, true])
    const visitor = new Visitor(mall, { locale: 'en' })
    const answers = await Promise.all([1, 2, 3].map(() => visitor.raw('GET', '/webConfig/getPcWebConfig')))
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
      expect(await answer.json()).toMatchObject({ code: 'A00005', msg: expect.stringMatching('busy') as string })
    }
    expect((await mall.request('/ready')).status).toBe(503)
    expect((await mall.request('/health')).status).toBe(200)
    gate.leave()
    gate.leave()
    expect((await visitor.raw('GET', '/webConfig/getPcWebConfig')).status).toBe(200)
    expect((await mall.request('/ready')).status).toBe(200)
  })

  it('frees the place in the gate after a refusal and after a fault', async () => {
    const visitor = new Visitor(mall)
    expect((await visitor.raw('GET', '/prod/prodInfo?prodId=999999')).status).toBe(200)
    expect((await visitor.raw('POST', '/login', { body: '{"broken' })).status).toBe(200)
    expect(gate.inside()).toBe(0)
  })
})
