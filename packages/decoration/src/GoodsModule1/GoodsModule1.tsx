import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookProps } from '../data.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { BlockHead } from '../internal/BlockHead.tsx'
import { availableProducts } from '../internal/availableProducts.ts'
import * as styles from './GoodsModule1.css.ts'

/** Renders columns side by side, each with a heading and up to three small products. */
export function GoodsModule1({ data, page, locale, level, first }: LookProps & { data: BlockData<'goods_module1'> }) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        {data.columns.map(({ title, subTitle, link, goods }, index) => {
          const left = availableProducts(goods, page)
          return (
            left.length > 0 && (
              <section key={index} className={styles.column}>
                <BlockHead title={title} subTitle={subTitle} link={link} level={level} locale={locale} />
                <ul className={styles.thumbs}>
                  {left.map((product) => (
                    <li key={product.prodId} className={styles.thumb}>
                      <GoodsTile product={product} look="thumb" eager={first} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </div>
  )
}
