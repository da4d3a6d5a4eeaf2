import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { availableProducts } from '../internal/availableProducts.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { PictureLink } from '../internal/PictureLink.tsx'
import * as styles from './GoodsModule5.css.ts'

/** Renders an upright picture with up to four products beside it. Without products the block takes up no space. */
export function GoodsModule5({ data, page, locale, first }: LookProps & { data: BlockData<'goods_module5'> }) {
  const { mainImg, alt, link } = data
  const pictured = mainImg !== ''
  return (
    <div className={styles.frame}>
      <div className={styles.sheet({ pictured })}>
        {pictured && (
          <div className={styles.side}>
            <PictureLink
              src={mainImg}
              alt={alt}
              link={link}
              ratio={232 / 320}
              fit="cover"
              locale={locale}
              first={first}
            />
          </div>
        )}
        <ul className={styles.goods({ pictured })}>
          {availableProducts(data.goods, page).map((product) => (
            <li key={product.prodId} className={styles.cell}>
              <GoodsTile product={product} eager={first && !pictured} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
