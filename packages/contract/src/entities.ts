import * as z from 'zod'
import { count, flag, id, list, maybe, money, text, yes } from './values.ts'

/** The mall's nouns as the wire spells them (api.md 1.4). Absent and null are read alike; unknown keys are dropped. */

export type Category = {
  categoryId: string; parentId: string; categoryName: string; pic?: string; icon?: string
  grade?: number; status?: number; seq?: number; categories?: Category[]
}
export type CategoryWire = {
  categoryId: string | number; parentId: string | number; categoryName: string; pic?: string | null; icon?: string | null
  grade?: number | string | null; status?: number | string | null; seq?: number | string | null; categories?: CategoryWire[] | null
}
export const category: z.ZodType<Category, CategoryWire> = z.object({
  categoryId: id, parentId: id, categoryName: z.string(), pic: text, icon: text, grade: maybe(count), status: maybe(count), seq: maybe(count),
  get categories() { return maybe(z.array(category)) },
})

export const brand = z.object({ brandId: maybe(id), brandName: z.string(), imgUrl: text, firstLetter: text, seq: maybe(count) })
export type Brand = z.output<typeof brand>

export const priceTier = z.object({ minQty: count, price: money })

/** Ours: a value that a table of its category shows as a column; `number` in the attribute's unit where it is one. */
export const keyAttr = z.object({ attrId: id, attrName: z.string(), unit: text, value: z.string(), number: maybe(z.number()) })
export type KeyAttr = z.output<typeof keyAttr>

export const prodCard = z.object({
  prodId: id, prodName: z.string(), brief: text, pic: text.transform((pic) => pic ?? ''), imgs: text,
  price: money, oriPrice: maybe(money), activityPrice: maybe(money), prodType: maybe(count), mold: maybe(count),
  shopId: id, shopName: text.transform((name) => name ?? ''), shopType: maybe(count), status: maybe(count),
  totalStocks: maybe(count), soldNum: maybe(count), commentNum: maybe(count), positiveRating: maybe(z.number()),
  categoryId: maybe(id), primaryCategoryId: maybe(id), secondaryCategoryId: maybe(id), brandId: maybe(id), brandName: text,
  activityId: maybe(id), activityStartTime: maybe(z.number()), activityEndTime: maybe(z.number()), activityStatus: maybe(count),
  /** What a card of machine parts needs beside the price: the model is the headline (look.md). */
  partyCode: text, unit: text, minOrderQty: maybe(count), packQty: maybe(count), leadDays: maybe(count),
  skuId: maybe(id), skuNumber: maybe(count), priceTiers: maybe(z.array(priceTier)), agreementPrice: maybe(money),
  keyAttrs: maybe(z.array(keyAttr)),
})
export type ProdCard = z.output<typeof prodCard>

export const sku = z.object({
  skuId: id, prodId: maybe(id), skuName: text.transform((name) => name ?? ''), properties: text.transform((value) => value ?? ''),
  price: money, oriPrice: maybe(money), stocks: count, partyCode: text, pic: text, weight: maybe(z.number()), status: maybe(count),
  priceTiers: maybe(z.array(priceTier)), minOrderQty: maybe(count), packQty: maybe(count), unit: text, leadDays: maybe(count), agreementPrice: maybe(money),
})
export type Sku = z.output<typeof sku>

export const address = z.object({
  addrId: id, receiver: z.string(), mobile: z.string(), provinceId: maybe(id), province: text, cityId: maybe(id), city: text,
  areaId: maybe(id), area: text, addr: z.string(), postCode: text, commonAddr: maybe(flag),
})
export type Address = z.output<typeof address>

export const prodParameter = z.object({ prodParameterId: maybe(id), parameterKey: z.string(), parameterValue: z.string() })

export const prodDetail = prodCard.extend({
  content: text, video: text, skuList: list(sku), prodParameterList: list(prodParameter), brand: maybe(brand),
  userDeliveryInfo: maybe(z.object({ totalTransFee: money, totalFreeTransFee: maybe(money), userAddr: maybe(address) })),
  isDelivery: maybe(yes), deliveryAmount: maybe(money),
  documents: list(z.object({ name: z.string(), url: z.string(), kind: z.enum(['datasheet', 'cad', 'manual', 'certificate']) })),
  crossRefs: list(z.object({ brand: z.string(), code: z.string() })),
})
export type ProdDetail = z.output<typeof prodDetail>

export const comment = z.object({
  prodCommId: id, score: count, isAnonymous: maybe(flag), content: text.transform((value) => value ?? ''), pics: text, evaluate: maybe(count),
  recTime: text, nickName: text, pic: text, replySts: maybe(flag), replyContent: text, replyTime: text,
})
export type Comment = z.output<typeof comment>

