import { picturePath } from '../../catalogue/drawings/draw.ts'
import type { LocalisedText } from '../shelves.ts'

/** Creates text and blocks in the format of merchants' editors. */
export const inBothLanguages = (zh: string, en: string): LocalisedText => ({ zh, en })

export const linkTo = {
  page: (path: string) => ({ type: 4, link: path, path }),
  category: (id: number | undefined) => ({ type: 2, link: [id] }),
  inShop: (shopId: number, categoryId: number) => ({ type: 2, link: { shopId, categoryId } }),
  shop: (shopId: number) => ({ type: 3, link: { shopId } }),
  saved: (renovationId: number, shopId = 0) => ({ type: 5, link: { renovationId, shopId } }),
  product: (good: { prodId: number; prodName: string } | undefined) => ({ type: 1, link: good }),
}

export type Tone = 'steel' | 'sand' | 'mint' | 'sky' | 'rose' | 'violet'
export type Scene = 'mall' | 'bearings' | 'fasteners' | 'drives' | 'seals' | 'tools' | 'electric' | 'safety'
type Sheet = 'banner' | 'banner-sign' | 'banner-band' | 'banner-side' | 'banner-cells'

export const drawing = (sheet: Sheet, scene: Scene, tone: Tone) =>
  picturePath({ family: sheet, params: { scene, tone } })

export const block = (type: string, dataField: object) => ({ type, dataField })
export const gap = (height = 24, bgColor = '') => block('auxiliary_interval', { height, bgColor })
export const title = (title: LocalisedText, subTitle: LocalisedText, moreLink?: object, colours: object = {}) =>
  block('floor_title', { title, subTitle, showMore: Boolean(moreLink), moreLink, ...colours })

export function sign(navList: object[], bgUrl = '', more: object = {}) {
  return block('shop_signs', {
    bgUrl,
    showCategory: true,
    showLogo: true,
    showNavs: true,
    showSearch: true,
    navList,
    ...more,
  })
}

export const nav = (name: LocalisedText, link: object) => ({ ...link, name })
