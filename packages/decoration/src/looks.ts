import { blocks } from '@millwright/contract/blocks/blocks'
import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import type { ComponentType } from 'react'
import { AuxiliaryInterval } from './AuxiliaryInterval/AuxiliaryInterval.tsx'
import type { DecorationData, LookSurroundings } from './data.ts'
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
import { UniversalHotspot } from './UniversalHotspot/UniversalHotspot.tsx'

export type Look<T extends BlockType> = {
  Draw: ComponentType<LookSurroundings & { data: BlockData<T> }>
  /** Whether anything is left to show; a block without collapses. */
  shows: (data: BlockData<T>, page: DecorationData) => boolean
}

/** Every block's look. A schema in the contract without one here does not compile. */
export const looks: { readonly [T in BlockType]: Look<T> } = {
  shop_signs: { Draw: ShopSigns, shows: () => true },
  picture_by: { Draw: PictureBy, shows: ({ imgList }) => imgList.length > 0 },
  auxiliary_interval: { Draw: AuxiliaryInterval, shows: () => true },
  floor_title: { Draw: FloorTitle, shows: ({ title }) => title.zh !== '' },
  goods_list: { Draw: GoodsList, shows: (data, page) => goodsLeft(blocks.goods_list.goods(data), page).length > 0 },
  goods_module1: { Draw: GoodsModule1, shows: (data, page) => goodsLeft(blocks.goods_module1.goods(data), page).length > 0 },
  goods_module2: { Draw: GoodsModule2, shows: (data, page) => goodsLeft(blocks.goods_module2.goods(data), page).length > 0 },
  goods_module3: { Draw: GoodsModule3, shows: (data, page) => goodsLeft(blocks.goods_module3.goods(data), page).length > 0 },
  goods_module4: { Draw: GoodsModule4, shows: (data, page) => goodsLeft(blocks.goods_module4.goods(data), page).length > 0 },
  goods_module5: { Draw: GoodsModule5, shows: (data, page) => goodsLeft(blocks.goods_module5.goods(data), page).length > 0 },
  goods_module6: { Draw: GoodsModule6, shows: (data, page) => goodsLeft(blocks.goods_module6.goods(data), page).length > 0 },
  goods_module7: { Draw: GoodsModule7, shows: (data, page) => goodsLeft(blocks.goods_module7.goods(data), page).length > 0 },
  universal_hotspot: { Draw: UniversalHotspot, shows: ({ imgList }) => imgList.length > 0 },
  store_list: { Draw: StoreList, shows: (data, page) => shopsLeft(data.shops, page).length > 0 },
  discount_coupon: { Draw: DiscountCoupon, shows: (data, page) => groupsLeft(data.goods, page).length > 0 },
  limited_skill: { Draw: LimitedSkill, shows: (data, page) => salesLeft(data.goods, page).length > 0 },
}
