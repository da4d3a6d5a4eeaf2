import { useId, useState } from 'react'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import type { LookProps } from '../data.ts'
import { BlockHead, MoreLink } from '../internal/BlockHead.tsx'
import { availableProducts } from '../internal/availableProducts.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import * as styles from './GoodsModule7.css.ts'
import { ShelfTabs } from './ShelfTabs.tsx'

/**
 * Renders several lists of products (shelves) as tabs. All shelves are in the HTML, for crawlers and for readers
 * without scripts. A shelf without products has no tab, and a single shelf shows without tabs.
 *
 * Keys: `Tab` reaches the selected tab; arrow keys, `Home` and `End` select; the next `Tab` reaches the "more" link or
 * the first product.
 */
export function GoodsModule7({ data, page, locale, level, first }: LookProps & { data: BlockData<'goods_module7'> }) {
  const text = useText('decoration')
  const id = useId()
  const [wanted, setWanted] = useState(0)
  const shelves = data.tabs
    .map((tab) => ({ ...tab, left: availableProducts(tab.goods, page) }))
    .filter(({ left }) => left.length > 0)
  const chosen = Math.min(wanted, shelves.length - 1)
  const shelf = shelves[chosen]
  if (!shelf) return null
  const several = shelves.length > 1
  const idOf = (part: string, index: number) => `${id}${part}${index}`
  const titled = data.title[locale] !== ''
  const head = several
    ? { title: data.title }
    : { ...(titled ? { title: data.title, subTitle: shelf.name } : { title: shelf.name }), link: shelf.link }
  return (
    <section className={styles.frame}>
      <BlockHead {...head} level={level} locale={locale} />
      {several && (
        <div className={styles.bar}>
          <ShelfTabs
            label={data.title[locale] || text('featured')}
            names={shelves.map(({ name }) => name[locale])}
            chosen={chosen}
            idOf={idOf}
            onChoose={setWanted}
          />
          {shelf.link && (
            <MoreLink link={shelf.link} label={text('moreOf', { title: shelf.name[locale] })}>
              {text('more')}
            </MoreLink>
          )}
        </div>
      )}
      {shelves.map(({ name, link, left }, index) => (
        <div
          key={index}
          className={styles.shelf}
          data-rest={index === chosen ? undefined : ''}
          {...(several ? { role: 'tabpanel', id: idOf('shelf', index), 'aria-labelledby': idOf('tab', index) } : {})}
        >
          {several && (
            <div className={styles.name}>
              <BlockHead title={name} link={link} level={titled ? 3 : level} locale={locale} />
            </div>
          )}
          <ShelfGoods goods={left} paired={link !== undefined} eager={first && index === 0} />
        </div>
      ))}
    </section>
  )
}

function ShelfGoods({ goods, paired, eager }: { goods: readonly CardProduct[]; paired: boolean; eager: boolean }) {
  return (
    <ul className={styles.goods}>
      {goods.map((product, at) => (
        <li key={product.prodId} className={styles.cell({ framed: true, paired })}>
          <GoodsTile product={product} eager={eager && at < 5} />
        </li>
      ))}
    </ul>
  )
}
