import { afterEach, expect, it, vi } from 'vitest'
import { observeJob } from './observeJob.ts'
import { observeRequest, requestsInFlight } from './observeRequest.ts'
import { isObserved, observe } from './observations.ts'
import { serveMetrics } from './serveMetrics.ts'

let served: Awaited<ReturnType<typeof serveMetrics>>
afterEach(() => {
  served?.end()
  vi.restoreAllMocks()
})

async function start(readings: Parameters<typeof serveMetrics>[0]['readings'] = []) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  served = await serveMetrics({ port: 0, program: 'shop', readings })
  return served!.url
}
const textAt = async (url: string) => (await fetch(url)).text()

it('counts requests by method, route and class of status, and shows those in flight', async () => {
  const url = await start()
  await observeRequest(
    { method: 'GET', header: () => undefined, outcome: () => ({ route: 'detail', status: 404 }) },
    async () => expect(requestsInFlight()).toBe(1),
  )
  observe('request', { method: 'MADE-UP', route: 'detail', status: 500, seconds: 0.2 })
  const text = await textAt(url)
  expect(text).toContain(
    'http_request_duration_seconds_count{program="shop",method="GET",route="detail",status="4xx"} 1',
  )
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.25",program="shop",method="other",route="detail",status="5xx"} 1',
  )
  expect(text).toContain('http_requests_in_flight{program="shop"} 0')
})

it('counts calls, cache look-ups and slow statements', async () => {
  const url = await start()
  observe('call', { call: 'prodInfo', code: 'A00005', seconds: 0.1 })
  observe('cache', { cache: 'page', outcome: 'stale' })
  observe('statement', { verb: 'select', seconds: 0.6, slow: true })
  const text = await textAt(url)
  expect(text).toContain('api_calls_total{call="prodInfo",code="A00005",program="shop"} 1')
  expect(text).toContain('api_call_duration_seconds_count{program="shop",call="prodInfo"} 1')
  expect(text).toContain('cache_lookups_total{cache="page",outcome="stale",program="shop"} 1')
  expect(text).toContain('db_statement_duration_seconds_count{program="shop",verb="select"} 1')
  expect(text).toContain('db_slow_statements_total{program="shop"} 1')
})

it('counts a job that fails, and throws its error', async () => {
  const url = await start()
  await observeJob('sweep', () => 'done')
  await expect(observeJob('sweep', () => Promise.reject(new Error('no money')))).rejects.toThrow('no money')
  const text = await textAt(url)
  expect(text).toContain('job_duration_seconds_count{program="shop",name="sweep"} 2')
  expect(text).toContain('job_failures_total{name="sweep",program="shop"} 1')
})

it('reads the numbers of the program at each scrape', async () => {
  let refused = 3
  const url = await start([
    { name: 'gate_refused_total', help: 'Refused.', total: true, read: () => refused },
    { name: 'gate_queue', help: 'Waiting.', read: () => refused * 2 },
  ])
  expect(await textAt(url)).toContain('gate_refused_total{program="shop"} 3')
  refused = 5
  const text = await textAt(url)
  expect(text).toContain('gate_refused_total{program="shop"} 5')
  expect(text).toContain('gate_queue{program="shop"} 10')
})

it('responds only to GET /metrics, names a port that is in use, and measures nothing without a port', async () => {
  expect(await serveMetrics({ port: undefined, program: 'shop', readings: [] })).toBeUndefined()
  expect(isObserved('request')).toBe(false)
  const url = await start()
  expect(isObserved('request')).toBe(true)
  expect((await fetch(new URL('/', url))).status).toBe(404)
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  const { port } = new URL(url)
  await expect(serveMetrics({ port: Number(port), program: 'shop', readings: [] })).rejects.toThrow(
    `Port ${port} is in use`,
  )
})
