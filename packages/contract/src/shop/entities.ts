import * as z from 'zod'
import { count, id, maybe, moment, text } from '../values.ts'

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
