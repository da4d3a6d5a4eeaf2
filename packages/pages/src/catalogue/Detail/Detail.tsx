import type { DetailShown } from './Detail.load.ts'
import { DetailGone } from './DetailGone.tsx'
import { DetailProduct } from './DetailProduct.tsx'
import type { DetailGoneData } from './loadGone.ts'

/** The address of a product: the product, or, where it is no longer sold, what there is instead. */
export function Detail(props: Omit<DetailShown, 'head'> | Omit<DetailGoneData, 'head'>) {
  return props.gone ? <DetailGone {...props} /> : <DetailProduct {...props} />
}
