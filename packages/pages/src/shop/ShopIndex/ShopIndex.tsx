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

/** The mall's own page of a shop: which sections it has, and where. */
export const shopIndexSections = {
  head: [ShopHeader, ShopCoupons],
  front: [ShopFront],
  shelf: [ShopTrail, ShopSearch, ShopClasses, ShopSort, ShopGoods, ShopPages],
} satisfies ShopIndexSlots

/** A shop: who it is, its front as it decorated it, and all of its goods with its own classes and search. */
export function ShopIndex(props: ShopShownProps) {
  return props.open ? <ShopIndexFrame shown={props} {...shopIndexSections} /> : <ShopClosed {...props} />
}
