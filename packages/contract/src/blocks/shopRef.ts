import { isRecord } from '@millwright/domain/isRecord'
import { idOf, idSchema } from './decoder.ts'
import type { Decoder } from './decoder.ts'

/**
 * A shop that a block shows. The editor also stores a snapshot of the shop; only the id is read, because the server
 * provides the rest.
 */
export type ShopRef = { shopId: string }

export function shopRef(): Decoder<ShopRef | undefined> {
  return {
    schema: {
      'x-kind': 'shop',
      anyOf: [{ type: 'object', properties: { shopId: idSchema }, required: ['shopId'] }, idSchema],
    },
    read(input, path, report) {
      const shopId = idOf(isRecord(input) ? input.shopId : input)
      if (!shopId) report('badShop', path)
      return shopId ? { shopId } : undefined
    },
  }
}
