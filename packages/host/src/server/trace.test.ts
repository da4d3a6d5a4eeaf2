import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { startTracing } from '@millwright/edge/startTracing'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
// @boundaries-ignore the trace is followed into the real mall
import { tinyDataDir } from '../../../../apps/mall-api/src/testing/templates.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'

type Span = {
  service: string
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, string | number>
}
type Value = { stringValue?: string; intValue?: number }
type Attributes = { key: string; value: Value }[]
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: { spans: (Omit<Span, 'service' | 'attributes'> & { attributes: Attributes })[] }[]
  }[]
}

const [SERVER, CLIENT] = [2, 3]
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spans: Span[] = []
const collector = createServer((request, response) => {
  void receive(request).finally(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
const ends: (() => unknown)[] = []
let said = ''
let metrics: string
let publicStatus: number
let pageStatus: number

beforeAll(async () => {
  for (const way of ['error', 'warn', 'log'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  const endpoint = await addressOf(collector.listen(0, '127.0.0.1'))
  const dataDir = await tinyDataDir()
  const mall = spawn(
    process.execPath,
    ['--conditions=@millwright/source', new URL('../../../../apps/mall-api/src/main.ts', import.meta.url).pathname],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        API_PORT: '0',
        DATA_DIR: dataDir,
        LOG_FORMAT: 'json',
        SLOW_QUERY_MS: '1',
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  ends.push(async () => {
    if (mall.exitCode === null) {
      mall.kill('SIGKILL')
      await once(mall, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  })
  for (const part of [mall.stdout, mall.stderr]) part.on('data', (chunk: Buffer) => (said += String(chunk)))
  const base = await vi.waitUntil(() => /ready: (http[^"\s]+)/.exec(said)?.[1], { timeout: 100_000 })

  const endTracing = await startTracing({ endpoint, service: 'storefront' })
  const server = serve({ fetch: (await storefrontFromSource(base)).fetch, port: 0, hostname: '127.0.0.1' })
  const shop = await addressOf(server as ReturnType<typeof createServer>)
  ends.push(() => server.close(), endTracing)
  const page = await fetch(`${shop}/detail/101?from=a-typed-text`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, connection: 'close' },
  })
  pageStatus = page.status
  await page.text()
  metrics = await (await fetch(/metrics at ([^"\s]+)/.exec(said)![1]!)).text()
  publicStatus = (await fetch(`${base}/metrics`)).status
  await endTracing()
  mall.kill('SIGTERM')
  await once(mall, 'exit')
}, 150_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  collector.close()
})

it('follows a request from the storefront through the API into its SQL', () => {
  const ofTrace = spans.filter((span) => span.traceId === traceId)
  expect(pageStatus).toBe(200)
  const parentOf = (span: Span) => ofTrace.find(({ spanId }) => spanId === span.parentSpanId)

  const root = ofTrace.find(({ service, kind }) => service === 'storefront' && kind === SERVER)!
  expect(root).toMatchObject({ name: 'GET detail', parentSpanId: '00f067aa0ba902b7' })
  expect(root.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 })

  const call = ofTrace.find(({ name }) => name === 'prodInfo')!
  expect(call).toMatchObject({ service: 'storefront', kind: CLIENT, parentSpanId: root.spanId })

  const answer = ofTrace.find((span) => span.service === 'mall-api' && span.parentSpanId === call.spanId)!
  expect(answer).toMatchObject({ kind: SERVER, name: 'GET /prod/prodInfo' })

  const statements = ofTrace.filter((span) => span.parentSpanId === answer.spanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const { service, kind, attributes } of statements) {
    expect([service, kind]).toEqual(['mall-api', CLIENT])
    expect(attributes['db.query.text']).toMatch(/^(select|with)\b/)
    expect(attributes['db.response.returned_rows']).toBeTypeOf('number')
  }
  expect(statements.some(({ attributes }) => /\$1/.test(String(attributes['db.query.text'])))).toBe(true)
  for (const span of ofTrace) if (span !== root) expect(parentOf(span), span.name).toBeDefined()
})

it('creates no trace for a statement outside of requests and jobs', () => {
  expect(
    spans.filter(({ service, kind, parentSpanId }) => service === 'mall-api' && kind === CLIENT && !parentSpanId),
  ).toEqual([])
})

it('gives each job a trace of its own, with its statements', () => {
  const job = spans.find(({ name }) => name === 'close-unpaid-orders')!
  expect([job.service, job.parentSpanId ?? '']).toEqual(['mall-api', ''])
  expect(spans.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true)
})

it('keeps addresses, queries and parameters out of spans', () => {
  const texts = spans.flatMap(({ name, attributes }) => [name, ...Object.values(attributes).map(String)])
  expect(texts.filter((text) => /a-typed-text|\b101\b/.test(text))).toEqual([])
})

it('serves metrics of the requests, calls, statements and jobs on a port of its own', () => {
  expect(metrics).toMatch(
    /^http_request_duration_seconds_count\{program="mall-api",method="GET",route="\/prod\/prodInfo",status="2xx"\} 1$/m,
  )
  expect(metrics).toMatch(/^api_calls_total\{call="prodInfo",code="00000",program="mall-api"\} 1$/m)
  expect(metrics).toMatch(/^db_statement_duration_seconds_count\{program="mall-api",verb="select"\} [1-9]\d*$/m)
  expect(metrics).toMatch(/^job_duration_seconds_count\{program="mall-api",name="close-unpaid-orders"\} 1$/m)
  expect(metrics).toMatch(/^job_failures_total\{name="close-unpaid-orders",program="mall-api"\} 0$/m)
  expect(metrics).toMatch(/^search_index_products\{program="mall-api"\} [1-9]\d*$/m)
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds\{program="mall-api"\} [\d.e-]+$/m)
  expect(publicStatus).toBe(404)
})

it('writes slow statements as lines of JSON with the ids of their trace', () => {
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const slow = lines.filter(({ message }) => message === 'slow statement')
  expect(slow.length).toBeGreaterThan(0)
  for (const line of slow)
    expect(line).toMatchObject({
      level: 'warn',
      program: 'mall-api',
      statement: expect.any(String),
      ms: expect.any(Number),
    })
  const inTrace = slow.find(({ trace_id }) => trace_id === traceId)
  expect(spans.map(({ spanId }) => spanId)).toContain(inTrace?.span_id)
})

async function receive(request: IncomingMessage): Promise<void> {
  for (const { resource, scopeSpans } of (JSON.parse(await text(request)) as Sent).resourceSpans)
    for (const span of scopeSpans.flatMap((scope) => scope.spans))
      spans.push({
        ...span,
        service: String(plain(resource.attributes)['service.name']),
        attributes: plain(span.attributes),
      })
}

function plain(attributes: Attributes): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
  )
}

async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  if (!server.listening) await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
