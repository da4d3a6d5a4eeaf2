import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { availableProducts } from '../internal/availableProducts.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { PictureLink } from '../internal/PictureLink.tsx'
import * as styles from './GoodsModule4.css.ts'

/** Renders a wide picture with up to four products below. Without products the block renders nothing. */
export function GoodsModule4({ data, page, locale, first }: LookProps & { data: BlockData<'goods_module4'> }) {
  const { bgImg, alt, link } = data
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        {bgImg && (
          <div className={styles.banner}>
            <PictureLink src={bgImg} alt={alt} link={link} ratio={4} fit="cover" locale={locale} first={first} />
          </div>
        )}
        <ul className={styles.goods}>
          {availableProducts(data.goods, page).map((product) => (
            <li key={product.prodId} className={styles.cell}>
              <GoodsTile product={product} eager={first && !bgImg} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
