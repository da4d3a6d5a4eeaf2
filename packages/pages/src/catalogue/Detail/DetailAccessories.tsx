import { ProductRows } from '@millwright/commerce/ProductRows'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'

/** The accessories. Reads `accessories`. */
export const DetailAccessories = headedSection<Pick<DetailView, 'accessories'>>({
  id: 'accessories',
  reads: ['accessories'],
  bare: true,
  isEmpty: ({ accessories }) => accessories.length === 0,
  Title: () => useText('detail')('accessories'),
  Content: ({ accessories }) => <ProductRows products={accessories} label={useText('detail')('accessories')} />,
})
