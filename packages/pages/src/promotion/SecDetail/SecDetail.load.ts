import type { ProdDetail } from '@millwright/contract/catalogue/entities'
import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import type { Money } from '@millwright/domain/money/money'
import { compareWhole } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { readServerTime } from '@millwright/domain/time'
import { missing, redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { ownPriceOf } from '../../loading/agreedPrices.ts'
import { orNotFound } from '../../loading/orNotFound.ts'

export type SecDetailData = {
  now: number
  sale: {
    seckillId: string
    seckillPrice: Money
    startTime: number
    endTime: number
    seckillTotalStocks: number | undefined
    seckillOriginStocks: number | undefined
    maxNum: number | undefined
  }
  /** The pieces in unpaid orders, which may become available again. */
  unpaid: number
  product: Pick<ProdDetail, 'prodId' | 'prodName' | 'brief' | 'partyCode' | 'unit' | 'shopId' | 'shopName' | 'prodType'>
  /** The buyer's card number as a distributor, for shared links. */
  cardNo?: string | undefined
  skuId: string | undefined
  properties: string
  /** The regular price. */
  was: Money
  /** The buyer's price without the sale, if it is not above the price of the sale. */
  own?: Money
  minOrderQty: number
  packQty: number
  /** The minutes that an unpaid order holds its pieces. */
  holdMinutes: number
  pictures: string[]
  parameters: { name: string; value: string }[]
}

/**
 * Loads `/secdetail/{seckillId}`: the product in its flash sale, also after the end. Without an id, redirects to the
 * flash sales.
 */
export const load: Loader<SecDetailData & { head: Head }> = async (api, context) => {
  const {
    params: { seckillId },
    now,
    user,
  } = context
  if (!seckillId) redirect(path('flash-sale'))
  if (!isId(seckillId)) missing({ unknown: 'sale' })
  const { sale, detail } = await saleAndProduct(api, seckillId)
  const vo = detail.seckillVO?.seckillId === seckillId ? detail.seckillVO : undefined
  const ofSale = vo?.seckillSkuList[0]
  const sku = detail.skuList.find(({ skuId }) => skuId === (ofSale?.skuId ?? sale.skuId)) ?? detail.skuList[0]
  const { prodId, prodName, brief, unit, shopId, shopName } = detail
  const price = sale.seckillPrice ?? sale.price
  const own = sku && (await ownPriceOf(api, context, sku))
  const partyCode = sku?.partyCode ?? detail.partyCode
  // The sale is of one SKU. The pictures of other SKUs would show another part.
  const pictures = sku?.pic ? [sku.pic] : [detail.pic, ...(detail.imgs?.split(',') ?? [])].map((one) => one.trim())
  return {
    head: {
      title: [partyCode, prodName].filter(Boolean).join(' '),
      ...(brief && { description: brief }),
      canonical: path('secdetail', { seckillId }),
    },
    now,
    cardNo: (await user)?.cardNo,
    sale: {
      seckillId,
      seckillPrice: price,
      startTime: readServerTime(sale.startTime) ?? now,
      endTime: readServerTime(sale.endTime) ?? now,
      seckillTotalStocks: sale.seckillTotalStocks,
      seckillOriginStocks: sale.seckillOriginStocks,
      maxNum: sale.maxNum,
    },
    unpaid: sale.unpaidNum ?? 0,
    product: { prodId, prodName, brief, partyCode, unit: sku?.unit ?? unit, shopId, shopName, prodType: 2 },
    skuId: sku?.skuId,
    properties: sku?.properties ?? '',
    was: sku?.price ?? detail.price,
    ...(own !== undefined && compareWhole(own, price) <= 0 && { own }),
    minOrderQty: sku?.minOrderQty ?? 1,
    packQty: sku?.packQty ?? 1,
    holdMinutes: vo?.maxCancelTime ?? 15,
    pictures: [...new Set(pictures)].filter(Boolean).slice(0, 6),
    parameters: detail.prodParameterList.slice(0, 12).map(({ parameterKey, parameterValue }) => ({
      name: parameterKey,
      value: parameterValue,
    })),
  }
}

async function saleAndProduct(api: Client, seckillId: string) {
  const { records } = await api.seckillPage({ seckillIds: seckillId, withEnded: 1, size: 1 })
  const [sale] = records
  if (!sale) missing({ unknown: 'sale' })
  const detail = await orNotFound(api.prodInfo({ prodId: sale.prodId, addrId: 0, dvyType: 1 }), 'sale', 'A01000')
  return { sale, detail }
}
