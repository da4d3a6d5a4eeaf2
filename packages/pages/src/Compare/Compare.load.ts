import type { ProdDetail } from '@millwright/contract/entities'
import type { ComparedProduct } from '@millwright/commerce/CompareTable'
import { COMPARE_LIMIT } from '@millwright/domain/constants'
import { priceSteps } from '@millwright/domain/price'
import { goTo } from '../at.ts'
import type { Head, Load } from '../at.ts'
import { isId } from '../forms.ts'
import { slimCard } from '../internal/slimCard.ts'
import { comparePath } from './comparePath.ts'

export type CompareData = {
  head: Head
  products: ComparedProduct[]
  onlyDifferences: boolean
  /** More were asked for than can stand side by side. */
  tooMany: boolean
  /** So many of those asked for are not to be had. */
  missing: number
}

/** `/compare?ids=1,2`: a plain form of ticked boxes comes with several `ids` and is sent on. */
export const load: Load<CompareData> = async (api, at) => {
  const query = at.url.searchParams
  const asked = [...new Set(query.getAll('ids').flatMap((ids) => ids.split(',')).map((id) => id.trim()).filter(Boolean))]
  const onlyDifferences = query.get('diff') === '1'
  if (query.getAll('ids').length > 1) goTo(comparePath(asked, onlyDifferences))
  const wanted = asked.slice(0, COMPARE_LIMIT)
  const ids = wanted.filter(isId)
  const found = ids.length ? await api.prodInfos({ prodIds: ids.join(',') }) : []
  const products = ids.flatMap((id) => found.filter(({ prodId }) => prodId === id)).map(slim)
  return {
    head: { title: { area: 'compare', key: 'title' }, noindex: true },
    products, onlyDifferences, tooMany: asked.length > COMPARE_LIMIT, missing: wanted.length - products.length,
  }
}

function slim(product: ProdDetail): ComparedProduct {
  const { brandName, brand, packQty, skuList, prodParameterList } = product
  const only = skuList.length === 1 ? skuList[0] : undefined
  return {
    ...slimCard(product), brandName: brandName ?? brand?.brandName, packQty,
    ...(only && { skuId: only.skuId, minOrderQty: only.minOrderQty ?? product.minOrderQty, packQty: only.packQty ?? packQty }), skuNumber: skuList.length || product.skuNumber,
    steps: only ? priceSteps(only) : [],
    // The brand has a line of its own.
    parameters: prodParameterList.filter(({ parameterValue }) => parameterValue !== (brandName ?? brand?.brandName)).map(({ parameterKey, parameterValue }) => ({ name: parameterKey, value: parameterValue })),
  }
}
