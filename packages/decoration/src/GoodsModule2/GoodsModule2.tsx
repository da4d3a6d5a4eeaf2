import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { BlockHead } from '../internal/BlockHead.tsx'
import { availableProducts } from '../internal/availableProducts.ts'
import * as styles from './GoodsModule2.css.ts'

/** Renders one large product with up to six beside it. If the large product is delisted, the next takes its place. */
export function GoodsModule2({ data, page, locale, level, first }: LookProps & { data: BlockData<'goods_module2'> }) {
  const [main, ...others] = availableProducts([...data.mainGoods, ...data.otherGoods], page)
  return (
    main && (
      <section className={styles.frame}>
        <BlockHead title={data.title} link={data.titleLink} level={level} locale={locale} />
        <div className={styles.sheet({ alone: others.length === 0 })}>
          <div className={styles.main}>
            <GoodsTile product={main} look="hero" eager={first} />
          </div>
          {others.map((product) => (
            <div key={product.prodId} className={styles.cell}>
              <GoodsTile product={product} look="row" />
            </div>
          ))}
        </div>
      </section>
    )
  )
}
