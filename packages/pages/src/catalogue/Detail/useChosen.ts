import { useState } from 'react'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import type { DetailShown } from './Detail.load.ts'

type Chosen = Readonly<Record<string, string>>

/** What is chosen of each property, begun anew where the address names another product or SKU. */
export function useChosen({
  product,
  skus,
  skuId,
}: Pick<DetailShown, 'product' | 'skus' | 'skuId'>): readonly [Chosen, (next: Chosen) => void] {
  const named = `${product.prodId}/${skuId}`
  const first = skus.find((sku) => sku.skuId === skuId)
  const [state, setState] = useState<{ named: string; chosen: Chosen }>({ named, chosen: first ? valuesOf(first) : {} })
  const chosen = state.named === named ? state.chosen : first ? valuesOf(first) : {}
  return [chosen, (next) => setState({ named, chosen: next })]
}
