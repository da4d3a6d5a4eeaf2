import { idOf, idSchema, isRecord } from './decoder.ts'
import type { Decoder } from './decoder.ts'

/**
 * A product that a block shows. The editor stores a snapshot of name, picture and price beside the id; only the ids
 * are read, since all the rest is the server's to say.
 */
export type ProdRef = { prodId: string; seckillId?: string; groupActivityId?: string }

/** `activity` is the field that names the deal which the block is about; `activityId` stands for it too. */
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
