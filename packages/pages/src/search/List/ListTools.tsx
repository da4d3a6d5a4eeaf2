import { listSorts, listViews, writeListPath } from '@millwright/domain/list/listFilter'
import type { ListSort, ListView as Look } from '@millwright/domain/list/listFilter'
import { COMPARE_FORM } from '@millwright/commerce/CompareCheck'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import type { IconName } from '@millwright/ui/Icon'
import { FILTERS } from './ListFilters.tsx'
import type { ListView } from './ListFrame.tsx'
import * as styles from './List.css.ts'

const sortWords = {
  default: 'sortDefault',
  newest: 'sortNewest',
  sales: 'sortSales',
  priceUp: 'sortPriceUp',
  priceDown: 'sortPriceDown',
} as const satisfies Record<ListSort, string>
const viewWords = { grid: 'viewGrid', rows: 'viewRows', table: 'viewTable' } as const satisfies Record<Look, string>
const viewIcons = { grid: 'grid', rows: 'rows', table: 'table' } as const satisfies Record<Look, IconName>

/**
 * The tools of the list: sort order, view, and the compare button without scripts. Reads `filter`, `refined` and
 * `nothing`.
 */
export function ListTools({ filter, refined, nothing }: Pick<ListView, 'filter' | 'refined' | 'nothing'>) {
  const text = useText('list')
  const { sort, sortAttr, view } = filter
  // An empty list has no sort order. With active filters the tools stay.
  if (nothing && !refined) return null
  return (
    <div className={styles.tools}>
      <nav aria-label={text('sort')} className={styles.sorts}>
        {listSorts.map((one) => (
          <a
            key={one}
            href={writeListPath({ ...filter, sort: one, sortAttr: undefined, page: 1 })}
            rel="nofollow"
            className={styles.sort}
            aria-current={one === sort && !sortAttr ? 'true' : undefined}
          >
            {text(sortWords[one])}
          </a>
        ))}
      </nav>
      <form id={COMPARE_FORM} method="get" action={path('compare')} className={styles.compare}>
        <Button type="submit" size="small">
          {text('compare')}
        </Button>
      </form>
      <nav aria-label={text('view')} className={styles.views}>
        {listViews.map((one) => (
          <a
            key={one}
            href={writeListPath({ ...filter, view: one })}
            rel="nofollow"
            className={styles.view}
            aria-label={text(viewWords[one])}
            aria-current={one === view ? 'true' : undefined}
          >
            <Icon name={viewIcons[one]} />
          </a>
        ))}
      </nav>
      <span className={styles.filterButton}>
        <Button icon="filter" popoverTarget={FILTERS}>
          {refined ? text('filtersChosen', { count: refined }) : text('filters')}
        </Button>
      </span>
    </div>
  )
}
