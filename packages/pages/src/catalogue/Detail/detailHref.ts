import { path } from '@millwright/domain/paths/path'
import type { DetailShown } from './Detail.load.ts'

/** The parameters of a product detail address. */
export type DetailLocation = { sku?: string | undefined; sizes?: number; evaluate?: number; cp?: number }

const first: Readonly<Record<string, unknown>> = { sizes: 1, evaluate: -1, cp: 1 }

/** Returns another address of the product detail page. Parameters absent in `to` keep their values. */
export function detailHref(
  { product, sizesPage, kind, commentPage, deals }: Omit<DetailShown, 'head'>,
  to: DetailLocation,
): string {
  const place = {
    sku: undefined,
    sizes: sizesPage,
    evaluate: kind,
    cp: commentPage,
    group: deals?.open?.groupActivityId,
    ...to,
  }
  const named = Object.fromEntries(Object.entries(place).filter(([name, value]) => value !== first[name]))
  return path('detail', { prodId: product.prodId, ...named })
}
