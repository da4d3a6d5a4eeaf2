import * as z from 'zod'
import { count, id, list, maybe, moment, money, text } from '../values.ts'

/** Shops. */

/** What stands at the head of a shop. `shopStatus` is 1 where it is open (api.md 1.2). */
export const shopHead = z.object({
  shopId: id,
  shopName: z.string(),
  shopLogo: text,
  shopType: maybe(count),
  shopStatus: maybe(count),
  intro: text,
  renovationId: maybe(id),
  /** Buyers who keep it; the mean of its comments, of five. */
  collectionNum: maybe(count),
  score: maybe(z.number()),
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

/** A shop that a buyer keeps; `shopStatus` other than 1: it is closed. */
export const collectedShop = z.object({
  collectionId: maybe(id),
  shopId: id,
  renovationId: maybe(id),
  shopName: z.string(),
  shopLogo: text,
  shopType: maybe(count),
  shopStatus: maybe(count),
  createTime: maybe(moment),
  /** Ours. */
  intro: text,
  prodNum: maybe(count),
})
export type CollectedShop = z.output<typeof collectedShop>

export const shopInfo = shopHead.extend({ company: maybe(shopCompany) })
export type ShopInfo = z.output<typeof shopInfo>

/** A shop as lists of shops show it, with some of its goods: those that fit what was looked for, or that sell best. */
export const shopCard = z.object({
  shopId: id,
  shopName: z.string(),
  shopLogo: text,
  shopType: maybe(count),
  collectionNum: maybe(count),
  /** Ours. */
  isPreferred: maybe(count),
  intro: text,
  city: text,
  score: maybe(z.number()),
  serviceTime: text,
  prodNum: maybe(count),
  /** How many of its goods are what was looked for. */
  fitNum: maybe(count),
  products: list(z.object({ prodId: id, skuId: maybe(id), prodName: z.string(), pic: text, price: money, unit: text })),
})
export type ShopCardInfo = z.output<typeof shopCard>

/** What a list of shops can be narrowed by, with how many each leaves. */
export const shopFacets = z.object({
  cities: list(z.object({ city: z.string(), count })),
  categories: list(z.object({ categoryId: id, categoryName: z.string(), count })),
})
export type ShopFacets = z.output<typeof shopFacets>
