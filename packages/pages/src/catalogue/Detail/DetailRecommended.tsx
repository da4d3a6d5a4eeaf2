import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'

/** Similar products. Reads `recommended`. */
export const DetailRecommended = headedSection<Pick<DetailView, 'recommended'>>({
  id: 'recommended',
  reads: ['recommended'],
  bare: true,
  isEmpty: ({ recommended }) => recommended.length === 0,
  Title: () => useText('detail')('recommended'),
  Content: ({ recommended }) => <ProductGrid products={recommended} label={useText('detail')('recommended')} />,
})
