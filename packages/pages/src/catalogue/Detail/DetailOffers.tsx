import { OfferTable } from '@millwright/commerce/OfferTable'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'

type Shown = Pick<DetailView, 'offers' | 'current'>

/** The offers of other shops for the selected SKU. Reads `offers` and `current`. */
export const DetailOffers = headedSection<Shown>({
  id: 'offers',
  reads: ['offers', 'current'],
  bare: true,
  isEmpty: (view) => offersOf(view).length === 0,
  Title: () => useText('commerce')('offers'),
  Content: (view) => <OfferTable offers={offersOf(view)} hideCaption />,
})

function offersOf({ offers, current }: Shown) {
  return offers.filter(({ forSkuId }) => forSkuId === current)
}
