import { setTimeout as delay } from 'node:timers/promises'
import { createTokenBucket } from '@millwright/domain/tokenBucket'
import { createRotation } from './createRotation.ts'
import type { Server } from './createRotation.ts'
import { fetchInTrace } from './fetchInTrace.ts'

/** Fetches from the mall. The address begins with the mall's first address. */
export type AskMall = (address: string, init: RequestInit) => Promise<Response>

/** Milliseconds without response headers after which another server also gets a read. */
const HEDGE_AFTER = 700
/** Limits the reads that two servers get, so that a slow mall does not get twice the load. */
const hedges = { burst: 20, perSecond: 5 }

/**
 * Balances requests over the servers of the mall's API, in turn. A server that fails twice in a row is paused and then
 * gets one read as a trial. A read that waits too long also goes to another server, and the first response wins, so
 * that no page fails because of a frozen server. A write goes to another server only if the first refused the
 * connection.
 */
export function createUpstreams(
  bases: readonly string[],
  { ask = fetchInTrace, now = () => performance.now() }: { ask?: AskMall; now?: () => number } = {},
): AskMall {
  const [first = ''] = bases
  if (bases.length < 2) return ask
  const { chooseTwo, succeed, fail } = createRotation(bases, now)
  const mayHedge = createTokenBucket(hedges, now())

  return async (address, init) => {
    const path = address.slice(first.length)
    const isRead = !init.method || init.method === 'GET' || init.method === 'HEAD'
    const [server, other] = chooseTwo(isRead)
    const send: Send = async (to, signal) => {
      try {
        const response = await ask(to.base + path, { ...init, signal })
        succeed(to)
        return response
      } catch (error) {
        if (!signal.aborted) fail(to)
        throw error
      }
    }
    const outer = init.signal ?? new AbortController().signal
    try {
      if (!isRead) return await send(server, outer)
      return await hedge([server, other], { send, outer, mayHedge: () => mayHedge(now()), onSlow: fail })
    } catch (error) {
      if (!isRefused(error)) throw error
      return send(other, outer)
    }
  }
}

type Send = (to: Server, signal: AbortSignal) => Promise<Response>
type Hedging = { send: Send; outer: AbortSignal; mayHedge: () => boolean; onSlow: (server: Server) => void }

/** Sends a read to a server and, if it is slow, to the other too. The first response wins. */
async function hedge([server, other]: [Server, Server], { send, outer, mayHedge, onSlow }: Hedging): Promise<Response> {
  const [own, second, timely] = [new AbortController(), new AbortController(), new AbortController()]
  const response = send(server, AbortSignal.any([own.signal, outer]))
  const isLate = await Promise.race([
    response.then(notLate, notLate),
    delay(HEDGE_AFTER, true, { signal: AbortSignal.any([timely.signal, outer]) }).catch(notLate),
  ])
  timely.abort()
  if (!isLate || !mayHedge()) return response
  const winner = await Promise.any([
    response.then((answer) => ({ answer, loser: second })),
    send(other, AbortSignal.any([second.signal, outer])).then((answer) => ({ answer, loser: own })),
  ]).catch(() => undefined)
  if (!winner) return response
  winner.loser.abort()
  if (winner.loser === own) onSlow(server)
  return winner.answer
}

const notLate = () => false

/** Returns whether the server never got the request. */
function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code === 'ECONNREFUSED'
}
