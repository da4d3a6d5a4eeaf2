import { OfferTable } from '@millwright/commerce/OfferTable'
import { useText } from '@millwright/i18n/Texts'
import { headed } from './headed.tsx'
import type { DetailView } from './DetailFrame.tsx'

type Shown = Pick<DetailView, 'offers' | 'current'>

/** The offers of other shops for the selected SKU. Reads `offers` and `current`. */
export const DetailOffers = headed<Shown>({
  id: 'offers',
  bare: true,
  isEmpty: (view) => offersOf(view).length === 0,
  Title: () => useText('commerce')('offers'),
  Content: (view) => <OfferTable offers={offersOf(view)} hideCaption />,
})

function offersOf({ offers, current }: Shown) {
  return offers.filter(({ forSkuId }) => forSkuId === current)
}
