import type { ActionResult } from '../../loader.ts'
import type { DetailShown } from './Detail.load.ts'
import { DetailGone } from './DetailGone.tsx'
import { DetailProduct } from './DetailProduct.tsx'
import type { DetailGoneData } from './loadGone.ts'

export type DetailProps = (Omit<DetailShown, 'head'> | Omit<DetailGoneData, 'head'>) & { outcome?: ActionResult }

/** The address of a product: the product, or, where it is no longer sold, what there is instead. */
export function Detail(props: DetailProps) {
  return props.gone ? <DetailGone {...props} /> : <DetailProduct {...props} />
}
