import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { BlockHead } from '../internal/BlockHead.tsx'
import { availableProducts } from '../internal/availableProducts.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import * as styles from './GoodsModule3.css.ts'

/** Renders a heading with up to three wide products: picture at the start, text beside it. */
export function GoodsModule3({ data, page, locale, level, first }: LookProps & { data: BlockData<'goods_module3'> }) {
  return (
    <section className={styles.frame}>
      <BlockHead title={data.title} link={data.titleLink} level={level} locale={locale} />
      <ul className={styles.row}>
        {availableProducts(data.goods, page).map((product) => (
          <li key={product.prodId} className={styles.box}>
            <GoodsTile product={product} look="wide" eager={first} />
          </li>
        ))}
      </ul>
    </section>
  )
}
