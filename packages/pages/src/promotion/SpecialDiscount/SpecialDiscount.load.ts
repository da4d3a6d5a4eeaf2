import type { Discount } from '@millwright/contract/promotion/entities'
import type { Page } from '@millwright/contract/values'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page } from '../../searchParams.ts'

const SHOWN = 20

export type SpecialDiscountData = { now: number; current: number; discounts: Page<Discount> }

export const searchParams = { page }

/** Loads `/special-discount`: running and upcoming threshold discounts. */
export const load: Loader<SpecialDiscountData & { head: Head }, typeof searchParams> = async (api, context) => {
  const current = context.query.page ?? 1
  const discounts = await api.discountPage({ current, size: SHOWN })
  if (current > 1 && current > discounts.pages) missing({ unknown: 'listPage' })
  return {
    head: {
      title: { namespace: 'promotions', key: 'discounts' },
      canonical: path('special-discount', { page: current > 1 ? current : undefined }),
    },
    now: context.now,
    current,
    discounts,
  }
}
