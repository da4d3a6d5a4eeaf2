import { Gallery } from '@millwright/commerce/Gallery'
import type { DetailSku } from './Detail.load.ts'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './Detail.css.ts'

/** The pictures, with the selected SKU's first. Reads `pictures`, `product`, `sku` and `skus`. */
export function DetailGallery({
  pictures,
  product,
  sku,
  skus,
}: Pick<DetailView, 'pictures' | 'product' | 'sku' | 'skus'>) {
  const shownPictures = picturesOf(sku, skus, pictures)
  return (
    <div className={styles.gallery}>
      <Gallery key={shownPictures[0]} pictures={shownPictures} name={sku?.partyCode ?? product.prodName} />
    </div>
  )
}

/** Returns the selected SKU's picture and the pictures that belong to no other SKU. */
function picturesOf(sku: DetailSku | undefined, skus: readonly DetailSku[], pictures: readonly string[]) {
  if (!sku?.pic) return pictures
  const others = new Set(skus.map(({ pic }) => pic))
  return [sku.pic, ...pictures.filter((picture) => !others.has(picture))]
}
