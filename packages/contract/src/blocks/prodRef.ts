import { isRecord } from './decoder.ts'
import type { Decoder } from './decoder.ts'

/**
 * A product that a block shows. The editor stores a snapshot of name, picture and price beside the id; only the ids
 * are read, since all the rest is the server's to say.
 */
export type ProdRef = { prodId: string; seckillId?: string }

export function prodRef(): Decoder<ProdRef | undefined> {
  const id = { type: ['string', 'integer'], pattern: '^\\d{1,19}$' }
  return {
    schema: { anyOf: [{ type: 'object', properties: { prodId: id, seckillId: id }, required: ['prodId'] }, id] },
    read(input, path, report) {
      const prodId = idOf(isRecord(input) ? input.prodId : input)
      if (!prodId) {
        report('badProduct', path)
        return undefined
      }
      const seckillId = isRecord(input) ? idOf(input.seckillId ?? input.activityId) : undefined
      return seckillId ? { prodId, seckillId } : { prodId }
    },
  }
}

function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  return /^[1-9]\d{0,18}$/.test(text) ? text : undefined
}