export const cartItem = z.object({
  basketId: id, shopId: id, prodId: id, skuId: id, prodName: z.string(), skuName: text, properties: text, pic: text.transform((pic) => pic ?? ''),
  prodCount: count, price: money, oriPrice: maybe(money), productTotalAmount: money, actualTotal: maybe(money), isChecked: maybe(flag), prodType: maybe(count),
  basketDate: text, actualStock: maybe(count), isDelivery: maybe(yes), categoryId: maybe(id),
  /** Ours: the unit price when the line was put in, so that a change can be shown. */
  addedPrice: maybe(money),
  partyCode: text, unit: text, minOrderQty: maybe(count), packQty: maybe(count), leadDays: maybe(count), priceTiers: maybe(z.array(priceTier)),
})
export type CartItem = z.output<typeof cartItem>

export const cartGroup = z.object({
  activityType: maybe(count),
  chooseDiscountItemDto: maybe(z.object({ discountId: id, discountName: text, discountRule: count, needAmount: money, discount: money, reduceAmount: maybe(money) })),
  shopCartItems: list(cartItem),
})

export const cartShop = z.object({
  shopId: id, shopName: z.string(), shopType: maybe(count), shopCartItemDiscounts: list(cartGroup),
  actualTotal: maybe(money), total: maybe(money), totalCount: maybe(count), transFee: maybe(money), shopReduce: maybe(money), discountReduce: maybe(money),
})
export type CartShop = z.output<typeof cartShop>

export const shopOrder = z.object({
  shopId: id, shopName: z.string(), shopCartItemDiscounts: list(cartGroup), total: money, actualTotal: money, totalCount: count,
  transFee: money, discountReduce: maybe(money), couponReduce: maybe(money), shopReduce: maybe(money), remarks: text, dvyType: maybe(count),
})
export type ShopOrder = z.output<typeof shopOrder>

export const orderConfirm = z.object({
  userAddr: maybe(address), shopCartOrders: list(shopOrder), filterShopItems: list(cartItem),
  actualTotal: money, total: money, totalCount: count, orderReduce: maybe(money), totalTransFee: maybe(money),
  /** When this price is no longer held; epoch milliseconds. */
  expireTime: maybe(z.number()),
  /** Names this price at submit: the same uuid makes the same orders. */
  uuid: text,
})
export type OrderConfirm = z.output<typeof orderConfirm>

export const orderItem = z.object({
  orderItemId: maybe(id), prodId: id, skuId: id, prodName: z.string(), skuName: text, properties: text, pic: text.transform((pic) => pic ?? ''),
  prodCount: count, price: money, actualTotal: maybe(money), commSts: maybe(flag), refundSn: text, status: maybe(count), partyCode: text, unit: text,
})
export type OrderItem = z.output<typeof orderItem>

export const myOrder = z.object({
  orderNumber: z.string(), shopId: id, shopName: z.string(), status: count, orderType: maybe(count), refundStatus: maybe(count), closeType: maybe(count),
  actualTotal: money, freightAmount: maybe(money), productNums: count, createTime: z.string(), payTime: text, payType: maybe(count), isComm: maybe(flag),
  /** Until when an unpaid order is kept; epoch milliseconds. */
  endTime: maybe(z.number()), orderItemDtos: list(orderItem),
})
export type MyOrder = z.output<typeof myOrder>

export const orderDetail = z.object({
  orderNumber: z.string(), shopId: id, shopName: z.string(), status: count, orderType: maybe(count), closeType: maybe(count), isComm: maybe(flag),
  userAddrDto: address, orderItemDtos: list(orderItem), total: money, totalNum: count, actualTotal: money, transfee: money, reduceAmount: maybe(money),
  payType: maybe(count), dvyType: maybe(count), remarks: text, createTime: z.string(), payTime: text, dvyTime: text, finallyTime: text, cancelTime: text,
  canRefund: maybe(yes), refundStatus: maybe(count), endTime: maybe(z.number()),
})
export type OrderDetail = z.output<typeof orderDetail>

export const orderCount = z.object({
  allCount: count, unPay: count, payed: count, consignment: count, confirm: maybe(count), success: count, close: count, refund: maybe(count), grouping: maybe(count),
})
export type OrderCount = z.output<typeof orderCount>

export const deliveryPackage = z.object({
  orderDeliveryId: maybe(id), orderNumber: text, deliveryType: maybe(count), productNums: maybe(count), createTime: text, orderItems: list(orderItem),
  deliveryDto: maybe(z.object({
    companyName: text, companyHomeUrl: text, dvyFlowId: text, state: maybe(count), logo: text,
    traces: list(z.object({ acceptTime: z.string(), acceptStation: z.string() })),
  })),
})
export type DeliveryPackage = z.output<typeof deliveryPackage>

