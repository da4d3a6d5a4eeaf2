import type { Client } from '@millwright/contract/contract'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import { readDecoration } from '@millwright/decoration/read'
import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import { rowOf } from './internal/rowOf.ts'
import type { Picker, PickerItem, Pickers, PicturePicker } from './pickers.ts'

type Named =
  | 'searchProd'
  | 'prodsByIds'
  | 'categoryInfo'
  | 'searchWithFacets'
  | 'shopPage'
  | 'couponPage'
  | 'seckillPage'
  | 'groupProdPage'
  | 'homepage'
/** A client of these nine calls, from `createClient` or `createSmallClient` of `@millwright/api-client`. */
export type PickerClient = Pick<Client, Named>

const SIZE = 20
const ALL = 100

/**
 * Returns the pickers of a mall: products, categories, brands, shops, coupons, flash sales, group deals, and the pictures
 * that the mall has already. It has no upload: the contract has no call by which merchants store files.
 *
 * @param clientOf returns the client whose answers are in a language
 */
export function mallPickers(clientOf: (locale: Locale) => PickerClient): Pickers {
  const product = productPicker(clientOf)
  const shop = shopPicker(clientOf)
  return { product, shop, ...listedPickers(clientOf), picture: picturePicker(clientOf, { product, shop }) }
}

type ClientOf = (locale: Locale) => PickerClient

function productPicker(clientOf: ClientOf): Picker {
  const items = (cards: readonly ProdCard[]) =>
    cards.map(({ prodId, prodName, partyCode, shopName, pic }): PickerItem => {
      return { id: prodId, label: prodName, hint: [partyCode, shopName].filter(Boolean).join(' · '), picture: pic }
    })
  return {
    search: async ({ text, page, locale, signal }) => {
      const asked = { ...(text && { keyword: text }), current: page, size: SIZE }
      const { records, pages } = await clientOf(locale).searchProd(asked, { signal })
      return { items: items(records), more: page < pages }
    },
    named: async (ids, locale) => items(await clientOf(locale).prodsByIds({ prodIds: ids.join() })),
  }
}

function shopPicker(clientOf: ClientOf): Picker {
  return {
    search: async ({ text, page, locale, signal }) => {
      const asked = { ...(text && { shopName: text }), current: page, size: SIZE }
      const { records, pages } = await clientOf(locale).shopPage(asked, { signal })
      return { items: records.map(shopItem), more: page < pages }
    },
    named: async (ids, locale) =>
      (await clientOf(locale).shopPage({ shopIds: ids.join(), size: ALL })).records.map(shopItem),
  }
}

/** The mall serves uploads to its own pages only, so that an editor of another site cannot show them. */
const isUpload = (address: string) => /^\/?files\//.test(address)

/** The pictures of the published home page, then those of products, then the logos of shops. Uploads are left out. */
function picturePicker(clientOf: ClientOf, { product, shop }: { product: Picker; shop: Picker }): PicturePicker {
  async function ofHome(text: string, locale: Locale): Promise<PickerItem[]> {
    const { content } = await clientOf(locale).homepage({})
    const words = text.toLowerCase()
    return picturesIn(readDecoration(content).source.blocks, locale).filter(({ id, label }) =>
      `${label} ${id}`.toLowerCase().includes(words),
    )
  }
  return {
    search: async (query) => {
      const first = query.page === 1
      const [home, products, shops] = await Promise.all([
        first ? ofHome(query.text, query.locale) : [],
        product.search(query),
        first ? shop.search(query) : undefined,
      ])
      const pictured = [...products.items, ...(shops?.items ?? [])].flatMap(({ label, hint, picture }) =>
        picture && !isUpload(picture) ? [{ id: picture, label, hint, picture }] : [],
      )
      const items = new Map([...home, ...pictured].toReversed().map((item) => [item.id, item]))
      return { items: [...items.values()].toReversed(), more: products.more }
    },
  }
}

/** Returns the pictures in the fields of blocks, at any depth, each by the words beside it. */
function picturesIn(value: unknown, locale: Locale): PickerItem[] {
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(one, locale))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, held]) => {
    if (typeof held !== 'string') return picturesIn(held, locale)
    if (!held || !/^(url|bgUrl|bgImg|mainImg)$/.test(name)) return []
    return [{ id: held, label: rowOf(value, locale, fileName(held)).label, picture: held }]
  })
}

const fileName = (address: string) => address.replace(/^.*\/|[?#].*$|\.\w+$/g, '')

function listedPickers(clientOf: ClientOf) {
  return {
    category: within(async (locale) => {
      const tops = await clientOf(locale).categoryInfo()
      return tops.flatMap((top) => [
        { id: top.categoryId, label: top.categoryName, value: [top.categoryId] },
        ...(top.categories ?? []).map(({ categoryId, categoryName }) => ({
          id: categoryId,
          label: categoryName,
          hint: top.categoryName,
          value: [top.categoryId, categoryId],
        })),
      ])
    }),
    brand: within(async (locale) => {
      const { brands } = await clientOf(locale).searchWithFacets({ size: 1 })
      return brands.map(({ brandId, brandName }) => ({ id: brandId, label: brandName }))
    }),
    coupon: within(async (locale) => {
      const { records } = await clientOf(locale).couponPage({ size: ALL })
      return records.map(({ couponId, couponName }) => ({ id: couponId, label: couponName }))
    }),
    flashSale: within(async (locale) => {
      const { records } = await clientOf(locale).seckillPage({ size: ALL })
      return records.map(({ seckillId, prodId, ...card }) => dealItem(seckillId, card, { prodId, seckillId }))
    }),
    groupDeal: within(async (locale) => {
      const { records } = await clientOf(locale).groupProdPage({ size: ALL })
      return records.map(({ groupActivityId, prodId, ...card }) =>
        dealItem(groupActivityId, card, { prodId, groupActivityId }),
      )
    }),
  }
}

type Deal = Pick<ProdCard, 'prodName' | 'partyCode' | 'pic'> & { startTime?: string | undefined }

function dealItem(id: string, { prodName, partyCode, startTime, pic }: Deal, value: object): PickerItem {
  return { id, label: prodName, hint: [partyCode, startTime].filter(Boolean).join(' · '), picture: pic, value }
}

function shopItem({ shopId, shopName, shopLogo }: { shopId: string; shopName: string; shopLogo?: string | undefined }) {
  return { id: shopId, label: shopName, ...(shopLogo && { picture: shopLogo }) }
}

/** A picker of things that the mall lists at once. They are searched here. */
function within(list: (locale: Locale) => Promise<readonly PickerItem[]>): Picker {
  return {
    search: async ({ text, locale, page }) => {
      const words = text.trim().toLowerCase()
      const found = (await list(locale)).filter(({ label, hint = '' }) =>
        `${label} ${hint}`.toLowerCase().includes(words),
      )
      return { items: found.slice((page - 1) * SIZE, page * SIZE), more: found.length > page * SIZE }
    },
    named: async (ids, locale) => (await list(locale)).filter(({ id }) => ids.includes(id)),
  }
}
