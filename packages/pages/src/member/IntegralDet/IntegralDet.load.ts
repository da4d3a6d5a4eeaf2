import type { ProdDetail } from '@millwright/contract/catalogue/entities'
import { isId } from '@millwright/domain/id'
import { hasFreeDelivery } from '@millwright/domain/member/hasFreeDelivery'
import { zero } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { freightFee } from '@millwright/domain/price/freight'
import { missing, redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { pointsMallHref } from '../pointsMallHref.ts'
import { redeemedOf } from '../redeemedOf.ts'

export type IntegralDetData = {
  /** The buyer's points. Absent for a visitor. */
  score: number | undefined
  /** `limit` is the maximum per buyer, 0 for unlimited. `had` is the number that this buyer has redeemed. */
  good: {
    points: number
    money: Money | undefined
    was: Money
    left: number
    limit: number
    had: number
    skuId: string
  }
  product: Pick<ProdDetail, 'prodId' | 'prodName' | 'brief' | 'partyCode' | 'unit' | 'shopId' | 'shopName'>
  /** The freight of one item, and the cash from which the shop delivers free. Absent if the mall gives no rule. */
  freight?: { fee: Money; freeFrom: Money } | undefined
  properties: string
  pictures: string[]
  parameters: { name: string; value: string }[]
}

/** Loads `/member-center/integral-det/{prodId}`. Without an id, redirects to the points mall. */
export const load: Loader<IntegralDetData & { head: Head }> = async (api, { params: { prodId }, user }) => {
  if (!prodId) redirect(pointsMallHref())
  if (!isId(prodId)) missing({ unknown: 'reward' })
  const [{ records }, buyer] = await Promise.all([api.scoreProdPage({ prodId, size: 1 }), user])
  const [good] = records
  if (!good) missing({ unknown: 'reward' })
  const [detail, info] = await Promise.all([
    orNotFound(api.prodInfo({ prodId, addrId: 0, dvyType: 1 }), 'reward', 'A01000'),
    buyer ? orUndefined(api.scoreInfo()) : undefined,
  ])
  const sku = detail.skuList.find(({ skuId }) => skuId === good.skuId) ?? detail.skuList[0]
  const { prodName, brief, unit, shopId, shopName } = detail
  const partyCode = good.partyCode ?? sku?.partyCode
  const pictures = [sku?.pic ?? '', detail.pic, ...(detail.imgs?.split(',') ?? [])].map((picture) => picture.trim())
  const money = Number(good.scoreAmount ?? 0) > 0 ? good.scoreAmount : undefined
  const rule = detail.userDeliveryInfo?.freightRule
  const byLevel = hasFreeDelivery(buyer?.isFreeFee === 1, detail.shopType)
  return {
    head: {
      title: [partyCode, prodName].filter(Boolean).join(' '),
      ...(brief && { description: brief }),
      canonical: path('integral-det', { prodId }),
    },
    score: info?.score,
    good: {
      points: good.scorePrice,
      money,
      was: good.price,
      left: good.scoreStocks,
      limit: good.maxNum ?? 0,
      had: redeemedOf(info, prodId),
      skuId: good.skuId,
    },
    product: { prodId, prodName, brief, partyCode, unit: sku?.unit ?? unit, shopId, shopName },
    freight: rule && { fee: freightFee(rule, money ?? zero, byLevel), freeFrom: rule.freeFrom },
    properties: sku?.properties ?? '',
    pictures: [...new Set(pictures)].filter(Boolean).slice(0, 6),
    parameters: detail.prodParameterList.slice(0, 12).map(({ parameterKey, parameterValue }) => ({
      name: parameterKey,
      value: parameterValue,
    })),
  }
}
