import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Locale } from '@millwright/domain/locale'
import type { Money } from '@millwright/domain/money/money'

/** The server's data for a look, by id. A product without data counts as delisted. */
export type PageData = {
  products: Readonly<Record<string, CardProduct>>
  /** By `seckillId`. If a sale is missing, the product's own activity describes it. */
  seckills?: Readonly<Record<string, SeckillCard>> | undefined
  /** By `groupActivityId`. If a deal is missing, the product's own activity describes it. */
  groups?: Readonly<Record<string, GroupCard>> | undefined
  /** The products of each shelf, by the text of its rule. */
  shelves?: Readonly<Record<string, readonly CardProduct[]>> | undefined
  /** By `shopId`. A missing shop counts as closed. */
  shops?: Readonly<Record<string, ShopSummary>> | undefined
  /** The server's clock, epoch milliseconds. */
  now: number
}

/** The kinds of data that a page needs, one response each. `planData` returns the ids. */
export type DataKind = 'products' | 'seckills' | 'groups' | 'shelves' | 'shops'

/**
 * The host's data for the ids of `planData`, by kind. A promise is late data: space for its blocks is reserved until
 * the promise resolves (pass the same promise at each render). `null` or a rejected promise is failed data: its blocks
 * are left out.
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

/** The props of every look, in addition to its own data. */
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
   * Whether the mall's category panel covers the start of this picture on wide screens. The picture is then at least as
   * high as the panel, and its text is beside the panel.
   */
  beside: boolean
}
