import { ShopClasses } from './ShopClasses.tsx'
import { ShopClosed } from './ShopClosed.tsx'
import { ShopCoupons } from './ShopCoupons.tsx'
import { ShopFront } from './ShopFront.tsx'
import { ShopGoods } from './ShopGoods.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { ShopIndexFrame } from './ShopIndexFrame.tsx'
import type { ShopIndexSlots, ShopShownProps } from './ShopIndexFrame.tsx'
import { ShopPages } from './ShopPages.tsx'
import { ShopSearch } from './ShopSearch.tsx'
import { ShopSort } from './ShopSort.tsx'
import { ShopTrail } from './ShopTrail.tsx'

/** The sections of the mall's own shop page, by slot. */
export const shopIndexSections = {
  head: [ShopHeader, ShopCoupons],
  front: [ShopFront],
  shelf: [ShopTrail, ShopSearch, ShopClasses, ShopSort, ShopGoods, ShopPages],
} satisfies ShopIndexSlots

/** The shop page: header, decorated front, and all products with the shop's own categories and search. */
export function ShopIndex(props: ShopShownProps) {
  return props.open ? <ShopIndexFrame shown={props} {...shopIndexSections} /> : <ShopClosed {...props} />
}
