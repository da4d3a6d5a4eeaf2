import { auxiliary_interval } from './auxiliary_interval.ts'
import type { Block } from './block.ts'
import { discount_coupon } from './discount_coupon.ts'
import { floor_title } from './floor_title.ts'
import { goods_list } from './goods_list.ts'
import { goods_module1 } from './goods_module1.ts'
import { goods_module2 } from './goods_module2.ts'
import { goods_module3 } from './goods_module3.ts'
import { goods_module4 } from './goods_module4.ts'
import { goods_module5 } from './goods_module5.ts'
import { goods_module6 } from './goods_module6.ts'
import { goods_module7 } from './goods_module7.ts'
import { limited_skill } from './limited_skill.ts'
import { picture_by } from './picture_by.ts'
import { shop_signs } from './shop_signs.ts'
import { store_list } from './store_list.ts'
import { universal_hotspot } from './universal_hotspot.ts'

/** All block types. The package `decoration` compiles only if it has a component for each type. */
export const blocks = {
  shop_signs,
  picture_by,
  universal_hotspot,
  auxiliary_interval,
  floor_title,
  goods_list,
  limited_skill,
  discount_coupon,
  store_list,
  goods_module1,
  goods_module2,
  goods_module3,
  goods_module4,
  goods_module5,
  goods_module6,
  goods_module7,
}

export type BlockType = keyof typeof blocks
export type BlockData<T extends BlockType> = (typeof blocks)[T] extends Block<infer Data> ? Data : never

/** Block types of the mobile editor. Web pages omit them, and the editor reports them as `mobileOnly`. */
export const mobileTypes: ReadonlySet<string> = new Set([
  'title_text',
  'title',
  'notice',
  'image_ad',
  'nav_bar',
  'tab_bar',
  'activity',
  'search',
  'search_bar',
  'header',
  'waterfall',
  'popup_ads',
])

export function isBlockType(value: unknown): value is BlockType {
  return typeof value === 'string' && Object.hasOwn(blocks, value)
}
