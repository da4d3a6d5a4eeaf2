import { lazy } from 'react'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'

const DetailSizesForm = lazy(() =>
  import('./DetailSizesForm.tsx').then(({ DetailSizesForm }) => ({ default: DetailSizesForm })),
)

/**
 * The table of all SKUs: compare, search, and add several quantities to the cart at once. Reads `product`, `skus`,
 * `sizesPage`, `current`, `hrefOf`, `skuHref` and `onChoose`.
 */
export const DetailSizes = headedSection<
  Pick<DetailView, 'product' | 'skus' | 'sizesPage' | 'current' | 'hrefOf' | 'skuHref' | 'onChoose'>
>({
  id: 'sizes',
  reads: ['product', 'skus', 'sizesPage', 'current'],
  isEmpty: ({ skus }) => skus.length < 2,
  Title: () => useText('detail')('sizes'),
  Hint: () => useText('detail')('sizesHint'),
  Content: (view) => (
    <DetailSizesForm
      {...view}
      hrefOf={view.skuHref}
      pageHref={(page) => `${view.hrefOf({ sizes: page })}#sizes`}
      onChoose={(one) => view.onChoose(valuesOf(one))}
    />
  ),
})
