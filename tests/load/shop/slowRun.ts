import type { Measurement } from '../../../tools/measure.ts'
import { startBuiltShop } from './builtShop.ts'
import { rowOf, slowClients } from './slowClients.ts'
import type { SlowKind } from './slowClients.ts'

/** A picture that no connection buffers whole. */
export const LARGE = '/pictures/large.svg'
const bytes = new Uint8Array(32_000_000)
export const largePicture = () => new Response(bytes, { headers: { 'content-type': 'image/svg+xml' } })

/** The built shop with its usual limits before so many slow clients (`--count`), each a byte every eight seconds. */
export function slowRun(kind: SlowKind): Measurement {
  return async ({ count }) => {
    const shop = await startBuiltShop()
    shop.mall.say.set(LARGE, largePicture)
    try {
      const result = await slowClients({
        port: shop.port,
        kind,
        // One client may have no more unfinished requests than this; large answers cost this process, too.
        sockets: Math.min(count, kind === 'readers' ? 16 : 120),
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
