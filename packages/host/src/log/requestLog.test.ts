import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { requestLog } from './requestLog.ts'

afterEach(() => vi.restoreAllMocks())

function shopThatAnswers(status: 200 | 500 | 503, all = false): Hono {
  const app = new Hono()
  app.use(requestLog(all, () => 'home'))
  app.all('*', (c) => c.text('', status))
  return app
}

it('logs the first refusals of the gate in a minute, and every failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const linesOf = async (app: Hono) => {
    warned.mockClear()
    for (let turn = 0; turn < 100; turn++) await app.request('/')
    return warned.mock.calls.length
  }
  expect(await linesOf(shopThatAnswers(503))).toBe(20)
  expect(await linesOf(shopThatAnswers(503, true))).toBe(100)
  expect(await linesOf(shopThatAnswers(500))).toBe(100)
  expect(await linesOf(shopThatAnswers(200))).toBe(0)
})
