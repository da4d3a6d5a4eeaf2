import { lazy, Suspense } from 'react'
import type { DetailView } from './DetailFrame.tsx'

// Most products have no group deal.
const DetailGroupPanel = lazy(() =>
  import('./DetailGroupPanel.tsx').then(({ DetailGroupPanel }) => ({ default: DetailGroupPanel })),
)

/**
 * The group buy: its prices and rules, and the waiting teams. The buy form below it opens a team, or sells the product
 * alone. Reads `deals`, `sku` and `skuHref`.
 */
export function DetailGroup({ deals, sku, skuHref }: Pick<DetailView, 'deals' | 'sku' | 'skuHref'>) {
  if (!deals?.open) return null
  return (
    <Suspense>
      <DetailGroupPanel now={deals.now} deal={deals.open} sku={sku} skuHref={skuHref} />
    </Suspense>
  )
}
