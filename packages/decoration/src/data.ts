import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Locale } from '@millwright/domain/locale'
import type { Money } from '@millwright/domain/money/money'

/**
 * What a look is given of the page: the answers of the server that its block asks for. What is not here is off the
 * shelf.
 */
export type PageData = {
  products: Readonly<Record<string, CardProduct>>
  /** By `seckillId`; without them a sale is what the product itself says of its activity. */
  seckills?: Readonly<Record<string, SeckillCard>> | undefined
  /** By `groupActivityId`; without them a deal is what the product itself says of its activity. */
  groups?: Readonly<Record<string, GroupCard>> | undefined
  /** What the mall chose for each shelf, by the words of its rule. */
  shelves?: Readonly<Record<string, readonly CardProduct[]>> | undefined
  /** By `shopId`; what is not here has closed. */
  shops?: Readonly<Record<string, ShopSummary>> | undefined
  /** The server's clock, epoch milliseconds. */
  now: number
}

/** What a page asks for: one answer each (`planData` names the ids). */
export type DataKind = 'products' | 'seckills' | 'groups' | 'shelves' | 'shops'

/**
 * The answers of a host to `planData`, by kind. A promise is an answer that is late: its blocks keep their room until
 * it is there (give the same promise at each drawing). `null`, or a promise that is rejected, is one that did not come:
 * its blocks are left out.
 */
export type DecorationData = { now: number } & { [K in DataKind]?: Answer<NonNullable<PageData[K]>> }
export type Answer<T> = T | null | PromiseLike<T | null>

export type SeckillCard = CardProduct & {
  seckillId: string
  seckillPrice?: Money | undefined
  seckillTotalStocks?: number | undefined
  startTime?: string | undefined
  endTime?: string | undefined
}

export type GroupCard = CardProduct & {
  groupActivityId: string
  /** The price of each piece for a group. */
  actPrice?: Money | undefined
  /** People that a group needs, and those who have bought so. */
  groupNumber?: number | undefined
  joinNum?: number | undefined
  startTime?: string | undefined
  endTime?: string | undefined
}

export type ShopSummary = {
  shopId: string
  shopName: string
  shopLogo?: string | undefined
  /** 1 is the mall's own. */
  shopType?: number | undefined
  /** Buyers who keep it. */
  collectionNum?: number | undefined
}

/** What every look is given beside its own data. */
export type LookSurroundings = {
  locale: Locale
  page: PageData
  /** Of the block's headings: 3 below a floor's title, else 2. */
  level: 2 | 3
  /** It holds the page's first picture, which must not wait. */
  first: boolean
  /** The page's own ground (`#rrggbb`), upon which the look stands. */
  ground?: string | undefined
  /**
   * The mall's category panel stands over the start of this picture on wide screens: it is as high, and its words keep
   * clear.
   */
  beside: boolean
}
