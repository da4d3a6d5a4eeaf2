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
import { lookFacts } from './internal/lookFacts.ts'
import { LimitedSkill } from './LimitedSkill/LimitedSkill.tsx'
import { PictureBy } from './PictureBy/PictureBy.tsx'
import type { Look } from './registry.ts'
import { ShopSigns } from './ShopSigns/ShopSigns.tsx'
import { StoreList } from './StoreList/StoreList.tsx'
import { UniversalHotspot } from './UniversalHotspot/UniversalHotspot.tsx'

/**
 * Every block's look. A schema in the contract without a look here does not compile. Only the schema's type is
 * imported, so that no decoder reaches the browser.
 */
export const looks: { readonly [T in BlockType]: Look<BlockData<T>> } = {
  shop_signs: { ...lookFacts.shop_signs, Draw: ShopSigns },
  picture_by: { ...lookFacts.picture_by, Draw: PictureBy },
  auxiliary_interval: { ...lookFacts.auxiliary_interval, Draw: AuxiliaryInterval },
  floor_title: { ...lookFacts.floor_title, Draw: FloorTitle },
  goods_list: { ...lookFacts.goods_list, Draw: GoodsList },
  goods_module1: { ...lookFacts.goods_module1, Draw: GoodsModule1 },
  goods_module2: { ...lookFacts.goods_module2, Draw: GoodsModule2 },
  goods_module3: { ...lookFacts.goods_module3, Draw: GoodsModule3 },
  goods_module4: { ...lookFacts.goods_module4, Draw: GoodsModule4 },
  goods_module5: { ...lookFacts.goods_module5, Draw: GoodsModule5 },
  goods_module6: { ...lookFacts.goods_module6, Draw: GoodsModule6 },
  goods_module7: { ...lookFacts.goods_module7, Draw: GoodsModule7 },
  universal_hotspot: { ...lookFacts.universal_hotspot, Draw: UniversalHotspot },
  store_list: { ...lookFacts.store_list, Draw: StoreList },
  discount_coupon: { ...lookFacts.discount_coupon, Draw: DiscountCoupon },
  limited_skill: { ...lookFacts.limited_skill, Draw: LimitedSkill },
}
