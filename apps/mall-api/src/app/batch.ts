import { BATCH_LIMIT } from '@millwright/domain/constants'
import { Hono } from 'hono'
import type { Context } from 'hono'

/** Returns the address `GET /batch?call=/a&call=/b`, which answers reads of the mall that a page needs together. */
export function batchRoutes(calls: Hono, refuse: (c: Context) => Response): Hono {
  return new Hono().get('/batch', (c) => {
    const paths = c.req.queries('call') ?? []
    if (!paths.length || paths.length > BATCH_LIMIT || !paths.every(isPath)) return refuse(c)
    const { headers, signal } = c.req.raw
    const { origin } = new URL(c.req.url)
    const env: Env = { ...(c.env as object), batch: new Map() }
    const answers = paths.map(async (path, at) => {
      const response = await calls.fetch(new Request(origin + path, { headers, signal }), env)
      const wait = response.headers.get('retry-after') ?? '-'
      return `${at} ${response.status} ${wait} ${await response.text()}\n`
    })
    return c.body(streamOf(answers), 200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  })
}

/** Runs `load` once for all calls of one batch that share `key`. */
export function onceInBatch<T>(c: Context, key: string, load: () => Promise<T>): Promise<T> {
  const { batch } = (c.env ?? {}) as Partial<Env>
  const known = batch?.get(key) as Promise<T> | undefined
  if (known) return known
  const loaded = load()
  batch?.set(key, loaded)
  return loaded
}

type Env = { batch: Map<string, Promise<unknown>> }

/** A path of this server, and not an address of another one such as `//elsewhere.example/`. */
function isPath(path: string): boolean {
  return /^\/(?!\/)/.test(path)
}

/** Streams texts in the order in which they become known. */
function streamOf(texts: readonly Promise<string>[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      await Promise.all(texts.map(async (text) => controller.enqueue(encoder.encode(await text))))
      controller.close()
    },
  })
}
