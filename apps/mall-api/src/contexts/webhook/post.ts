import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { resolvePublic } from './publicAddress.ts'

/** Milliseconds within which an endpoint must respond. */
const ANSWERS_WITHIN = 10_000
const ANSWER_MAX = 1_024

/** `status` is missing if there was no response; `answer` then gives the reason. */
export type Answer = { status?: number; answer: string }
type Sent = { url: string; body: string; headers: Record<string, string>; allowPrivate: boolean }

/**
 * Posts a message to an endpoint and returns the status and at most 1 kB of the response. Follows no redirect. `signal`
 * ends the wait early.
 */
export async function post({ url, body, headers, allowPrivate }: Sent, signal?: AbortSignal): Promise<Answer> {
  const ends = AbortSignal.any([AbortSignal.timeout(ANSWERS_WITHIN), ...(signal ? [signal] : [])])
  try {
    const target = new URL(url)
    if (target.protocol !== 'https:' && !allowPrivate) throw new Error('Webhooks are sent by https only.')
    const to = await resolvePublic(target.hostname, allowPrivate)
    const length = String(Buffer.byteLength(body))
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = target.protocol === 'https:' ? requestHttps : requestHttp
      send(target, {
        method: 'POST',
        agent: false,
        signal: ends,
        headers: {
          'content-type': 'application/json',
          'content-length': length,
          'user-agent': 'Millwright',
          ...headers,
        },
        lookup: (_, { all }, found) => (all ? found(null, [to]) : found(null, to.address, to.family)),
      })
        .on('error', reject)
        .on('response', resolve)
        .end(body)
    })
    const answer = await readBeginning(response)
    response.destroy()
    return { status: response.statusCode ?? 0, answer }
  } catch (error) {
    if (ends.aborted) return { answer: `No answer within ${ANSWERS_WITHIN / 1000} seconds.` }
    return { answer: error instanceof Error ? error.message || error.name : String(error) }
  }
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) continue
    parts.push(part)
    length += part.length
    if (length >= ANSWER_MAX) break
  }
  // PostgreSQL cannot store NUL characters.
  return Buffer.concat(parts).subarray(0, ANSWER_MAX).toString('utf8').replaceAll('\0', '')
}
