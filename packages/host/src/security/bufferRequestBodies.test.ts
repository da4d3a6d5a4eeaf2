import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { bufferRequestBodies } from './bufferRequestBodies.ts'
import type { BodyOptions } from './bufferRequestBodies.ts'

const form = 'application/x-www-form-urlencoded'
const host = 'http://mall.test/'

function shop(options?: BodyOptions) {
  let read = 0
  const app = new Hono()
  app.use(bufferRequestBodies(options))
  app.post('/', async ({ req, text }) => {
    read++
    return text([...(await req.raw.formData()).keys()].join())
  })
  const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': form }, peer?: string) =>
    app.request(
      host,
      { method: 'POST', body, headers, ...(body instanceof ReadableStream && { duplex: 'half' }) },
      peer && { incoming: { socket: { remoteAddress: peer }, headers } },
    )
  return { post, read: () => read }
}

/** Returns a body whose second part is sent when `rest` is called. */
function inTwoParts(first: string, second: string) {
  let rest = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(first))
      rest = () => {
        controller.enqueue(Buffer.from(second))
        controller.close()
      }
    },
  })
  return { body, rest: () => rest() }
}

it('passes a request on when its body is complete', async () => {
  const { post, read } = shop()
  const { body, rest } = inTwoParts('a=1&', 'b=2')
  const answer = post(body)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(read()).toBe(0)
  rest()
  expect(await (await answer).text()).toBe('a,b')
})

it('refuses a body that is too large, with or without a content length', async () => {
  const { post, read } = shop()
  expect((await post('a', { 'content-type': form, 'content-length': '1048577' })).status).toBe(413)
  expect((await post('a'.repeat(1_048_577))).status).toBe(413)
  expect([(await post('a'.repeat(1_048_576))).status, read()]).toEqual([200, 1])
})

it('refuses a form with more fields than any real form', async () => {
  const { post, read } = shop({ fields: 100 })
  expect((await post('a&'.repeat(100))).status).toBe(200)
  expect((await post('a&'.repeat(101))).status).toBe(413)
  const parts = (count: number) => {
    const body = new FormData()
    for (let index = 0; index < count; index++) body.append('a', '')
    return new Response(body)
  }
  for (const [count, status] of [
    [99, 200],
    [101, 413],
  ] as const) {
    const sent = parts(count)
    expect((await post(await sent.arrayBuffer(), { 'content-type': sent.headers.get('content-type')! })).status).toBe(
      status,
    )
  }
  expect(read()).toBe(2)
})

it('limits the bytes held at a time, and frees them with the response', async () => {
  const { post } = shop({ maxBytes: 10 })
  const { body, rest } = inTwoParts('a=123', '45')
  const first = post(body)
  await new Promise((resolve) => setTimeout(resolve, 20))
  const refused = await post('b=1234')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  rest()
  expect((await first).status).toBe(200)
  expect((await post('b=1234')).status).toBe(200)
})

it('limits the bytes of one client, even if the client claims another address', async () => {
  const { post } = shop({ maxBytes: 100, maxBytesPerClient: 10 })
  const { body, rest } = inTwoParts('a=123', '45')
  const first = post(body, { 'content-type': form }, '203.0.113.1')
  await new Promise((resolve) => setTimeout(resolve, 20))
  const forged = { 'content-type': form, 'x-forwarded-for': '203.0.113.2' }
  expect((await post('b=1234', forged, '203.0.113.1')).status).toBe(503)
  expect((await post('b=1234', undefined, '203.0.113.2')).status).toBe(200)
  rest()
  expect((await first).status).toBe(200)
  expect((await post('b=1234', undefined, '203.0.113.1')).status).toBe(200)
})

it('limits each client behind a trusted proxy separately', async () => {
  const { post } = shop({ maxBytesPerClient: 10, trustProxy: 1 })
  const { body, rest } = inTwoParts('a=123', '45')
  const from = (client: string) => ({ 'content-type': form, 'x-forwarded-for': `198.51.100.7, ${client}` })
  const first = post(body, from('203.0.113.1'), '10.0.0.1')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await post('b=1234', from('203.0.113.1'), '10.0.0.1')).status).toBe(503)
  expect((await post('b=1234', from('203.0.113.2'), '10.0.0.1')).status).toBe(200)
  rest()
  expect((await first).status).toBe(200)
})
