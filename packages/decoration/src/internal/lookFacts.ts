import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import { refsOf, shelvesOf } from '@millwright/contract/blocks/goods'
import type { Goods } from '@millwright/contract/blocks/goods'
import type { ProdRef } from '@millwright/contract/blocks/prodRef'
import type { PageData } from '../data.ts'
import type { LookFacts } from '../registry.ts'
import { availableProducts, productsInStock, runningSales } from './availableProducts.ts'
import { runningGroups } from './runningGroups.ts'
import { openShops } from './openShops.ts'

const atOnce = true
const still = true
/** Returns whether a carousel has only one picture, or a tab list only one shelf. */
const alone = (all: readonly unknown[]) => all.length < 2

/** The facts of every block's look, known without rendering. */
export const lookFacts: { readonly [T in BlockType]: LookFacts<BlockData<T>> } = {
  shop_signs: { part: 'sign', atOnce },
  picture_by: { atOnce, still: ({ imgList }) => alone(imgList), shows: ({ imgList }) => imgList.length > 0 },
  auxiliary_interval: { part: 'space', atOnce, still },
  floor_title: { atOnce, still, shows: ({ title }) => title.zh !== '', part: 'heading' },
  goods_list: ofGoods(({ goods }) => [goods]),
  goods_module1: ofGoods(({ columns }) => columns.map(({ goods }) => goods)),
  goods_module2: ofGoods(({ mainGoods, otherGoods }) => [mainGoods, otherGoods]),
  goods_module3: ofGoods(({ goods }) => [goods]),
  goods_module4: ofGoods(({ goods }) => [goods]),
  goods_module5: ofGoods(({ goods }) => [goods]),
  goods_module6: ofGoods(({ goods }) => [goods], productsInStock),
  goods_module7: { ...ofGoods(({ tabs }) => tabs.map(({ goods }) => goods)), still: ({ tabs }) => alone(tabs) },
  universal_hotspot: { atOnce, still, shows: ({ imgList }) => imgList.length > 0 },
  store_list: {
    atOnce,
    still,
    shops: ({ shops }) => shops,
    shows: ({ shops }, page) => openShops(shops, page).length > 0,
  },
  discount_coupon: { ...ofDeals('groups', ({ goods }) => goods, runningGroups), still },
  limited_skill: ofDeals('seckills', ({ goods }) => goods, runningSales),
}

/** Returns the facts of a block that shows only products: those that `left` returns. */
function ofGoods<Data>(goods: (data: Data) => readonly Goods[], left = availableProducts): LookFacts<Data> {
  return {
    atOnce,
    still,
    goods: (data) => refsOf(goods(data)),
    shelves: (data) => shelvesOf(goods(data)),
    shows: (data, page) => goods(data).some((some) => left(some, page).length > 0),
  }
}

function ofDeals<Data>(
  deals: 'seckills' | 'groups',
  goods: (data: Data) => readonly ProdRef[],
  left: (refs: readonly ProdRef[], page: PageData) => unknown[],
): LookFacts<Data> {
  return { atOnce, deals, goods, shows: (data, page) => left(goods(data), page).length > 0 }
}
