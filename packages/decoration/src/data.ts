import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Locale } from '@millwright/domain/locale'
import type { Money } from '@millwright/domain/money'

/** What the server says of the page's goods, by the ids of `planData`. What is not here is off the shelf. */
export type DecorationData = {
  products: Readonly<Record<string, CardProduct>>
  /** By `seckillId`; without them a sale is what the product itself says of its activity. */
  seckills?: Readonly<Record<string, SeckillCard>>
  /** The server's clock, epoch milliseconds. */
  now: number
}

export type SeckillCard = CardProduct & {
  seckillId: string
  seckillPrice?: Money | undefined
  seckillTotalStocks?: number | undefined
  startTime?: string | undefined
  endTime?: string | undefined
}

/** What every look is given beside its own data. */
export type LookSurroundings = {
  locale: Locale
  page: DecorationData
  /** Of the block's headings: 3 below a floor's title, else 2. */
  level: 2 | 3
  /** It holds the page's first picture, which must not wait. */
  first: boolean
  /** The mall's category panel stands over the start of this picture on wide screens: it is as high, and its words keep clear. */
  beside: boolean
}
