import { path } from '@millwright/domain/paths/path'
import type { DetailShown } from './Detail.load.ts'

/** What an address of the product's page names. */
export type Place = { sku?: string | undefined; sizes?: number; evaluate?: number; cp?: number }

const first: Readonly<Record<string, unknown>> = { sizes: 1, evaluate: -1, cp: 1 }

/** To another place of the product's page: whatever `to` does not name stays as it is shown. */
export function placeHref(
  { product, sizesPage, kind, commentPage, deals }: Omit<DetailShown, 'head'>,
  to: Place,
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