export const user = z.object({
  userId: id, nickName: text.transform((name) => name ?? ''), pic: text, userMobile: text, userMail: text, status: maybe(count),
  stroeLevel: maybe(count), isFxs: maybe(flag), accountPeriodDate: text, isAccountPeriod: maybe(flag), isProductPool: maybe(flag), priceGroupId: maybe(id),
})
export type User = z.output<typeof user>

export const centerInfo = z.object({
  isSetPassword: maybe(yes), orderCountData: maybe(orderCount), shopAuditStatus: maybe(count), shopStatus: maybe(count), shopId: maybe(id),
})
export type CenterInfo = z.output<typeof centerInfo>

export const webConfig = z.object({
  pcLogoImg: text, pcLogoImgText: text, pcTitleImg: text, pcTitleContentCn: text, pcTitleContentEn: text, pcCompanyInfoCn: text, pcCompanyInfoEn: text,
  pcWelcomeCn: text, pcWelcomeEn: text, pcQrcodeImg: text, pcCopyright: text,
  /** Ours: what the footer shows beside the company text. */
  serviceTimeCn: text, serviceTimeEn: text, servicePhone: text, filingNumber: text, merchantUrl: text,
  sisterSites: list(z.object({ name: z.string(), url: z.string() })),
})
export type WebConfig = z.output<typeof webConfig>

export const notice = z.object({ id, title: z.string(), content: text, publishTime: text, isTop: maybe(flag), shopId: maybe(id) })
export type Notice = z.output<typeof notice>

export const area = z.object({ areaId: id, areaName: z.string(), areaNameEn: text, parentId: id, level: maybe(count) })
export type Area = z.output<typeof area>

/** Ours: the same part at another shop. `forSkuId` is the SKU of the asked product that it stands for. */
export const offer = z.object({
  forSkuId: id, shopId: id, shopName: z.string(), prodId: id, skuId: id, brandName: text, partyCode: text, price: money, stocks: count,
  minOrderQty: maybe(count), leadDays: maybe(count), unit: text,
})
export type Offer = z.output<typeof offer>

/** Ours: what a search made of the keyword. `without` is the keyword that is left when a condition is taken away. */
export const understood = z.object({
  /** Read out of the keyword and applied: `5.5kw` is a power of 5.5 kW. */
  conditions: list(z.object({ attrId: id, attrName: z.string(), label: z.string(), without: z.string() })),
  /** The keyword that was searched in place of the typed one, whose spelling found nothing. */
  corrected: text,
  /** Words that were left out because nothing has all of them. */
  dropped: list(z.string()),
  /** Makers that were named and are not sold here; goods of others are shown. */
  otherMakers: list(z.string()),
  /** Goods or sizes that are not sold here, with the names of what comes nearest and is shown in their place. */
  notSold: list(z.object({ word: z.string(), near: list(z.string()) })),
})
export type Understood = z.output<typeof understood>

export const facets = z.object({
  brands: list(z.object({ brandId: id, brandName: z.string(), brandImg: text, count: maybe(count) })),
  categories: list(z.object({ categoryId: id, name: z.string(), count: maybe(count) })),
  attrs: list(z.object({
    attrId: id, attrName: z.string(), unit: text,
    attrValues: list(z.object({ attrValueId: id, attrValueName: z.string(), count: maybe(count), number: maybe(z.number()) })),
    /** Ours: of a numeric attribute, the least and the most in the result, in its unit. */
    min: maybe(z.number()), max: maybe(z.number()),
  })),
  /** Ours: the columns of a table of this result, in the buyer's order; empty where the result is of many kinds. */
  keyAttrs: list(z.object({ attrId: id, attrName: z.string(), unit: text, numeric: maybe(yes) })),
  minPrice: maybe(money), maxPrice: maybe(money),
})
export type Facets = z.output<typeof facets>

/** What stands at the head of a shop. `shopStatus` is 1 where it is open (api.md 1.2). */
export const shopHead = z.object({
  shopId: id, shopName: z.string(), shopLogo: text, shopType: maybe(count), shopStatus: maybe(count), intro: text, renovationId: maybe(id),
  /** Buyers who keep it; the mean of its comments, of five. */
  collectionNum: maybe(count), score: maybe(z.number()), prodNum: maybe(count),
  phone: text, serviceTime: text, city: text,
})
export type ShopHead = z.output<typeof shopHead>

export const shopCompany = z.object({
  firmName: text, creditCode: text, representative: text, residence: text, capital: maybe(z.number()), foundTime: text, startTime: text, endTime: text,
  businessScope: text, businessLicense: text,
})
export type ShopCompany = z.output<typeof shopCompany>
export const shopInfo = shopHead.extend({ company: maybe(shopCompany) })
export type ShopInfo = z.output<typeof shopInfo>
