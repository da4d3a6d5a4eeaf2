import type { ProdDetail } from '@millwright/contract/catalogue/entities'
import type { Client } from '@millwright/contract/contract'
import type { GroupTeam } from '@millwright/contract/promotion/entities'
import type { Money } from '@millwright/domain/money/money'
import { orUndefined } from '../../loading/orUndefined.ts'

type Times = { startTime: number; endTime: number }

/** The flash sale and group buy of a product, with their times in epoch milliseconds. */
export type DetailDeals = {
  now: number
  sale?: Times & { seckillId: string; skuId?: string; price: Money }
  group?: Times & { groupActivityId: string; skuId?: string; price: Money; people: number }
  /** The group deal that the address names, which the page sells. */
  open?: DetailGroupDeal
}

export type DetailGroupDeal = Times & {
  prodId: string
  groupActivityId: string
  skuId: string
  properties: string
  price: Money
  leaderPrice: Money | undefined
  unit: string | undefined
  people: number
  validMinutes: number
  maxNum: number
  stocks: number
  minOrderQty: number
  packQty: number
  teams: GroupTeam[]
}

const TEAMS = 5

/** Returns the deals of a product, or undefined if there are none. `group` is the deal in the address. */
export async function dealsOfDetail(
  api: Client,
  detail: ProdDetail,
  group: string | undefined,
  now: number,
): Promise<DetailDeals | undefined> {
  const { seckillVO, groupActivityVO } = detail
  const [sold, bought] = [seckillVO?.seckillSkuList[0], groupActivityVO?.groupSkuList[0]]
  if (!(seckillVO && sold) && !(groupActivityVO && bought)) return undefined
  const deals: DetailDeals = { now }
  if (seckillVO && sold) {
    const { seckillId, startTime, endTime } = seckillVO
    deals.sale = { seckillId, startTime, endTime, skuId: sold.skuId, price: sold.seckillPrice }
  }
  if (!groupActivityVO || !bought) return deals
  const { groupActivityId, startTime, endTime, groupNumber: people } = groupActivityVO
  deals.group = { groupActivityId, startTime, endTime, people, skuId: bought.skuId, price: bought.actPrice }
  const sku = detail.skuList.find(({ skuId }) => skuId === bought.skuId)
  if (groupActivityId !== group || !sku) return deals
  const teams = endTime > now ? await orUndefined(api.joinGroupList({ groupActivityId, showSize: TEAMS })) : []
  deals.open = {
    prodId: detail.prodId,
    groupActivityId,
    startTime,
    endTime,
    people,
    skuId: bought.skuId,
    properties: sku.properties,
    price: bought.actPrice,
    leaderPrice: bought.leaderPrice,
    unit: sku.unit ?? detail.unit,
    validMinutes: groupActivityVO.groupValidTime ?? 1440,
    maxNum: groupActivityVO.maxNum ?? 0,
    stocks: sku.stocks,
    minOrderQty: sku.minOrderQty ?? 1,
    packQty: sku.packQty ?? 1,
    teams: teams ?? [],
  }
  return deals
}
