import type { BlockType } from '@millwright/contract/blocks/blocks'
import { goods, groups, sales } from './StoryPage.tsx'

const link = { type: 2, link: [101] }
const title = { zh: '常备件', en: 'Kept in stock' }
const six = [goods.bearing, goods.motor, goods.hose, goods.sensor, goods.pillow, goods.bolt]

/** One block of each type, with all the data that it requests. */
export const samples: Readonly<Record<BlockType, object>> = {
  shop_signs: { navList: [{ name: { zh: '首页', en: 'Home' }, type: 4, link: 'index' }] },
  picture_by: { height: 300, imgList: [{ url: 'pictures/hero-bearings.svg', link, alt: title }] },
  universal_hotspot: {
    width: 1200,
    imgList: [
      {
        url: 'pictures/hero-bearings.svg',
        height: 312,
        alt: title,
        hotspots: [{ x: 5, y: 5, w: 30, h: 30, link, title }],
      },
    ],
  },
  auxiliary_interval: { height: 20 },
  floor_title: { title },
  goods_list: { columns: 5, goods: six },
  limited_skill: { title, subTitle: title, goods: sales },
  discount_coupon: { title, goods: groups },
  store_list: { title, shops: ['1', '2', '3', '4'] },
  goods_module1: { columns: [{ title, subTitle: title, link, goods: six.slice(0, 3) }] },
  goods_module2: { title, titleLink: link, mainGoods: [goods.motor], otherGoods: six },
  goods_module3: { title, titleLink: link, goods: six.slice(0, 3) },
  goods_module4: { bgImg: 'pictures/hero-bearings.svg', link, alt: title, goods: six.slice(0, 4) },
  goods_module5: { mainImg: 'pictures/hero-bearings.svg', link, alt: title, goods: six.slice(0, 4) },
  goods_module6: { title, titleLink: link, goods: six },
  goods_module7: { title, tabs: [{ name: title, link, goods: six }] },
}
