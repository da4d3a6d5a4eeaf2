import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Discount } from '@millwright/contract/promotion/entities'
import type { Page } from '@millwright/contract/values'
import { path } from '@millwright/domain/paths/path'
import { ownShelves } from '../../loading/agreedPrices.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page } from '../../searchParams.ts'

const SHOWN = 8
const GOODS_SHOWN = 6

/** A threshold discount, the first of its products, and the number of all of them, if the mall could tell. */
export type ShownDiscount = Discount & { goods?: { first: readonly CardProduct[]; total: number } | undefined }

export type SpecialDiscountData = { now: number; current: number; discounts: Page<ShownDiscount> }

export const searchParams = { page }

/** Loads `/special-discount`: running and upcoming threshold discounts, each with its first products. */
export const load: Loader<SpecialDiscountData & { head: Head }, typeof searchParams> = async (api, context) => {
  const current = context.query.page ?? 1
  const discounts = await api.discountPage({ current, size: SHOWN })
  if (current > 1 && current > discounts.pages) missing({ unknown: 'listPage' })
  const pages = await Promise.all(
    discounts.records.map(({ discountId }) =>
      orUndefined(api.discountProdPage({ discountId, current: 1, size: GOODS_SHOWN })),
    ),
  )
  const shelves = await ownShelves(
    api,
    context,
    pages.map((page) => page?.records.map(slimCard) ?? []),
  )
  return {
    head: {
      title: { namespace: 'promotions', key: 'discounts' },
      canonical: path('special-discount', { page: current > 1 ? current : undefined }),
    },
    now: context.now,
    current,
    discounts: {
      ...discounts,
      records: discounts.records.map((one, at) => {
        const [answer, first = []] = [pages[at], shelves[at]]
        return { ...one, goods: answer && { first, total: answer.total } }
      }),
    },
  }
}
