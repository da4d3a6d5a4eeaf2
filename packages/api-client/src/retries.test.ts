import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { base, clientOf, envelope, failure } from './internal/test/clientOf.ts'

const busy = (status: number, after: string) => new Response('', { status, headers: { 'retry-after': after } })
const never = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

describe('a retry', () => {
  it('repeats a read that failed to connect, but never a write', async () => {
    const fetch = vi
      .fn<(url: string) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockResolvedValue(envelope([]))
    const api = createClient({ base, locale: 'zh', fetch })
    expect(await api.hotSearch({})).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(3)
    fetch.mockReset().mockRejectedValue(new TypeError('fetch failed'))
    expect(await failure(api.deleteAll())).toMatchObject({ kind: 'network' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is sent if a busy server requests it and the call has enough time left', async () => {
    const answers = [busy(429, '0'), busy(503, new Date(Date.now() - 5000).toUTCString()), envelope([])]
    const { api, fetch } = clientOf(() => answers.shift()!, { retries: 2 })
    expect(await api.hotSearch({})).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(3)

    const patient = clientOf(() => busy(503, '30'), { retries: 2 })
    expect(await failure(patient.api.hotSearch({}))).toMatchObject({
      kind: 'network',
      status: 503,
      retryAfterMs: 30_000,
    })
    expect(patient.fetch).toHaveBeenCalledTimes(1)

    const writing = clientOf(() => busy(503, '0'), { retries: 2 })
    await failure(writing.api.deleteAll())
    expect(writing.fetch).toHaveBeenCalledTimes(1)
  })

  it('is not sent after a refusal or an invalid response', async () => {
    for (const answer of [
      () => envelope(null, 'A00001'),
      () => envelope(null, 'A00004'),
      () => new Response('<h1>oops</h1>', { status: 500 }),
      () => envelope('wrong'),
    ]) {
      const { api, fetch } = clientOf(answer, { retries: 2 })
      await failure(api.hotSearch({}))
      expect(fetch).toHaveBeenCalledTimes(1)
    }
  })
})

describe('the time of a call', () => {
  it('is 8 seconds, or 30 for an upload', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { api } = clientOf(() => envelope({ filePath: 'x' }))
    await failure(api.hotSearch({}))
    await api.uploadImFile({ file: new Blob(['x']) })
    const given = timeout.mock.calls.map(([ms]) => ms / 1000)
    timeout.mockRestore()
    expect(given.map(Math.round)).toEqual([8, 30])
  })

  it('includes all retries', async () => {
    const { api } = clientOf(() => busy(503, '0'), { retries: 1000, timeoutMs: 300 })
    const began = performance.now()
    expect(await failure(api.hotSearch({}))).toMatchObject({ kind: 'network' })
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('ends a call that gets no response, and a call whose response stops midway', async () => {
    expect(await failure(clientOf(never, { timeoutMs: 20 }).api.hotSearch({}))).toMatchObject({ kind: 'timeout' })
    const midway = clientOf(
      (_, { signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"code":'))
              signal?.addEventListener('abort', () => controller.error(signal.reason))
            },
          }),
        ),
      { timeoutMs: 20 },
    )
    expect(await failure(midway.api.hotSearch({}))).toMatchObject({ kind: 'timeout' })
  })
})

describe('a caller who gives up', () => {
  it('gets an abort error, not a network error', async () => {
    const { api } = clientOf(never, { retries: 2 })
    expect(await failure(api.hotSearch({}, { signal: AbortSignal.timeout(20) }))).toMatchObject({ kind: 'aborted' })
    expect(await failure(api.deleteAll(undefined, { signal: AbortSignal.timeout(20) }))).toMatchObject({
      kind: 'aborted',
    })
  })

  it('ends all reads of a client by its signal, but no writes', async () => {
    const { api } = clientOf(
      (_, { signal }) => (signal?.aborted ? Promise.reject(new Error('aborted')) : envelope(null)),
      { signal: AbortSignal.abort(), retries: 2 },
    )
    expect(await failure(api.userInfo())).toMatchObject({ kind: 'aborted' })
    await expect(api.deleteAll()).resolves.toBeUndefined()
  })
})
