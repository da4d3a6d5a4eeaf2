import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { ProdCard } from '@millwright/contract/catalogue/entities'

/** What a card shows of a product, and no more: sixty of them ride in a page. */
export function slimCard(product: ProdCard): CardProduct {
  const {
    prodId,
    prodName,
    partyCode,
    brief,
    pic,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    memberPrice,
    priceTiers,
    unit,
    shopId,
    shopName,
    skuId,
    skuNumber,
    minOrderQty,
    totalStocks,
    leadDays,
  } = product
  const card = {
    prodId,
    prodName,
    partyCode,
    brief,
    pic,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    memberPrice,
    priceTiers: priceTiers?.slice(-1),
    unit,
    shopId,
    shopName,
    skuId,
    skuNumber,
    minOrderQty,
    totalStocks,
    leadDays,
  }
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)) as typeof card
}
