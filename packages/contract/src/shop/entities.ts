import * as z from 'zod'
import { count, id, list, maybe, moment, money, text } from '../values.ts'

/** A shop's header. `shopStatus` is 1 if it is open (api.md 1.2). */
export const shopHead = z.object({
  shopId: id,
  shopName: z.string(),
  shopLogo: text,
  shopType: maybe(count),
  shopStatus: maybe(count),
  intro: text,
  renovationId: maybe(id),
  /** The number of buyers who have the shop as a favourite, and its average rating from 0 to 5. */
  collectionNum: maybe(count),
  score: maybe(z.number()),
  /** Extension: the number of reviews that the rating averages, and the day on which the company was founded. */
  commentNum: maybe(count),
  foundTime: text,
  prodNum: maybe(count),
  phone: text,
  serviceTime: text,
  city: text,
  /** 1: recommended by the mall. */
  isPreferred: maybe(count),
})
export type ShopHead = z.output<typeof shopHead>

export const shopCompany = z.object({
  firmName: text,
  creditCode: text,
  representative: text,
  residence: text,
  capital: maybe(z.number()),
  foundTime: text,
  startTime: text,
  endTime: text,
  businessScope: text,
  businessLicense: text,
})
export type ShopCompany = z.output<typeof shopCompany>

/** A favourite shop. Closed if `shopStatus` is not 1. */
export const collectedShop = z.object({
  collectionId: maybe(id),
  shopId: id,
  renovationId: maybe(id),
  shopName: z.string(),
  shopLogo: text,
  shopType: maybe(count),
  shopStatus: maybe(count),
  createTime: maybe(moment),
  /** Extension. */
  intro: text,
  prodNum: maybe(count),
})
export type CollectedShop = z.output<typeof collectedShop>

export const shopInfo = shopHead.extend({ company: maybe(shopCompany) })
export type ShopInfo = z.output<typeof shopInfo>

/** A shop in a list, with some of its products: those that match the search, or bestsellers. */
export const shopCard = z.object({
  shopId: id,
  shopName: z.string(),
  shopLogo: text,
  shopType: maybe(count),
  collectionNum: maybe(count),
  /** Extension. */
  isPreferred: maybe(count),
  intro: text,
  city: text,
  score: maybe(z.number()),
  serviceTime: text,
  prodNum: maybe(count),
  /** The number of the shop's products that match the search. */
  fitNum: maybe(count),
  products: list(z.object({ prodId: id, skuId: maybe(id), prodName: z.string(), pic: text, price: money, unit: text })),
})
export type ShopCardInfo = z.output<typeof shopCard>

/** The filters of a list of shops, with the number of shops for each. */
export const shopFacets = z.object({
  cities: list(z.object({ city: z.string(), count })),
  categories: list(z.object({ categoryId: id, categoryName: z.string(), count })),
})
export type ShopFacets = z.output<typeof shopFacets>
