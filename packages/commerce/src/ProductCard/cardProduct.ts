import type { Money } from '@millwright/domain/money/money'
import type { ProdCard } from '@millwright/contract/catalogue/entities'

/** What a card shows of a product; a whole `ProdCard` will do. */
export type CardProduct = Pick<ProdCard, 'prodId' | 'prodName' | 'pic' | 'price' | 'shopId' | 'shopName'> &
  Partial<ProdCard> & {
    /** What this member pays for one. */
    memberPrice?: Money | undefined
  }
