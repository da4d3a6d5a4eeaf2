import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import { Select } from '@millwright/ui/Select'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ShopListData } from './ShopList.load.ts'
import { writeShopList } from './shopListAddress.ts'
import * as styles from './ShopList.css.ts'

/** The filters by kind, city and category: a plain GET form that works without scripts. */
export function ShopListFilters({ query, facets }: Pick<ShopListData, 'query' | 'facets'>) {
  const text = useText('shopList')
  const { shopName, kind, city, category } = query
  const kinds = [undefined, 'own', 'preferred'] as const
  const cities = facets.cities.map((one) => ({
    value: one.city,
    label: text('counted', { name: one.city, count: one.count }),
  }))
  const categories = facets.categories.map(({ categoryId, categoryName, count }) => ({
    value: categoryId,
    label: text('counted', { name: categoryName, count }),
  }))
  return (
    <div className={styles.filters}>
      <TabLinks
        label={text('kinds')}
        tabs={kinds.map((one) => ({
          href: writeShopList({ ...query, kind: one, page: 1 }),
          label: text(one ?? 'all'),
          current: one === kind,
        }))}
      />
      <form method="get" action={path('shopList')} className={styles.choices} aria-label={text('filters')}>
        {shopName && <input type="hidden" name="shopName" value={shopName} />}
        {kind && <input type="hidden" name="kind" value={kind} />}
        <Select
          key={`city ${city}`}
          label={text('city')}
          hideLabel
          name="city"
          defaultValue={city ?? ''}
          // A selected city without shops stays in the list.
          options={[
            { value: '', label: text('anyCity') },
            ...(city && !facets.cities.some((one) => one.city === city) ? [{ value: city, label: city }] : []),
            ...cities,
          ]}
        />
        <Select
          key={`category ${category}`}
          label={text('category')}
          hideLabel
          name="category"
          defaultValue={category ?? ''}
          options={[{ value: '', label: text('anyCategory') }, ...categories]}
        />
        <Button type="submit">{text('apply')}</Button>
        {(city || category) && <Link href={writeShopList({ shopName, kind })}>{text('clear')}</Link>}
      </form>
    </div>
  )
}
