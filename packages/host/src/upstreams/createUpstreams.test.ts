import { beforeEach, expect, it } from 'vitest'
import { createUpstreams } from './createUpstreams.ts'

const [a, b] = ['http://a.test', 'http://b.test']
/** The behaviour of each server: it answers, refuses the connection, breaks it, or never answers. */
let does: Record<string, 'answers' | 'refuses' | 'breaks' | 'hangs'>
let asked: string[]
let clock: number

beforeEach(() => {
  does = { [a]: 'answers', [b]: 'answers' }
  asked = []
  clock = 0
})

async function ask(address: string, init: RequestInit): Promise<Response> {
  const { origin, pathname } = new URL(address)
  asked.push(`${init.method ?? 'GET'} ${origin}${pathname}`)
  init.signal?.throwIfAborted()
  if (does[origin] === 'answers') return new Response(origin)
  if (does[origin] === 'hangs')
    return new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error)),
    )
  const code = does[origin] === 'refuses' ? 'ECONNREFUSED' : 'ECONNRESET'
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}

const open = (...bases: string[]) => createUpstreams(bases, { ask, now: () => clock })
const textOf = async (answer: Promise<Response>) => (await answer).text()
const sent = () => asked.splice(0).map((one) => one.replace('http://', ''))

it('sends requests unchanged to a single server', async () => {
  await open(a)(`${a}/x`, { method: 'POST' })
  expect(sent()).toEqual(['POST a.test/x'])
})

it('uses the servers in turn and keeps the path and the query of the address', async () => {
  const to = open(a, b)
  for (const path of ['/x', '/y?z=1', '/x']) await to(a + path, {})
  expect(sent()).toEqual(['GET a.test/x', 'GET b.test/y', 'GET a.test/x'])
})

it('sends a request, even a write, to the other server if the first refuses the connection', async () => {
  does[a] = 'refuses'
  expect(await textOf(open(a, b)(`${a}/x`, { method: 'POST' }))).toBe(b)
  expect(sent()).toEqual(['POST a.test/x', 'POST b.test/x'])
})

it('never repeats a write that a server may have received', async () => {
  does[a] = 'breaks'
  await expect(open(a, b)(`${a}/x`, { method: 'POST' })).rejects.toThrow('fetch failed')
  expect(sent()).toEqual(['POST a.test/x'])
})

it('pauses a server after two failures in a row, longer each time, and then tries one read', async () => {
  const to = open(a, b)
  const each = async (count: number, init: RequestInit = {}) => {
    for (let index = 0; index < count; index++) await to(`${a}/x`, init).catch(() => {})
    return sent().filter((one) => one.includes('a.test')).length
  }
  does[a] = 'breaks'
  expect(await each(8)).toBe(2)
  clock = 1_999
  expect(await each(8)).toBe(0)
  clock = 2_000
  expect(await each(8, { method: 'POST' })).toBe(0)
  expect(await each(8)).toBe(1)
  clock = 5_999
  expect(await each(8)).toBe(0)
  clock = 6_000
  does[a] = 'answers'
  expect(await each(8)).toBe(4)
})

it('also asks the other server if a read waits too long, and pauses the frozen server', async () => {
  does[a] = 'hangs'
  const to = open(a, b)
  for (let index = 0; index < 6; index++) expect(await textOf(to(`${a}/x`, {}))).toBe(b)
  // Two reads waited for the frozen server. From then on the server is paused.
  expect(sent().filter((one) => one.includes('a.test'))).toHaveLength(2)
})

it('does not double the load of a slow mall: hedged reads are limited', async () => {
  does = { [a]: 'hangs', [b]: 'hangs' }
  const to = open(a, b)
  const leave = new AbortController()
  const all = Array.from({ length: 60 }, () => to(`${a}/x`, { signal: leave.signal }).catch(() => 'left'))
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(asked.length).toBe(60 + 20)
  leave.abort()
  expect(new Set(await Promise.all(all))).toEqual(new Set(['left']))
})

it('does not count a request that the visitor aborted as a failure of the server', async () => {
  does = { [a]: 'hangs', [b]: 'hangs' }
  const to = open(a, b)
  for (let index = 0; index < 8; index++) {
    const leave = new AbortController()
    const answer = to(`${a}/x`, { signal: leave.signal })
    leave.abort()
    await expect(answer).rejects.toThrow('abort')
  }
  sent()
  does = { [a]: 'answers', [b]: 'answers' }
  for (let index = 0; index < 4; index++) await to(`${a}/x`, {})
  expect(sent().filter((one) => one.includes('a.test'))).toHaveLength(2)
})
