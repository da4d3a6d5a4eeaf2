import type { ProdDetail, Sku } from '@millwright/contract/catalogue/entities'
import type { ComparedProduct } from '@millwright/commerce/CompareTable'
import { readCompared, writeCompared } from '@millwright/domain/product/compared'
import type { Compared } from '@millwright/domain/product/compared'
import { COMPARE_LIMIT } from '@millwright/domain/constants'
import { ownSteps } from '@millwright/domain/price/ownSteps'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { agreedPrices, withAgreedPrices, withOwnPrices } from '../../loading/agreedPrices.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { comparePath } from './comparePath.ts'
import { flag, text } from '../../searchParams.ts'

export type CompareData = {
  head: Head
  products: ComparedProduct[]
  onlyDifferences: boolean
  /** Whether the address names more products than fit side by side. */
  tooMany: boolean
  /** The number of requested products that are not available. */
  missing: number
  /** The address for a retry, if the buyer's agreement prices failed to load. */
  agreedAgain: string | undefined
}

/** Returns the canonical form of an id: `1?sku=2` becomes `1-2`. Other texts are returned unchanged. */
function plainId(id: string): string {
  const compared = readCompared(id)
  return compared ? writeCompared(compared) : id
}

export const searchParams = { ids: text, diff: flag }

/**
 * Loads `/compare?ids=1-101,2`: SKUs, or products as a whole. A plain form of ticked boxes sends several `ids`
 * parameters and is redirected to the joined form.
 */
export const load: Loader<CompareData, typeof searchParams> = async (api, context) => {
  const given = context.url.searchParams.getAll('ids')
  const asked = [
    ...new Set(
      given
        .flatMap((ids) => ids.split(','))
        .map((id) => plainId(id.trim()))
        .filter(Boolean),
    ),
  ]
  const onlyDifferences = context.query.diff ?? false
  if (given.length > 1) redirect(comparePath(asked, onlyDifferences))
  const wanted = asked.slice(0, COMPARE_LIMIT)
  const compared = wanted.flatMap((id) => readCompared(id) ?? [])
  const found = compared.length
    ? await api.prodInfos({ prodIds: [...new Set(compared.map(({ prodId }) => prodId))].join(',') })
    : []
  const agreed = await agreedPrices(
    api,
    context,
    found.flatMap(({ skuList }) => skuList.map(({ skuId }) => skuId)),
  )
  const known = found.map((product) => ({ ...product, skuList: withAgreedPrices(product.skuList, agreed) }))
  const products = compared.flatMap((one) =>
    known
      .filter(({ prodId }) => prodId === one.prodId)
      .map((product) => comparedOf(product, one, agreed.memberPercent)),
  )
  return {
    head: { title: { namespace: 'compare', key: 'title' }, noindex: true },
    products,
    onlyDifferences,
    tooMany: asked.length > COMPARE_LIMIT,
    missing: wanted.length - products.length,
    agreedAgain: agreed.retryHref,
  }
}

/**
 * Returns a compared product with its SKU. If the address names no known SKU and there are several, returns the product
 * as a whole.
 */
function comparedOf(
  product: ProdDetail,
  { prodId, skuId }: Compared,
  memberPercent: number | undefined,
): ComparedProduct {
  const { skuList, prodParameterList } = product
  const sku = skuList.find((one) => one.skuId === skuId) ?? (skuList.length === 1 ? skuList[0] : undefined)
  const brandName = product.brandName ?? product.brand?.brandName
  const own = sku ? readProperties(sku.properties).filter(({ name }) => name) : []
  const named = new Set(own.map(({ name }) => name))
  return {
    ...withOwnPrices([slimCard(sku ? ofSize(product, sku) : product)], { memberPercent })[0]!,
    id: writeCompared({ prodId, ...(sku && skuId === sku.skuId && { skuId }) }),
    brandName,
    packQty: sku?.packQty ?? product.packQty,
    skuNumber: sku ? 1 : skuList.length || product.skuNumber,
    steps: sku ? ownSteps(sku, memberPercent) : [],
    // The brand has a row of its own.
    parameters: [
      ...own,
      ...prodParameterList
        .filter(({ parameterKey, parameterValue }) => !named.has(parameterKey) && parameterValue !== brandName)
        .map(({ parameterKey, parameterValue }) => ({ name: parameterKey, value: parameterValue })),
    ],
  }
}

function ofSize(
  product: ProdDetail,
  {
    skuId,
    partyCode,
    pic,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    priceTiers,
    minOrderQty,
    stocks,
    leadDays,
    unit,
  }: Sku,
): ProdDetail {
  return {
    ...product,
    skuId,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    priceTiers,
    minOrderQty,
    totalStocks: stocks,
    leadDays,
    partyCode: partyCode ?? product.partyCode,
    pic: pic || product.pic,
    unit: unit ?? product.unit,
  }
}
