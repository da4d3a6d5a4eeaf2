import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import { AuxiliaryInterval } from './AuxiliaryInterval/AuxiliaryInterval.tsx'
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

/** Every block's look. A schema in the contract without one here does not compile; only its type is taken, so that no reader reaches the browser. */
export const looks: { readonly [T in BlockType]: Look<BlockData<T>> } = {
  shop_signs: { Draw: ShopSigns, part: 'sign' },
  picture_by: { Draw: PictureBy, shows: ({ imgList }) => imgList.length > 0 },
  auxiliary_interval: { Draw: AuxiliaryInterval, part: 'space' },
  floor_title: { Draw: FloorTitle, shows: ({ title }) => title.zh !== '', part: 'heading' },
  goods_list: { Draw: GoodsList, shows: ({ goods }, page) => goodsLeft(goods, page).length > 0 },
  goods_module1: { Draw: GoodsModule1, shows: ({ columns }, page) => columns.some(({ goods }) => goodsLeft(goods, page).length > 0) },
  goods_module2: { Draw: GoodsModule2, shows: ({ mainGoods, otherGoods }, page) => goodsLeft([...mainGoods, ...otherGoods], page).length > 0 },
  goods_module3: { Draw: GoodsModule3, shows: ({ goods }, page) => goodsLeft(goods, page).length > 0 },
  goods_module4: { Draw: GoodsModule4, shows: ({ goods }, page) => goodsLeft(goods, page).length > 0 },
  goods_module5: { Draw: GoodsModule5, shows: ({ goods }, page) => goodsLeft(goods, page).length > 0 },
  goods_module6: { Draw: GoodsModule6, shows: ({ goods }, page) => goodsLeft(goods, page).length > 0 },
  goods_module7: { Draw: GoodsModule7, shows: ({ tabs }, page) => tabs.some(({ goods }) => goodsLeft(goods, page).length > 0) },
  universal_hotspot: { Draw: UniversalHotspot, shows: ({ imgList }) => imgList.length > 0 },
  store_list: { Draw: StoreList, shows: (data, page) => shopsLeft(data.shops, page).length > 0 },
  discount_coupon: { Draw: DiscountCoupon, shows: (data, page) => groupsLeft(data.goods, page).length > 0 },
  limited_skill: { Draw: LimitedSkill, shows: (data, page) => salesLeft(data.goods, page).length > 0 },
}
