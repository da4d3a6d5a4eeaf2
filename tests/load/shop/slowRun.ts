import type { Measurement } from '../../../tools/measure.ts'
import { startBuiltShop } from './builtShop.ts'
import { rowOf, slowClients } from './slowClients.ts'
import type { SlowKind } from './slowClients.ts'

/** A picture that no connection buffers whole. */
export const LARGE = '/pictures/large.svg'
const bytes = new Uint8Array(32_000_000)
export const largePicture = () => new Response(bytes, { headers: { 'content-type': 'image/svg+xml' } })

/** Screens that the shop makes at a time: fewer than there are slow clients, so that one who holds a seat is noticed. */
export const SEATS = 8

/** One client may have no more unfinished requests than 128; large answers cost this process, too. */
export const slowClientsOf = (kind: SlowKind, count: number): number => Math.min(count, kind === 'readers' ? 16 : 120)

/** The built shop with its usual limits before so many slow clients (`--count`), each a byte every eight seconds. */
export function slowRun(kind: SlowKind): Measurement {
  return async ({ count }) => {
    const shop = await startBuiltShop({ seats: SEATS })
    shop.mall.say.set(LARGE, largePicture)
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
