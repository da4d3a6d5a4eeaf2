import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { TextField } from '@millwright/ui/TextField'
import type { ShopIndexView } from './ShopIndexFrame.tsx'
import * as styles from './ShopIndex.css.ts'

/** The heading and count of the products, and a search among them. Reads `address`, `trail` and `goods`. */
export function ShopSearch({ address, trail, goods }: Pick<ShopIndexView, 'address' | 'trail' | 'goods'>) {
  const text = useText('shop')
  const list = useText('list')
  const { shopId, categoryId, keyword } = address
  const here = trail.at(-1)
  return (
    <div className={styles.shelfHead}>
      <Heading level={2} id="shop-goods">
        {here?.name ?? text('allGoods')}
      </Heading>
      {goods && (
        <p className={styles.total} role="status">
          {list('count', { count: goods.total })}
        </p>
      )}
      <form
        method="get"
        action={path('shopIndex')}
        role="search"
        aria-label={text('searchIn')}
        className={styles.search}
      >
        <input type="hidden" name="sid" value={shopId} />
        {categoryId && <input type="hidden" name="cid" value={categoryId} />}
        <TextField
          label={text('searchIn')}
          hideLabel
          name="pn"
          type="search"
          defaultValue={keyword}
          placeholder={text('searchIn')}
          maxLength={200}
          size="small"
        />
        <Button type="submit" size="small">
          {text('search')}
        </Button>
      </form>
    </div>
  )
}
