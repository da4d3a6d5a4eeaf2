import { ProductRows } from '@millwright/commerce/ProductRows'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'

/** The substitutes. Reads `substitutes`. */
export const DetailSubstitutes = headedSection<Pick<DetailView, 'substitutes'>>({
  id: 'substitutes',
  reads: ['substitutes'],
  bare: true,
  isEmpty: ({ substitutes }) => substitutes.length === 0,
  Title: () => useText('detail')('substitutes'),
  Content: ({ substitutes }) => <ProductRows products={substitutes} label={useText('detail')('substitutes')} />,
})
