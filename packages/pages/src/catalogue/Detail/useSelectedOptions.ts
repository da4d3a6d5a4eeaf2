import { useState } from 'react'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import type { DetailShown } from './Detail.load.ts'

type Chosen = Readonly<Record<string, string>>

/**
 * Keeps the selected value of each property. Starts again if the address names a product or SKU other than the last one
 * selected here.
 */
export function useSelectedOptions({
  product: { prodId },
  skus,
  skuId,
}: Pick<DetailShown, 'product' | 'skus' | 'skuId'>): readonly [Chosen, (next: Chosen, found?: string) => void] {
  const named = `${prodId}/${skuId}`
  const begin = () => {
    const first = skus.find((sku) => sku.skuId === skuId)
    return { named, last: named, chosen: first ? valuesOf(first) : {} }
  }
  const [kept, keep] = useState(begin)
  let state = kept
  // The data of an earlier selection may arrive after the buyer has changed the selection.
  if (kept.named !== named) keep((state = kept.last === named ? { ...kept, named } : begin()))
  const { last, chosen } = state
  return [chosen, (next, found) => keep({ named, last: found ? `${prodId}/${found}` : last, chosen: next })]
}
