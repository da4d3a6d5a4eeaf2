import { lazy, Suspense, useState } from 'react'
import { FacetPanel } from '@millwright/commerce/FacetPanel'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { listSorts, writeListPath } from '@millwright/domain/listFilter'
import type { ListSort } from '@millwright/domain/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { countRefinements } from './countRefinements.ts'
import type { ListData } from './List.load.ts'
import { ListEmpty } from './ListEmpty.tsx'
import * as styles from './List.css.ts'

const FilterDrawer = lazy(() => import('./ListFilterDrawer.tsx').then(({ ListFilterDrawer }) => ({ default: ListFilterDrawer })))

const sortWords = { default: 'sortDefault', newest: 'sortNewest', sales: 'sortSales', priceUp: 'sortPriceUp', priceDown: 'sortPriceDown' } as const satisfies Record<ListSort, string>

const FIRST_ROWS = 6

/** The product list: filters at the left (in a drawer on a phone), cards, pages. Every choice is an address. */
export function List(props: Omit<ListData, 'head'>) {
  const { filter, problems, products, total, pages, facets, trail, categories } = props
  const text = useText('list')
  const errors = useText('errors')
  const [filtering, setFiltering] = useState<'never' | 'shut' | 'open'>('never')
  const here = trail.at(-1)
  const title = filter.keyword ? text('titleKeyword', { keyword: filter.keyword }) : here?.name ?? text(filter.newest ? 'titleNewest' : 'titleAll')
  const refined = countRefinements(filter)
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <div className={styles.trail}>
          <Breadcrumb items={[{ label: text('home'), href: '/' }, { label: text('titleAll'), href: '/list' }, ...trail.map(({ name, href }, index) => index < trail.length - 1 || filter.keyword ? { label: name, href } : { label: name })]} />
        </div>
        <aside className={styles.aside}><FacetPanel filter={filter} facets={facets} categories={categories} /></aside>
        <div className={styles.results}>
          <div className={styles.top}>
            <Heading level={1} size={22}>{title}</Heading>
            <p className={styles.total} role="status">{text('count', { count: total })}</p>
          </div>
          {problems.length > 0 && <Alert tone="warn" title={text('problems')}>{problems.map((problem) => errors(problem)).join(' ')}</Alert>}
          <div className={styles.tools}>
            <nav aria-label={text('sort')} className={styles.sorts}>
              {listSorts.map((sort) => (
                <a key={sort} href={writeListPath({ ...filter, sort, page: 1 })} rel="nofollow" className={styles.sort} aria-current={sort === filter.sort ? 'true' : undefined}>{text(sortWords[sort])}</a>
              ))}
            </nav>
            <span className={styles.filterButton}>
              <Button icon="filter" onPress={() => setFiltering('open')}>{refined ? text('filtersChosen', { count: refined }) : text('filters')}</Button>
            </span>
          </div>
          {products.length > 0
            ? <ProductGrid products={products} eager={FIRST_ROWS} level={2} label={text('results')} />
            : <ListEmpty filter={filter} total={total} pages={pages} />}
          {pages > 1 && products.length > 0 && (
            <div className={styles.pages}><Pagination page={filter.page} pages={pages} total={total} hrefOf={(page) => writeListPath({ ...filter, page })} /></div>
          )}
        </div>
      </div>
      {filtering !== 'never' && (
        <Suspense>
          <FilterDrawer open={filtering === 'open'} onClose={() => setFiltering('shut')} title={text('filters')}>
            <FacetPanel filter={filter} facets={facets} categories={categories} />
          </FilterDrawer>
        </Suspense>
      )}
    </Container>
  )
}
