import * as z from 'zod'
import { address } from '../account/address.ts'
import { agreementTerms } from './agreementTerms.ts'
import { groupActivity, seckillActivity } from '../promotion/entities.ts'
import { count, flag, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** Products and categories in the API's spelling (api.md 1.4). */

export type Category = {
  categoryId: string
  parentId: string
  categoryName: string
  pic?: string
  icon?: string
  grade?: number
  status?: number
  seq?: number
  categories?: Category[]
}

export type CategoryWire = {
  categoryId: string | number
  parentId: string | number
  categoryName: string
  pic?: string | null
  icon?: string | null
  grade?: number | string | null
  status?: number | string | null
  seq?: number | string | null
  categories?: CategoryWire[] | null
}

export const category: z.ZodType<Category, CategoryWire> = z.object({
  categoryId: id,
  parentId: id,
  categoryName: z.string(),
  pic: text,
  icon: text,
  grade: maybe(count),
  status: maybe(count),
  seq: maybe(count),
  get categories() {
    return maybe(z.array(category))
  },
})

export const brand = z.object({
  brandId: maybe(id),
  brandName: z.string(),
  imgUrl: text,
  firstLetter: text,
  seq: maybe(count),
})
export type Brand = z.output<typeof brand>

export const priceTier = z.object({ minQty: count, price: money })

/** Extension: a value that the category's table shows as a column. `number` is in the attribute's unit. */
export const keyAttr = z.object({
  attrId: id,
  attrName: z.string(),
  unit: text,
  value: z.string(),
  number: maybe(z.number()),
})
export type KeyAttr = z.output<typeof keyAttr>

export const prodCard = z.object({
  prodId: id,
  prodName: z.string(),
  brief: text,
  pic: text.transform((pic) => pic ?? ''),
  imgs: text,
  price: money,
  oriPrice: maybe(money),
  activityPrice: maybe(money),
  /** The member's price, if the call knows the buyer. */
  memberPrice: maybe(money),
  prodType: maybe(count),
  mold: maybe(count),
  shopId: id,
  shopName: text.transform((name) => name ?? ''),
  shopType: maybe(count),
  status: maybe(count),
  totalStocks: maybe(count),
  soldNum: maybe(count),
  commentNum: maybe(count),
  positiveRating: maybe(z.number()),
  categoryId: maybe(id),
  primaryCategoryId: maybe(id),
  secondaryCategoryId: maybe(id),
  brandId: maybe(id),
  brandName: text,
  activityId: maybe(id),
  activityStartTime: maybe(z.number()),
  activityEndTime: maybe(z.number()),
  activityStatus: maybe(count),
  /** Fields for machine parts. `partyCode`, the model, is the headline of the card (look.md). */
  partyCode: text,
  unit: text,
  minOrderQty: maybe(count),
  packQty: maybe(count),
  leadDays: maybe(count),
  skuId: maybe(id),
  skuNumber: maybe(count),
  priceTiers: maybe(z.array(priceTier)),
  agreementPrice: maybe(money),
  ...agreementTerms,
  keyAttrs: maybe(z.array(keyAttr)),
})
export type ProdCard = z.output<typeof prodCard>

export const sku = z.object({
  skuId: id,
  prodId: maybe(id),
  skuName: text.transform((name) => name ?? ''),
  properties: text.transform((value) => value ?? ''),
  price: money,
  oriPrice: maybe(money),
  stocks: count,
  partyCode: text,
  pic: text,
  weight: maybe(z.number()),
  status: maybe(count),
  priceTiers: maybe(z.array(priceTier)),
  minOrderQty: maybe(count),
  packQty: maybe(count),
  unit: text,
  leadDays: maybe(count),
  agreementPrice: maybe(money),
  ...agreementTerms,
})
export type Sku = z.output<typeof sku>

/** Extension: a row of the supermarket's table. */
export const supermarketRow = z.object({
  skuId: id,
  prodId: id,
  shopId: id,
  prodName: z.string(),
  partyCode: text,
  properties: text.transform((value) => value ?? ''),
  unit: text,
  price: money,
  priceTiers: maybe(z.array(priceTier)),
  stocks: count,
  minOrderQty: maybe(count),
  packQty: maybe(count),
  leadDays: maybe(count),
})
export type SupermarketRow = z.output<typeof supermarketRow>
export const supermarketClass = z.object({ categoryId: id, categoryName: z.string(), skus: list(supermarketRow) })

export const prodParameter = z.object({
  prodParameterId: maybe(id),
  parameterKey: z.string(),
  parameterValue: z.string(),
})

export const prodDetail = prodCard.extend({
  /** Extension: the shop's city and its average rating, from 0 to 5. */
  shopCity: text,
  shopScore: maybe(z.number()),
  content: text,
  video: text,
  skuList: list(sku),
  prodParameterList: list(prodParameter),
  brand: maybe(brand),
  userDeliveryInfo: maybe(
    z.object({
      totalTransFee: money,
      totalFreeTransFee: maybe(money),
      /**
       * Extension: the shop's freight rule, from which a page computes this buyer's freight for any quantity
       * (`freightFee`).
       */
      freightRule: maybe(z.object({ base: money, freeFrom: money })),
      /** Extension: the days that goods of the shop are on the road to the address, at least and at most. */
      transitDays: maybe(z.object({ from: count, to: count })),
      userAddr: maybe(address),
    }),
  ),
  /** The running flash sale or group deal, otherwise the next, otherwise the last that has ended. */
  seckillVO: maybe(seckillActivity),
  groupActivityVO: maybe(groupActivity),
  isDelivery: maybe(booleanValue),
  deliveryAmount: maybe(money),
  documents: list(
    z.object({ name: z.string(), url: z.string(), kind: z.enum(['datasheet', 'cad', 'manual', 'certificate']) }),
  ),
  crossRefs: list(z.object({ brand: z.string(), code: z.string() })),
})
export type ProdDetail = z.output<typeof prodDetail>

export const comment = z.object({
  prodCommId: id,
  score: count,
  isAnonymous: maybe(flag),
  content: text.transform((value) => value ?? ''),
  pics: text,
  evaluate: maybe(count),
  recTime: text,
  nickName: text,
  pic: text,
  replySts: maybe(flag),
  replyContent: text,
  replyTime: text,
  /** Extension: the text that the buyer added later. */
  followUp: text,
  followUpTime: text,
})
export type Comment = z.output<typeof comment>

/** Extension: the same part at another shop. `forSkuId` is the SKU of the requested product that the offer matches. */
export const offer = z.object({
  forSkuId: id,
  shopId: id,
  shopName: z.string(),
  prodId: id,
  skuId: id,
  brandName: text,
  partyCode: text,
  price: money,
  stocks: count,
  minOrderQty: maybe(count),
  leadDays: maybe(count),
  unit: text,
})
export type Offer = z.output<typeof offer>
