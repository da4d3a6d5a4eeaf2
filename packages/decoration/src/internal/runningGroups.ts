import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import type { Money } from '@millwright/domain/money/money'
import { readServerTime } from '@millwright/domain/time'
import type { PageData } from '../data.ts'
import { availableProducts } from './availableProducts.ts'
import { own } from './own.ts'

/** The `prodType` of a product in a group deal. */
const GROUP = 1

export type GroupDeal = {
  product: CardProduct
  price: Money
  people: number | undefined
  joined: number | undefined
  groupActivityId: string | undefined
}

/** Returns the running group deals of a block, each product once. */
export function runningGroups(refs: readonly ProdRef[], data: PageData): GroupDeal[] {
  const deals = refs.flatMap((ref) => dealOf(ref, data) ?? [])
  return deals.filter(
    ({ product }, index) => deals.findIndex((other) => other.product.prodId === product.prodId) === index,
  )
}

function dealOf({ prodId, groupActivityId }: ProdRef, data: PageData): GroupDeal | undefined {
  const { groups = {}, now } = data
  const group = groupActivityId ? own(groups, groupActivityId) : undefined
  const product = group ?? availableProducts([{ prodId }], data).find(({ prodType }) => prodType === GROUP)
  const price = group?.actPrice ?? product?.activityPrice
  if (!product || !price || (product.status ?? 1) !== 1) return undefined
  const from = readServerTime(group?.startTime) ?? product.activityStartTime ?? 0
  const until = readServerTime(group?.endTime) ?? product.activityEndTime ?? Infinity
  if (from > now || now >= until) return undefined
  const activity = group?.groupActivityId ?? product.activityId
  return { product, price, people: group?.groupNumber, joined: group?.joinNum, groupActivityId: activity || undefined }
}
