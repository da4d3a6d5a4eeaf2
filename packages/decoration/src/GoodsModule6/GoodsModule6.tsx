import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { BlockHead } from '../internal/BlockHead.tsx'
import { productsInStock } from '../internal/availableProducts.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import * as styles from './GoodsModule6.css.ts'

const PICTURED = 3

/**
 * Renders a ranking: the first three products with pictures, the others as lines. Delisted and sold-out products are
 * left out, and the ranks stay consecutive.
 */
export function GoodsModule6({ data, page, locale, level, first }: LookProps & { data: BlockData<'goods_module6'> }) {
  const left = productsInStock(data.goods, page)
  const split = left.length > PICTURED
  const place = (product: CardProduct, rank: number) => {
    const top = rank <= PICTURED
    return (
      <li key={product.prodId} className={styles.place}>
        <span className={styles.rank({ top })}>{rank}</span>
        <GoodsTile product={product} look={top ? 'wide' : 'line'} eager={first && top} />
      </li>
    )
  }
  return (
    <section className={styles.frame}>
      <BlockHead title={data.title} link={data.titleLink} level={level} locale={locale} />
      <div className={styles.sheet({ split })}>
        <ol className={styles.top({ split })}>
          {left.slice(0, PICTURED).map((product, index) => place(product, index + 1))}
        </ol>
        {split && (
          <ol className={styles.rest} start={PICTURED + 1}>
            {left.slice(PICTURED).map((product, index) => place(product, PICTURED + 1 + index))}
          </ol>
        )}
      </div>
    </section>
  )
}
