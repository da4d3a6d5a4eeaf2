import { isRecord } from '@millwright/domain/isRecord'
import { idOf, idSchema } from './decoder.ts'
import type { Decoder } from './decoder.ts'

/**
 * A product that a block shows. The editor also stores a snapshot of name, picture and price; only the ids are read,
 * because the server provides the rest.
 */
export type ProdRef = { prodId: string; seckillId?: string; groupActivityId?: string }

/**
 * Reads a product reference. `activity` is the field with the id of the deal that the block shows; `activityId` is
 * accepted instead.
 */
export function prodRef(activity: 'seckillId' | 'groupActivityId' = 'seckillId'): Decoder<ProdRef | undefined> {
  return {
    schema: {
      'x-kind': 'product',
      anyOf: [
        { type: 'object', properties: { prodId: idSchema, [activity]: idSchema }, required: ['prodId'] },
        idSchema,
      ],
    },
    read(input, path, report) {
      const prodId = idOf(isRecord(input) ? input.prodId : input)
      if (!prodId) {
        report('badProduct', path)
        return undefined
      }
      const activityId = isRecord(input) ? idOf(input[activity] ?? input.activityId) : undefined
      return activityId ? { prodId, [activity]: activityId } : { prodId }
    },
  }
}
