import type { Money } from '@millwright/domain/money/money'
import type { ProdCard } from '@millwright/contract/catalogue/entities'

/** The product fields that a card shows. A `ProdCard` of the API is assignable. */
export type CardProduct = Pick<ProdCard, 'prodId' | 'prodName' | 'pic' | 'price' | 'shopId' | 'shopName'> &
  Partial<ProdCard> & {
    /** The current member's price of one unit. */
    memberPrice?: Money | undefined
  }
