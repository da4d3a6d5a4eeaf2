import { ProductCard } from '@millwright/commerce/ProductCard'
import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { availableProducts } from '../internal/availableProducts.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import * as styles from './GoodsList.css.ts'

/**
 * Renders a grid of products in three to five columns: as product cards, or as tiles with the parts that the merchant
 * chose.
 */
export function GoodsList({ data, page, level, first }: LookProps & { data: BlockData<'goods_list'> }) {
  const { columns, showContent } = data
  const whole = showContent.length === 3
  return (
    <div className={styles.frame}>
      <ul className={styles.grid({ columns })}>
        {availableProducts(data.goods, page).map((product, index) => {
          const eager = first && index < columns
          return (
            <li key={product.prodId} className={styles.cell({ framed: !whole })}>
              {whole ? (
                <ProductCard product={product} level={level} eager={eager} />
              ) : (
                <GoodsTile product={product} parts={showContent} eager={eager} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
