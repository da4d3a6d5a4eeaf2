import { BATCH_LIMIT } from '@millwright/domain/constants'
import type { AskMall } from './createUpstreams.ts'

/** The length of the address of a joined request in characters. Servers accept 16 KB of headers. */
const LONGEST_ADDRESS = 8_000
/** The length of a joined response in characters. */
const LONGEST_RESPONSE = 32 * 1024 * 1024
/** A line of a joined response: the number of the read, its status, the seconds of `Retry-After` or `-`, its JSON. */
const LINE = /^(\d{1,3}) (200|[45]\d\d) (-|\d{1,6}) (.*)$/s

type Read = {
  path: string
  init: RequestInit
  resolve: (response: Response) => void
  reject: (reason: unknown) => void
}

/**
 * Joins reads that begin in one turn of the event loop and have the same headers into one request to the mall's address
 * `batch`: `GET /batch?call=/a&call=/b`. The mall answers each read on a line of its own as soon as it can. If the mall
 * does not have the address (404), each read is sent by itself.
 */
export function joinReads(ask: AskMall, base: string, batch: string): AskMall {
  const groups = new Map<string, Read[]>()
  const flush = (key: string) => {
    const reads = groups.get(key) ?? []
    groups.delete(key)
    for (const part of inBatches(reads)) {
      if (part.length > 1) void sendJoined(ask, { base, batch }, part)
      else for (const read of part) sendAlone(ask, base, read)
    }
  }
  return (address, init) => {
    if (!isJoinable(address, init, base)) return ask(address, init)
    const key = keyOf(init)
    return new Promise((resolve, reject) => {
      const read = { path: address.slice(base.length), init, resolve, reject }
      const group = groups.get(key)
      if (group) return void group.push(read)
      groups.set(key, [read])
      setImmediate(flush, key)
    })
  }
}

/** Joins only calls, which accept JSON. A file may be large, and a write must not be repeated. */
function isJoinable(address: string, { method, headers }: RequestInit, base: string): boolean {
  const accepted = (headers as Record<string, string> | undefined)?.Accept
  return (!method || method === 'GET') && accepted === 'application/json' && address.startsWith(`${base}/`)
}

/** Returns the key of requests that differ only in their address. Each request has an id of its own. */
function keyOf({ headers }: RequestInit): string {
  return JSON.stringify({ ...(headers as Record<string, string>), 'X-Request-Id': '' })
}

/** Splits reads into batches of at most `BATCH_LIMIT` reads and `LONGEST_ADDRESS` characters. */
function inBatches(reads: readonly Read[]): Read[][] {
  const parts: Read[][] = []
  let length = Infinity
  for (const read of reads) {
    const own = encodeURIComponent(read.path).length + '&call='.length
    if (length + own > LONGEST_ADDRESS || parts.at(-1)!.length === BATCH_LIMIT) {
      parts.push([])
      length = 0
    }
    parts.at(-1)!.push(read)
    length += own
  }
  return parts
}

function sendAlone(ask: AskMall, base: string, { path, init, resolve, reject }: Read): void {
  ask(base + path, init).then(resolve, reject)
}

async function sendJoined(
  ask: AskMall,
  { base, batch }: { base: string; batch: string },
  reads: readonly Read[],
): Promise<void> {
  const waiting = new Set(reads)
  const settle = (read: Read | undefined, how: (read: Read) => void) => {
    if (read && waiting.delete(read)) how(read)
  }
  const settleAll = (how: (read: Read) => void) => [...waiting].forEach((read) => settle(read, how))
  const leave = new AbortController()
  for (const read of reads) {
    const { signal } = read.init
    const onAbort = () => {
      settle(read, ({ reject }) => reject(signal!.reason))
      if (!waiting.size) leave.abort()
    }
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
  }
  try {
    const query = reads.map(({ path }) => `call=${encodeURIComponent(path)}`).join('&')
    const response = await ask(`${base}${batch}?${query}`, { ...reads[0]!.init, signal: leave.signal })
    if (response.status === 404) return settleAll((read) => sendAlone(ask, base, read))
    if (!response.ok) {
      const body = await response.text()
      return settleAll(({ resolve }) => resolve(new Response(body, response)))
    }
    for await (const line of linesOf(response)) {
      const [, at, status, wait, body] = LINE.exec(line) ?? []
      const headers = { 'content-type': 'application/json', ...(wait !== '-' && { 'retry-after': wait ?? '' }) }
      settle(reads[Number(at)], ({ resolve }) => resolve(new Response(body, { status: Number(status), headers })))
    }
    throw new TypeError('The mall did not answer every read.')
  } catch (error) {
    settleAll(({ reject }) => reject(error))
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const bytes of response.body ?? []) {
    length += bytes.length
    if (length > LONGEST_RESPONSE) throw new TypeError('The response is too long.')
    text += decoder.decode(bytes, { stream: true })
    const lines = text.split('\n')
    text = lines.pop()!
    yield* lines
  }
}
