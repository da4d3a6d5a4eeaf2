import { SkuPicker } from '@millwright/commerce/SkuPicker'
import type { DetailView } from './DetailFrame.tsx'

type DetailOptionsProps = Pick<DetailView, 'skus' | 'chosen' | 'skuHref' | 'onChoose'>

/** The properties to select a SKU by. Reads `skus`, `chosen`, `skuHref` and `onChoose`. */
export function DetailOptions({ skus, chosen, skuHref, onChoose }: DetailOptionsProps) {
  return (
    skus.length > 1 && (
      <SkuPicker skus={skus} chosen={chosen} hrefOf={skuHref} onChoose={(change) => onChoose(change.chosen)} />
    )
  )
}
