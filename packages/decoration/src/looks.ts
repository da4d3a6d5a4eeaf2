import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import { refsOf, shelvesOf } from '@millwright/contract/blocks/goods'
import type { Goods } from '@millwright/contract/blocks/goods'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import { AuxiliaryInterval } from './AuxiliaryInterval/AuxiliaryInterval.tsx'
import type { PageData } from './data.ts'
import { DiscountCoupon } from './DiscountCoupon/DiscountCoupon.tsx'
import { FloorTitle } from './FloorTitle/FloorTitle.tsx'
import { GoodsList } from './GoodsList/GoodsList.tsx'
import { GoodsModule1 } from './GoodsModule1/GoodsModule1.tsx'
import { GoodsModule2 } from './GoodsModule2/GoodsModule2.tsx'
import { GoodsModule3 } from './GoodsModule3/GoodsModule3.tsx'
import { GoodsModule4 } from './GoodsModule4/GoodsModule4.tsx'
import { GoodsModule5 } from './GoodsModule5/GoodsModule5.tsx'
import { GoodsModule6 } from './GoodsModule6/GoodsModule6.tsx'
import { GoodsModule7 } from './GoodsModule7/GoodsModule7.tsx'
import { goodsLeft, salesLeft } from './internal/goodsLeft.ts'
import { groupsLeft } from './internal/groupsLeft.ts'
import { shopsLeft } from './internal/shopsLeft.ts'
import { LimitedSkill } from './LimitedSkill/LimitedSkill.tsx'
import { PictureBy } from './PictureBy/PictureBy.tsx'
import { ShopSigns } from './ShopSigns/ShopSigns.tsx'
import { StoreList } from './StoreList/StoreList.tsx'
import type { Look } from './registry.ts'
import { UniversalHotspot } from './UniversalHotspot/UniversalHotspot.tsx'

const atOnce = true

/** Every block's look. A schema in the contract without one here does not compile; only its type is taken, so that no reader reaches the browser. */
export const looks: { readonly [T in BlockType]: Look<BlockData<T>> } = {
  shop_signs: { Draw: ShopSigns, part: 'sign', atOnce },
  picture_by: { Draw: PictureBy, atOnce, shows: ({ imgList }) => imgList.length > 0 },
  auxiliary_interval: { Draw: AuxiliaryInterval, part: 'space', atOnce },
  floor_title: { Draw: FloorTitle, atOnce, shows: ({ title }) => title.zh !== '', part: 'heading' },
  goods_list: ofGoods(GoodsList, ({ goods }) => [goods]),
  goods_module1: ofGoods(GoodsModule1, ({ columns }) => columns.map(({ goods }) => goods)),
  goods_module2: ofGoods(GoodsModule2, ({ mainGoods, otherGoods }) => [mainGoods, otherGoods]),
  goods_module3: ofGoods(GoodsModule3, ({ goods }) => [goods]),
  goods_module4: ofGoods(GoodsModule4, ({ goods }) => [goods]),
  goods_module5: ofGoods(GoodsModule5, ({ goods }) => [goods]),
  goods_module6: ofGoods(GoodsModule6, ({ goods }) => [goods]),
  goods_module7: ofGoods(GoodsModule7, ({ tabs }) => tabs.map(({ goods }) => goods)),
  universal_hotspot: { Draw: UniversalHotspot, atOnce, shows: ({ imgList }) => imgList.length > 0 },
  store_list: { Draw: StoreList, atOnce, shops: ({ shops }) => shops, shows: ({ shops }, page) => shopsLeft(shops, page).length > 0 },
  discount_coupon: ofDeals(DiscountCoupon, ({ goods }) => goods, groupsLeft),
  limited_skill: ofDeals(LimitedSkill, ({ goods }) => goods, salesLeft),
}

/** Of goods alone: nothing is left of it once they are gone. */
function ofGoods<Data>(Draw: Look<Data>['Draw'], goods: (data: Data) => readonly Goods[]): Look<Data> {
  return { Draw, atOnce, goods: (data) => refsOf(goods(data)), shelves: (data) => shelvesOf(goods(data)), shows: (data, page) => goods(data).some((some) => goodsLeft(some, page).length > 0) }
}

function ofDeals<Data>(Draw: Look<Data>['Draw'], goods: (data: Data) => readonly ProdRef[], left: (refs: readonly ProdRef[], page: PageData) => unknown[]): Look<Data> {
  return { Draw, atOnce, goods, shows: (data, page) => left(goods(data), page).length > 0 }
}
