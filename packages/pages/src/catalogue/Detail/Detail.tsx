import { lazy } from 'react'
import type { ActionResult } from '../../loader.ts'
import type { DetailShown } from './Detail.load.ts'
import { DetailAccessories } from './DetailAccessories.tsx'
import { DetailBuy } from './DetailBuy.tsx'
import { DetailComments } from './DetailComments.tsx'
import { DetailCoupons } from './DetailCoupons.tsx'
import { DetailDeals } from './DetailDeals.tsx'
import { DetailDelivery } from './DetailDelivery.tsx'
import { DetailDescription } from './DetailDescription.tsx'
import { DetailDocuments } from './DetailDocuments.tsx'
import { DetailFrame } from './DetailFrame.tsx'
import type { DetailSlots } from './DetailFrame.tsx'
import { DetailGallery } from './DetailGallery.tsx'
import { DetailGroup } from './DetailGroup.tsx'
import { DetailOffers } from './DetailOffers.tsx'
import { DetailOwn } from './DetailOwn.tsx'
import { DetailOptions } from './DetailOptions.tsx'
import { DetailPrices } from './DetailPrices.tsx'
import { DetailPromises } from './DetailPromises.tsx'
import { DetailRecent } from './DetailRecent.tsx'
import { DetailRecommended } from './DetailRecommended.tsx'
import { DetailShop } from './DetailShop.tsx'
import { DetailSizes } from './DetailSizes.tsx'
import { DetailSpecification } from './DetailSpecification.tsx'
import { DetailSubstitutes } from './DetailSubstitutes.tsx'
import { DetailTitle } from './DetailTitle.tsx'
import { DetailTrail } from './DetailTrail.tsx'
import type { DetailDelistedData } from './loadDelisted.ts'

// Most products are listed.
const DetailDelisted = lazy(() =>
  import('./DetailDelisted.tsx').then(({ DetailDelisted }) => ({ default: DetailDelisted })),
)

export type DetailProps = (Omit<DetailShown, 'head'> | Omit<DetailDelistedData, 'head'>) & { outcome?: ActionResult }

/** The sections of the mall's own product detail page, by slot. */
export const detailSections: Required<DetailSlots> = {
  above: [DetailTrail],
  beside: [DetailGallery, DetailShop],
  buy: [
    DetailTitle,
    DetailGroup,
    DetailPrices,
    DetailDeals,
    DetailCoupons,
    DetailOwn,
    DetailOptions,
    DetailDelivery,
    DetailBuy,
    DetailPromises,
  ],
  below: [
    DetailOffers,
    DetailSizes,
    DetailSpecification,
    DetailAccessories,
    DetailSubstitutes,
    DetailDocuments,
    DetailDescription,
    DetailComments,
    DetailRecommended,
    DetailRecent,
  ],
}

/** The product detail page, or the alternatives of a delisted product. */
export function Detail(props: DetailProps) {
  return props.gone ? <DetailDelisted {...props} /> : <DetailFrame shown={props} {...detailSections} />
}
