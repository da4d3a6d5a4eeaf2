import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { CompareArea } from '@millwright/commerce/CompareArea'
import { FacetArea } from '@millwright/commerce/FacetArea'
import { FacetChips } from '@millwright/commerce/FacetChips'
import { FacetPanel } from '@millwright/commerce/FacetPanel'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { ProductRows } from '@millwright/commerce/ProductRows'
import { SearchNote } from '@millwright/commerce/SearchNote'
import { useCompared } from '@millwright/commerce/useCompared'
import { emptyFilter, writeListPath } from '@millwright/domain/list/listFilter'
import { refinementsOf } from '@millwright/domain/list/refinements'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ListData } from './List.load.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListTools } from './ListTools.tsx'
import * as styles from './List.css.ts'

// Not every list needs them. Those that the server draws have no boundary of their own: their HTML comes whole.
const CompareTray = lazy(() =>
  import('@millwright/commerce/CompareTray').then(({ CompareTray }) => ({ default: CompareTray })),
)
const ProductTable = lazy(() =>
  import('@millwright/commerce/ProductTable').then(({ ProductTable }) => ({ default: ProductTable })),
)
const ListEmpty = lazy(() => import('./ListEmpty.tsx').then(({ ListEmpty }) => ({ default: ListEmpty })))

const FIRST_ROWS = 6
const atRoot: NonNullable<ListData['trail']> = []
const nothingChosen = { brands: [], attrs: [] }

/** What a list of other goods than the mall's says of itself. */
export type ListKind = { title: string; href: string; before?: ReactNode; after?: ReactNode }

/**
 * The product list: filters at the left (in a drawer on a phone), cards, rows or a table, pages. Every choice is an
 * address.
 */
export function List({ kind, ...props }: Omit<ListData, 'head'> & { kind?: ListKind }) {
  const { problems, nothing, total, pages, panel, chosen = nothingChosen, understood, trail = atRoot } = props
  const filter = { ...emptyFilter, ...props.filter }
  const text = useText('list')
  const errors = useText('errors')
  const { picks } = useCompared()
  // Once it is there it stays: it says when nothing is picked any more.
  const [tray, setTray] = useState(false)
  if (picks.length > 0 && !tray) setTray(true)
  const here = trail.at(-1)
  const refined = refinementsOf(filter).length
  const title = filter.keyword
    ? text('titleKeyword', { keyword: filter.keyword })
    : (here?.name ?? kind?.title ?? text(filter.newest ? 'titleNewest' : 'titleAll'))
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <div className={styles.trail}>
          <Breadcrumb
            items={[
              { label: text('home'), href: path('home') },
              kind ? { label: kind.title, href: kind.href } : { label: text('titleAll'), href: path('list') },
              ...trail.map(({ name, href }, index) =>
                index < trail.length - 1 || filter.keyword ? { label: name, href } : { label: name },
              ),
            ]}
          />
        </div>
        <ListFilters total={total}>
          <FacetArea>
            <StaticHtml of={panel}>{(shown) => <FacetPanel {...shown} />}</StaticHtml>
          </FacetArea>
        </ListFilters>
        <div className={styles.results}>
          <div className={styles.top}>
            <Heading level={1} size={22}>
              {title}
            </Heading>
            <p className={styles.total} role="status">
              {text('count', { count: total })}
            </p>
          </div>
          {kind?.before}
          <SearchNote filter={filter} understood={understood} />
          {problems && <Alert tone="warn">{problems.map((problem) => errors(problem)).join(' ')}</Alert>}
          <FacetChips filter={filter} facets={chosen} />
          {/* What is not there cannot be put in order; what it was narrowed by can be taken back. */}
          {(!nothing || refined > 0) && <ListTools filter={filter} refined={refined} />}
          {nothing ? (
            <ListEmpty {...props} filter={filter} />
          ) : (
            <CompareArea>
              <Products products={props.products} />
            </CompareArea>
          )}
          {pages > 1 && !nothing && (
            <div className={styles.pages}>
              <Pagination
                page={filter.page}
                pages={pages}
                total={total}
                hrefOf={(page) => writeListPath({ ...filter, page })}
              />
            </div>
          )}
          {kind?.after}
          {tray && (
            <Suspense>
              <CompareTray />
            </Suspense>
          )}
        </div>
      </div>
    </Container>
  )
}

function Products({ products }: Pick<ListData, 'products'>) {
  const text = useText('list')
  return (
    <StaticHtml of={products}>
      {({ shown, columns, view, filter = emptyFilter }) => {
        switch (view) {
          case 'table':
            return <ProductTable products={shown} columns={columns} filter={filter} label={text('results')} />
          case 'rows':
            return <ProductRows products={shown} eager={FIRST_ROWS} level={2} label={text('results')} compare />
          case 'grid':
            return <ProductGrid products={shown} eager={FIRST_ROWS} level={2} label={text('results')} compare />
        }
      }}
    </StaticHtml>
  )
}
