import type { BlockData } from '@millwright/contract/blocks/blocks'
import type { LookSurroundings } from '../data.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { goodsLeft } from '../internal/goodsLeft.ts'
import * as styles from './GoodsList.css.ts'

/** A grid of products in three to five columns; hairlines part them, as on a sheet of a catalogue. */
export function GoodsList({ data, page, first }: LookSurroundings & { data: BlockData<'goods_list'> }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.sheet({ columns: data.columns })}>
        {goodsLeft(data.goods, page).map((product, index) => (
          <li key={product.prodId} className={styles.cell}>
            <GoodsTile product={product} parts={data.showContent} eager={first && index < data.columns} />
          </li>
        ))}
      </ul>
    </div>
  )
}
