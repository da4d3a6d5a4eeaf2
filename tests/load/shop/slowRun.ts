import type { Measurement } from '../../measure.ts'
import { startBuiltShop } from './builtShop.ts'
import { rowOf, slowClients } from './slowClients.ts'
import type { SlowKind } from './slowClients.ts'

/** A picture that exceeds the connection's buffers. */
export const LARGE = '/pictures/large.svg'
const bytes = new Uint8Array(32_000_000)
export const largePicture = () => new Response(bytes, { headers: { 'content-type': 'image/svg+xml' } })

/**
 * The number of screens that the shop renders at once. It is smaller than the number of slow clients, so that slow
 * clients that occupy seats are noticed.
 */
export const SEATS = 8

/**
 * Returns the number of slow clients. It is limited, because a client may have at most 128 unfinished requests, and
 * large responses also load this process.
 */
export const slowClientsOf = (kind: SlowKind, count: number): number => Math.min(count, kind === 'readers' ? 16 : 120)

/**
 * Connects up to `--count` slow clients to the built shop with its default connection limits. Each sends a byte every
 * eight seconds.
 */
export function slowRun(kind: SlowKind): Measurement {
  return async ({ count }) => {
    const shop = await startBuiltShop({ seats: SEATS })
    shop.mall.responses.set(LARGE, largePicture)
    try {
      const result = await slowClients({
        port: shop.port,
        kind,
        sockets: slowClientsOf(kind, count),
        every: 8_000,
        most: 120_000,
        large: LARGE,
      })
      return {
        rows: [rowOf(result)],
        ok: result.ok,
        summary: `${result.disconnected} of ${result.sockets} slow ${kind} disconnected within ${result.seconds.toFixed(0)} s; every page and /ready meanwhile ${result.ok ? 'answered' : 'NOT answered, or some slow client stayed'}`,
      }
    } finally {
      shop.close()
    }
  }
}
