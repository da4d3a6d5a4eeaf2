import { expect, it } from 'vitest'
import { BATCH_LIMIT } from '@millwright/domain/constants'
import { joinReads } from './joinReads.ts'

const base = 'http://mall.test'
const headers = { Accept: 'application/json', Authorization: 't' }
type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>

/** Joins reads to a mall that answers by `batch`, and each single request with its path. */
function joined(batch: Answer) {
  const asked: string[] = []
  const to = joinReads(
    async (address, init) => {
      const url = new URL(address)
      asked.push(`${init.method ?? 'GET'} ${url.pathname}`)
      return url.pathname === '/batch' ? batch(url, init) : new Response(url.pathname)
    },
    base,
    '/batch',
  )
  const read = async (path: string, init: RequestInit = {}) => (await to(base + path, { headers, ...init })).text()
  return { to, asked, read }
}
const echo: Answer = (url) => {
  const lines = url.searchParams.getAll('call').map((path, at) => `${at} 200 - ${JSON.stringify(path)}\n`)
  return new Response(lines.toReversed().join(''))
}

it('joins reads of one turn with the same headers, whatever order the mall answers in', async () => {
  const { asked, read } = joined(echo)
  const other = { headers: { ...headers, Authorization: 'u' } }
  const all = Promise.all([read('/a?x=1&y=2'), Promise.resolve().then(() => read('/b')), read('/c', other)])
  expect(await all).toEqual(['"/a?x=1&y=2"', '"/b"', '/c'])
  expect(asked).toEqual(['GET /batch', 'GET /c'])
  expect(await read('/a')).toBe('/a')
})

it('joins reads of different request ids', async () => {
  const { asked, read } = joined(echo)
  const named = (id: string) => ({ headers: { ...headers, 'X-Request-Id': id } })
  await Promise.all([read('/a', named('1')), read('/b', named('2'))])
  expect(asked).toEqual(['GET /batch'])
})

it('sends writes, files and other addresses by themselves', async () => {
  const { asked, to } = joined(echo)
  const all = [
    to(`${base}/a`, { headers, method: 'POST' }),
    to(`${base}/b`, { headers: { Accept: '*/*' } }),
    to('http://mall.test.evil/c', { headers }),
  ]
  await Promise.all(all)
  expect(asked.toSorted()).toEqual(['GET /b', 'GET /c', 'POST /a'])
})

it('splits reads whose joined address would be too long', async () => {
  const { asked, read } = joined(echo)
  await Promise.all(['a', 'b', 'c'].map((name) => read(`/${name.repeat(3_500)}`)))
  expect(asked.map((one) => one.slice(0, 10))).toEqual(['GET /batch', 'GET /ccccc'])
})

it('answers each read as soon as its line arrives, and passes on status and Retry-After', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const { to } = joined(() => new Response(readable))
  const [slow, quick] = ['/slow', '/quick'].map((path) => to(base + path, { headers }))
  const send = (text: string) => writer.write(new TextEncoder().encode(text))
  void send('1 503 7 {"code"')
  void send(':"A00005"}\n')
  const early = await quick!
  expect([early.status, early.headers.get('retry-after'), await early.text()]).toEqual([503, '7', '{"code":"A00005"}'])
  void send('0 200 - {}\n')
  expect(await (await slow!).text()).toBe('{}')
  await writer.close()
})

it('sends each read by itself to a mall without the address, and passes on another failure to each', async () => {
  const without = joined(() => new Response(null, { status: 404 }))
  expect(await Promise.all([without.read('/a'), without.read('/b')])).toEqual(['/a', '/b'])
  const { to } = joined(() => new Response('busy', { status: 503, headers: { 'retry-after': '2' } }))
  for (const response of await Promise.all(['/a', '/b'].map((path) => to(base + path, { headers }))))
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '2', 'busy'])
})

it('joins at most as many reads as the mall answers in one batch', async () => {
  const { asked, read } = joined((url) => {
    expect(url.searchParams.getAll('call').length).toBeLessThanOrEqual(BATCH_LIMIT)
    return echo(url, {})
  })
  const paths = Array.from({ length: BATCH_LIMIT * 2 + 1 }, (_, index) => `/${index}`)
  await Promise.all(paths.map((path) => read(path)))
  expect(asked).toEqual(['GET /batch', 'GET /batch', `GET /${BATCH_LIMIT * 2}`])
})

it.each(['204', '304', '999'])('fails a read whose line has the impossible status %s, and no other', async (status) => {
  const { read } = joined(() => new Response(`0 ${status} - {}\n1 200 - {}\n`))
  const outcomes = await Promise.allSettled([read('/a'), read('/b')])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled'])
})

it('fails only the reads without an answer', async () => {
  const { read } = joined(() => new Response('0 200 - {}\nx 200 - {}\n9 200 - {}\n'))
  const outcomes = await Promise.allSettled([read('/a'), read('/b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const refused = joined(() => Promise.reject(new TypeError('fetch failed')))
  await expect(Promise.all([refused.read('/a'), refused.read('/b')])).rejects.toThrow('fetch failed')
})

it('ends one read at its own signal, and the request when all reads have ended', async () => {
  let seen: AbortSignal | null | undefined
  const hanging = joined((_, { signal }) => {
    seen = signal
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)))
  })
  const [one, two] = [new AbortController(), new AbortController()]
  const first = hanging.read('/a', { signal: one.signal })
  const second = hanging.read('/b', { signal: two.signal })
  await new Promise((resolve) => setImmediate(resolve))
  one.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  expect(seen?.aborted).toBe(false)
  two.abort(new Error('late'))
  await expect(second).rejects.toThrow('late')
  expect(seen?.aborted).toBe(true)
})

it('does not end a request whose reads are all answered', async () => {
  let seen: AbortSignal | null | undefined
  const { read } = joined((url, init) => {
    seen = init.signal
    return echo(url, init)
  })
  await Promise.all([read('/a'), read('/b')])
  expect(seen?.aborted).toBe(false)
})
