import { blocks } from '@millwright/contract/blocks/blocks'
import type { Block } from '@millwright/contract/blocks/block'
import type { DecorationDocument } from './read.ts'

/** What a page must be told before it is drawn: one request for its products, one for its flash sales. */
export type DataPlan = { prodIds: string[]; seckillIds: string[] }

/** The longest list of ids that one request carries (the contract's bound on `prodIds`, `seckillIds`). */
const TEXT_LIMIT = { prodIds: 4000, seckillIds: 2000 }

export function planData(document: DecorationDocument): DataPlan {
  const refs = document.blocks.flatMap(({ type, data }) => (blocks[type] as Block<unknown>).goods(data))
  return {
    prodIds: fitting(refs.map(({ prodId }) => prodId), TEXT_LIMIT.prodIds),
    seckillIds: fitting(refs.flatMap(({ seckillId }) => seckillId ?? []), TEXT_LIMIT.seckillIds),
  }
}

function fitting(ids: readonly string[], limit: number): string[] {
  let length = 0
  return [...new Set(ids)].filter((id) => (length += id.length + 1) <= limit)
}
