import { lazy } from 'react'
import { CompareArea } from '@millwright/commerce/CompareArea'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { ProductRows } from '@millwright/commerce/ProductRows'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import { ListBought } from './ListBought.tsx'
import type { ListView } from './ListFrame.tsx'

// Loaded on demand, since not every list needs these views. Server-rendered views need no Suspense boundary: their HTML
// arrives whole.
const ProductTable = lazy(() =>
  import('@millwright/commerce/ProductTable').then(({ ProductTable }) => ({ default: ProductTable })),
)
const ListEmpty = lazy(() => import('./ListEmpty.tsx').then(({ ListEmpty }) => ({ default: ListEmpty })))

const FIRST_ROWS = 6

type ListProductsProps = Pick<
  ListView,
  'products' | 'nothing' | 'filter' | 'total' | 'pages' | 'trail' | 'near' | 'outcome'
>

/**
 * The products as cards, rows or a table, or the empty state. Reads `products` and `nothing`; for the empty state also
 * `filter`, `total`, `pages`, `trail`, `near` and `outcome`.
 */
export function ListProducts({ products, nothing, ...props }: ListProductsProps) {
  return nothing ? (
    <ListEmpty {...props} />
  ) : (
    <CompareArea>
      <Products products={products} />
    </CompareArea>
  )
}

function Products({ products }: Pick<ListView, 'products'>) {
  const text = useText('list')
  return (
    <StaticHtml of={products} dependsOn={[]}>
      {({ shown, columns, view, filter = emptyFilter, bought }) => {
        const noteOf =
          bought &&
          (({ prodId }: { prodId: string }) => <ListBought bought={bought.find((one) => one.prodId === prodId)} />)
        switch (view) {
          case 'table':
            return (
              <ProductTable
                products={shown}
                columns={columns}
                filter={filter}
                label={text('results')}
                noteOf={noteOf}
              />
            )
          case 'rows':
            return (
              <ProductRows
                products={shown}
                eager={FIRST_ROWS}
                level={2}
                label={text('results')}
                compare
                noteOf={noteOf}
              />
            )
          case 'grid':
            return (
              <ProductGrid
                products={shown}
                eager={FIRST_ROWS}
                level={2}
                label={text('results')}
                compare
                noteOf={noteOf}
              />
            )
        }
      }}
    </StaticHtml>
  )
}
