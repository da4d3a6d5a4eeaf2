import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { cardTitle } from '@millwright/domain/product/cardTitle'
import { readServerTime } from '@millwright/domain/time'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page } from '../../searchParams.ts'
import { groupBuyHref } from './groupBuyHref.ts'

export type GroupCard = {
  groupActivityId: string
  href: string
  title: string
  name: string | undefined
  pic: string
  unit: string | undefined
  /** The price in a group. */
  price: Money
  /** The buyer's price without a group, after the member discount. */
  alone: Money
  people: number
  joined: number
  startTime: number
  endTime: number
}

export type GroupBuyData = { now: number; groups: GroupCard[]; current: number; pages: number }

const SHOWN = 20

export const searchParams = { page }

/** Loads `/group-buy?page=`: the group buys, running ones first. */
export const load: Loader<GroupBuyData & { head: Head }, typeof searchParams> = async (api, { query, now, user }) => {
  const current = query.page ?? 1
  const [found, buyer] = await Promise.all([api.groupProdPage({ current, size: SHOWN }), user])
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'groupBuy', key: 'title' }, canonical: groupBuyHref(current) },
    now,
    current,
    pages: found.pages,
    groups: found.records.map((product) => {
      const { title, name } = cardTitle(product)
      const { groupActivityId, prodId, pic, unit, price, actPrice, groupNumber = 2, joinNum = 0 } = product
      return {
        groupActivityId,
        href: path('detail', { prodId, group: groupActivityId }),
        title,
        name,
        pic,
        unit,
        price: actPrice ?? price,
        alone: memberPrice(price, buyer?.memberPercent),
        people: groupNumber,
        joined: joinNum,
        startTime: readServerTime(product.startTime) ?? now,
        endTime: readServerTime(product.endTime) ?? now,
      }
    }),
  }
}
