import type { HostBlocks } from '@millwright/contract/blocks/block'
import { blockOf } from './internal/blockOf.ts'
import type { AnyDocument } from './read.ts'

/**
 * The data that a page needs before rendering: one request each for products, flash sales, group deals, shelves and
 * shops.
 */
export type DataPlan = {
  prodIds: string[]
  seckillIds: string[]
  groupActivityIds: string[]
  shelves: string[]
  shopIds: string[]
}

/** The maximum length of a list of ids in one request, in characters, equal to the contract's limits. */
const TEXT_LIMIT = { prodIds: 4000, seckillIds: 2000, groupActivityIds: 2000, shelves: 4000, shopIds: 2000 } as const

/** Returns the data that a document needs. `blocks` are the host's own blocks with which the document was read. */
export function planData(document: AnyDocument, { blocks = {} }: { blocks?: HostBlocks } = {}): DataPlan {
  const known = document.blocks.map(({ type, data }) => ({ block: blockOf(type, blocks), data: data as never }))
  const refs = known.flatMap(({ block, data }) => block?.goods(data) ?? [])
  const shops = known.flatMap(({ block, data }) => block?.shops(data) ?? [])
  return {
    prodIds: fitting(
      refs.map(({ prodId }) => prodId),
      TEXT_LIMIT.prodIds,
    ),
    seckillIds: fitting(
      refs.flatMap(({ seckillId }) => seckillId ?? []),
      TEXT_LIMIT.seckillIds,
    ),
    groupActivityIds: fitting(
      refs.flatMap(({ groupActivityId }) => groupActivityId ?? []),
      TEXT_LIMIT.groupActivityIds,
    ),
    shelves: fitting(
      known.flatMap(({ block, data }) => block?.shelves(data) ?? []),
      TEXT_LIMIT.shelves,
    ),
    shopIds: fitting(
      shops.map(({ shopId }) => shopId),
      TEXT_LIMIT.shopIds,
    ),
  }
}

function fitting(ids: readonly string[], limit: number): string[] {
  let length = 0
  return [...new Set(ids)].filter((id) => (length += id.length + 1) <= limit)
}
