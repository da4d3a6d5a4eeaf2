import { readQuantity } from '@millwright/domain/account/validation'
import { isId } from '@millwright/domain/id'
import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import type { OneShopPlace } from '../../order/checkout/oneShopCheckout.ts'

/** The source of the order: a flash sale or a group buy. Team 0 opens a new team. */
export type DealSource = { prodId: string; count: number } & (
  | { kind: 'sale'; seckillId: string }
  | { kind: 'group'; groupActivityId: string; groupTeamId: string }
)

/**
 * Reads `/secdetail/confirm-order?seckillId&prodId&count` and `/group-order?groupActivityId&groupTeamId&prodId&count`.
 */
export function readDeal({ url }: Pick<LoaderContext, 'url'>): DealSource {
  const of = (name: string) => url.searchParams.get(name) ?? ''
  const thing = isAt(url.pathname, 'secdetail-confirm-order') ? 'sale' : 'group'
  const prodId = of('prodId')
  if (!isId(prodId)) missing({ unnamed: thing })
  const read = readQuantity(of('count') || 1)
  // The mall checks the number. An invalid number counts as 1.
  const count = 'problem' in read ? 1 : read.quantity
  if (thing === 'sale') {
    const seckillId = of('seckillId')
    return isId(seckillId) ? { kind: 'sale', prodId, count, seckillId } : missing({ unnamed: thing })
  }
  const groupActivityId = of('groupActivityId')
  const groupTeamId = of('groupTeamId')
  if (!isId(groupActivityId)) missing({ unnamed: thing })
  return { kind: 'group', prodId, count, groupActivityId, groupTeamId: isId(groupTeamId) ? groupTeamId : '0' }
}

/** Returns the address of the form in one of its states. */
export function dealHref(
  source: DealSource,
  { addrId, address, remark, poNumber, invoice = [] }: OneShopPlace = {},
): string {
  const query = new URLSearchParams({ prodId: source.prodId, count: String(source.count) })
  if (source.kind === 'sale') query.set('seckillId', source.seckillId)
  else {
    query.set('groupActivityId', source.groupActivityId)
    if (source.groupTeamId !== '0') query.set('groupTeamId', source.groupTeamId)
  }
  if (addrId) query.set('addrId', addrId)
  if (address) query.set('address', address)
  if (remark) query.set('remark', remark)
  if (poNumber) query.set('po', poNumber)
  for (const [name, value] of invoice) query.set(name, value)
  return path(source.kind === 'sale' ? 'secdetail-confirm-order' : 'group-order', query)
}

/** Returns the address of the page that the buyer came from. */
export function dealBack(source: DealSource): string {
  return source.kind === 'sale'
    ? path('secdetail', { seckillId: source.seckillId })
    : path('detail', { prodId: source.prodId, group: source.groupActivityId })
}
