import { expect, it, onTestFinished, vi } from 'vitest'
import type { RequestContext } from '../session/requestContext.server.ts'
import { answerFile, forwardUpload } from './files.server.ts'

const id = 'dd0fc2a1-e275-491a-833c-10764e167fec'
const path = `/files/${id}`

function asked(pathname: string, { token, init }: { token?: string; init?: RequestInit } = {}) {
  const url = new URL(pathname, 'http://shop.test')
  const shop = { config: { apiBase: 'http://mall.test' } }
  const context = { shop, url, id: 'request-1', locale: 'en', token: () => token } as unknown as RequestContext
  return [new Request(url, init), context] as const
}
const ask = (answer: () => Response | Promise<Response>) => vi.fn<typeof fetch>(async () => answer())
const picture = () =>
  new Response('bytes', {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'set-cookie': 'a=b',
      'content-security-policy': 'none of ours',
    },
  })
const form = () => {
  const body = new FormData()
  body.set('kind', 'voucher')
  body.set('file', new File(['1'], 'a.png'))
  return { method: 'POST', body }
}

it("requests a file from the mall with the caller's token and forwards no other headers [R7.01]", async () => {
  const mall = ask(picture)
  const response = await answerFile(...asked(path, { token: 'secret' }), mall)
  expect(String(mall.mock.calls[0]?.[0])).toMatch(new RegExp(`${path}$`))
  expect(mall.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'secret' })
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  const visitor = ask(picture)
  await answerFile(...asked(path), visitor)
  expect(visitor.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization')
})

it.each(['/files/..%2fp/user/userInfo', '/files/1', `${path}x`, '/files/%2e%2e'])(
  'does not request %s from the mall',
  async (other) => {
    const mall = ask(picture)
    expect((await answerFile(...asked(other, { token: 'secret' }), mall)).status).toBe(404)
    expect(mall).not.toHaveBeenCalled()
  },
)

it.each([
  ['an HTML page', () => new Response('<script>', { headers: { 'content-type': 'text/html' } }), 502],
  ['an SVG', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }), 502],
  ['a missing file', () => new Response(null, { status: 404 }), 404],
  ['a failed request', () => Promise.reject(new TypeError('fetch failed')), 502],
] as const)('turns %s into an uncacheable error', async (_, answer, status) => {
  const response = await answerFile(...asked(path), ask(answer))
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
})

it('forwards an upload with the token, and returns the message of a refusal', async () => {
  const said = async (code: string, data: unknown = null) => {
    const mall = ask(() => Response.json({ code, msg: 'Too large', data }))
    const response = await forwardUpload(...asked('/_upload', { token: 'secret', init: form() }), mall)
    expect(mall.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'secret' })
    return [response.status, await response.json()]
  }
  expect(await said('00000', { filePath: path.slice(1) })).toEqual([200, { filePath: path.slice(1) }])
  expect(await said('A00001')).toEqual([422, { refused: 'Too large' }])
  expect(await said('A00004')).toEqual([401, {}])
})

it('refuses visitors, bodies that are not forms, and bodies larger than any file', async () => {
  const mall = ask(picture)
  const status = async (given: Parameters<typeof asked>[1]) =>
    (await forwardUpload(...asked('/_upload', given), mall)).status
  expect(await status({ init: form() })).toBe(401)
  expect(await status({ token: 'secret', init: { method: 'POST', body: '{}' } })).toBe(415)
  const { body } = form()
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(200 * 1024 * 1024) }
  expect(await status({ token: 'secret', init: { method: 'POST', body: String(body), headers } })).toBe(413)
  expect(mall).not.toHaveBeenCalled()
})

/** Installs fake timers, also for `AbortSignal.timeout`. */
function stillClock() {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(), ms)
    return late.signal
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

it('accepts a slow upload, and waits half a minute for the response after its last byte [R7.01]', async () => {
  stillClock()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  let signal: AbortSignal | undefined
  const mall = vi.fn<typeof fetch>(async (_, init) => {
    signal = init!.signal!
    await new Response(init!.body).arrayBuffer()
    return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const answer = forwardUpload(...asked('/_upload', { token: 'secret', init }), mall)
  for (let minute = 0; minute < 11; minute++) {
    controller!.enqueue(new Uint8Array(1_800_000))
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(signal?.aborted).toBe(false)
  controller!.close()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([signal?.aborted, (await answer).status]).toEqual([true, 502])
})

it('does not cut off a slow reader, only a mall that does not start to answer [R7.01]', async () => {
  stillClock()
  let signal: AbortSignal | undefined
  const begins = vi.fn<typeof fetch>(async (_, init) => {
    signal = init!.signal!
    return picture()
  })
  const answer = await answerFile(...asked(path), begins)
  await vi.advanceTimersByTimeAsync(300_000)
  expect([signal?.aborted, await answer.text()]).toEqual([false, 'bytes'])
  const hangs = vi.fn<typeof fetch>(
    (_, init) => new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error()))),
  )
  const none = answerFile(...asked(path), hangs)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await none).status).toBe(502)
})
