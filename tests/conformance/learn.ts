import type { AnswerOf, CallName } from '@millwright/contract/contract'
import type { KnownIds } from '@millwright/fixtures/probes'

/** Reads ids from responses, as input for later probes. If a response lacks an id, the earlier id stays. */
const lessons: { [N in CallName]?: (answer: AnswerOf<N>) => Partial<KnownIds> } = {
  categoryInfo: ([first]) => (first ? { categoryId: first.categoryId } : {}),
  searchProd: ({ records }) => productOf(records),
  searchWithFacets: ({ products }) => productOf(products.records),
  topNoticeList: ([first]) => (first ? { noticeId: first.id } : {}),
  prodInfo: ({ skuList }) => {
    const sku = skuList.find(({ stocks, minOrderQty = 1 }) => stocks < 0 || stocks >= 2 * minOrderQty) ?? skuList[0]
    return sku ? { skuId: sku.skuId, count: sku.minOrderQty ?? 1 } : {}
  },
  cartInfo: (shops) => basketOf(shops),
  addressList: (addresses) => ({
    addrId: addresses.find(({ commonAddr }) => !commonAddr)?.addrId,
    defaultAddrId: addresses.find(({ commonAddr }) => commonAddr)?.addrId,
  }),
  addAddress: (answer) => (typeof answer === 'string' ? { addrId: answer } : {}),
  confirmOrder: ({ uuid }) => ({ uuid }),
  submitOrder: ({ orderNumbers }) => ({ orderNumber: orderNumbers.split(',')[0] }),
}

export function learn<N extends CallName>(name: N, answer: unknown, known: KnownIds): void {
  const lesson = lessons[name] as ((answer: AnswerOf<N>) => Partial<KnownIds>) | undefined
  for (const [key, value] of Object.entries(lesson?.(answer as AnswerOf<N>) ?? {}))
    if (value !== undefined) Object.assign(known, { [key]: value })
}

function productOf([first]: AnswerOf<'searchProd'>['records']): Partial<KnownIds> {
  return first ? { prodId: first.prodId, shopId: first.shopId, skuId: first.skuId } : {}
}

function basketOf(shops: AnswerOf<'cartInfo'>): Partial<KnownIds> {
  return { basketId: shops[0]?.shopCartItemDiscounts[0]?.shopCartItems[0]?.basketId }
}
