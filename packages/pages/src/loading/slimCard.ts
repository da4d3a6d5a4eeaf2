import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import { withoutUndefined } from '@millwright/domain/table'

/** Returns only the fields a product card shows, since a page carries up to sixty cards. */
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
  return withoutUndefined({
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
  })
}
