import type { Client } from '@millwright/contract/contract'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import type { Locale } from '@millwright/domain/locale'
import type { Picker, PickerItem, Pickers } from './pickers.ts'

type Named =
  | 'searchProd'
  | 'prodsByIds'
  | 'categoryInfo'
  | 'searchWithFacets'
  | 'shopPage'
  | 'couponPage'
  | 'seckillPage'
  | 'groupProdPage'
/** A client of these eight calls, from `createClient` or `createSmallClient` of `@millwright/api-client`. */
export type PickerClient = Pick<Client, Named>

const SIZE = 20
const ALL = 100

/**
 * Returns the pickers of a mall: products, categories, brands, shops, coupons, flash sales and group deals.
 *
 * @param clientOf returns the client whose answers are in a language
 */
export function mallPickers(clientOf: (locale: Locale) => PickerClient): Pickers {
  return { product: productPicker(clientOf), shop: shopPicker(clientOf), ...listedPickers(clientOf) }
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
