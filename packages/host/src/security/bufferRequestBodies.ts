import type { IncomingMessage } from 'node:http'
import { createCounter } from '@millwright/edge/counter'
import { clientOf, nearestProxies } from '@millwright/edge/trustedProxies'
import type { MiddlewareHandler } from 'hono'

export type BodyOptions = {
  /** Maximum bytes of bodies held at a time, for all clients together and for each client. */
  maxBytes?: number
  maxBytesPerClient?: number
  /** Maximum number of fields in a form. The largest real form, a list of 500 goods, has a few thousand. */
  fields?: number
  /** The number of proxies in front of the shop. */
  trustProxy?: number
}

const MB = 1024 * 1024
const WORDS = MB
/** A form with nine pictures of 2 MB, posted without scripts. */
const PICTURES = 20 * MB

/** Reads the body before the request enters the gate. A slow body counts towards `maxBytes` but takes no seat. */
export function bufferRequestBodies({
  maxBytes = 256 * MB,
  maxBytesPerClient = 64 * MB,
  fields = 10_000,
  trustProxy = 0,
}: BodyOptions = {}): MiddlewareHandler {
  const held = createCounter({ most: maxBytes, mostOfOne: maxBytesPerClient })
  return async (context, next) => {
    const { raw } = context.req
    if (!raw.body) return next()
    const type = raw.headers.get('content-type') ?? ''
    const limit = type.startsWith('multipart/form-data') ? PICTURES : WORDS
    const tooLarge = () => context.text('Payload too large', 413)
    if (Number(raw.headers.get('content-length')) > limit) return tooLarge()

    const { incoming }: { incoming?: IncomingMessage } = context.env ?? {}
    const client = incoming && clientOf(incoming, nearestProxies(trustProxy))
    const chunks: Uint8Array[] = []
    const given: (() => void)[] = []
    let size = 0
    try {
      for await (const chunk of raw.body) {
        size += chunk.byteLength
        if (size > limit) return tooLarge()
        const back = held.take(client, chunk.byteLength)
        if (!back) return context.text('Busy', 503, { 'Retry-After': '5' })
        given.push(back)
        chunks.push(chunk)
      }
      const body = Buffer.concat(chunks, size)
      if (hasMoreThan(body, type.startsWith('multipart/') ? '\r\n--' : '&', fields)) return tooLarge()
      context.req.raw = new Request(raw, { method: raw.method, body })
      return await next()
    } catch (error) {
      // A client that disconnected or was too slow is not an error of the shop.
      if (raw.signal.aborted) return context.text('Bad Request', 400)
      throw error
    } finally {
      for (const back of given) back()
    }
  }
}

/**
 * Returns whether the mark occurs more than `most` times. Stops counting there, because parsing a million empty fields
 * takes seconds.
 */
function hasMoreThan(body: Buffer, mark: string, most: number): boolean {
  let count = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) if (++count > most) return true
  return false
}
