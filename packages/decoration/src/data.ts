import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Locale } from '@millwright/domain/locale'
import type { Money } from '@millwright/domain/money/money'

/** The server's data for a look, by id. Products without data are delisted. */
export type PageData = {
  products: Readonly<Record<string, CardProduct>>
  /** By `seckillId`. Without it, the product's own activity describes the sale. */
  seckills?: Readonly<Record<string, SeckillCard>> | undefined
  /** By `groupActivityId`. Without it, the product's own activity describes the deal. */
  groups?: Readonly<Record<string, GroupCard>> | undefined
  /** The products of each shelf, by the text of its rule. */
  shelves?: Readonly<Record<string, readonly CardProduct[]>> | undefined
  /** By `shopId`. Missing shops have closed. */
  shops?: Readonly<Record<string, ShopSummary>> | undefined
  /** The server's clock, epoch milliseconds. */
  now: number
}

/** The kinds of data that a page requests, one response each (`planData` names the ids). */
export type DataKind = 'products' | 'seckills' | 'groups' | 'shelves' | 'shops'

/**
 * A host's data for `planData`, by kind. A promise is late data: its blocks keep their room until the promise resolves
 * (give the same promise at each render). `null` or a rejected promise is failed data: its blocks are left out.
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
  /** The unit price in a group. */
  actPrice?: Money | undefined
  /** The number of people that a group needs, and the number who have bought. */
  groupNumber?: number | undefined
  joinNum?: number | undefined
  startTime?: string | undefined
  endTime?: string | undefined
}

export type ShopSummary = {
  shopId: string
  shopName: string
  shopLogo?: string | undefined
  /** 1 is the mall's own shop. */
  shopType?: number | undefined
  collectionNum?: number | undefined
}

/** The props of every look beside its own data. */
export type LookProps = {
  locale: Locale
  page: PageData
  /** The level of the block's headings: 3 below a floor's title, otherwise 2. */
  level: 2 | 3
  /** Whether the block has the page's first picture, which must load eagerly. */
  first: boolean
  /** The page's background (`#rrggbb`) behind the look. */
  ground?: string | undefined
  /**
   * Whether the mall's category panel covers the start of this picture on wide screens. The picture is then as high as
   * the panel, and its text keeps clear.
   */
  beside: boolean
}
