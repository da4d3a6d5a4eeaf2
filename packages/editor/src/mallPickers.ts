import type { Client } from '@millwright/contract/contract'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import type { Locale } from '@millwright/domain/locale'
import type { Picker, PickerItem, PickerQuery, Pickers } from './pickers.ts'

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
  const goods = (cards: readonly ProdCard[], idOf = ({ prodId }: ProdCard) => prodId) =>
    cards.map((card): PickerItem => ({ id: idOf(card), label: card.prodName, hint: hintOf(card), picture: card.pic }))
  const mall = ({ locale }: Pick<PickerQuery, 'locale'>) => clientOf(locale)
  return {
    product: {
      search: async (query) => {
        const asked = { ...(query.text && { keyword: query.text }), current: query.page, size: SIZE }
        const { records, pages } = await mall(query).searchProd(asked, query)
        return { items: goods(records), more: query.page < pages }
      },
      named: async (ids, locale) => goods(await clientOf(locale).prodsByIds({ prodIds: ids.join() })),
    },
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
    brand: within(async (locale) =>
      (await clientOf(locale).searchWithFacets({ size: 1 })).brands.map(({ brandId, brandName }) => ({
        id: brandId,
        label: brandName,
      })),
    ),
    shop: {
      search: async (query) => {
        const asked = { ...(query.text && { shopName: query.text }), current: query.page, size: SIZE }
        const { records, pages } = await mall(query).shopPage(asked, query)
        return { items: records.map(shopItem), more: query.page < pages }
      },
      named: async (ids, locale) =>
        (await clientOf(locale).shopPage({ shopIds: ids.join(), size: ALL })).records.map(shopItem),
    },
    coupon: within(async (locale) =>
      (await clientOf(locale).couponPage({ size: ALL })).records.map(({ couponId, couponName }) => ({
        id: couponId,
        label: couponName,
      })),
    ),
    flashSale: within(async (locale) =>
      (await clientOf(locale).seckillPage({ size: ALL })).records.map(({ seckillId, prodId, ...card }) => ({
        id: seckillId,
        label: card.prodName,
        hint: [card.partyCode, card.startTime].filter(Boolean).join(' · '),
        picture: card.pic,
        value: { prodId, seckillId },
      })),
    ),
    groupDeal: within(async (locale) =>
      (await clientOf(locale).groupProdPage({ size: ALL })).records.map(({ groupActivityId, prodId, ...card }) => ({
        id: groupActivityId,
        label: card.prodName,
        hint: [card.partyCode, card.startTime].filter(Boolean).join(' · '),
        picture: card.pic,
        value: { prodId, groupActivityId },
      })),
    ),
  }
}

const hintOf = ({ partyCode, shopName }: ProdCard) => [partyCode, shopName].filter(Boolean).join(' · ')

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
