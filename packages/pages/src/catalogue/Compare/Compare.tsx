import { useEffect } from 'react'
import { CompareTable } from '@millwright/commerce/CompareTable'
import { keepCompared } from '@millwright/commerce/useCompared'
import { path } from '@millwright/domain/paths/path'
import { readCompared } from '@millwright/domain/product/compared'
import { COMPARE_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { TabLinks } from '@millwright/ui/TabLinks'
import { AgreedPricesWarning } from '../AgreedPricesWarning.tsx'
import type { CompareData } from './Compare.load.ts'
import { comparePath } from './comparePath.ts'
import * as styles from './Compare.css.ts'

/** Up to four products or SKUs side by side. The address contains the selection and whether only differences show. */
export function Compare({ products, onlyDifferences, tooMany, missing, agreedAgain }: Omit<CompareData, 'head'>) {
  const text = useText('compare')
  const ids = products.map(({ id }) => id)
  useKeptProducts(products)
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <div className={styles.bar}>
          <Breadcrumb items={[{ label: text('home'), href: path('home') }, { label: text('title') }]} />
        </div>
        <Top ids={ids} onlyDifferences={onlyDifferences} />
        <AgreedPricesWarning again={agreedAgain} />
        {tooMany && <Alert tone="warn">{text('tooMany', { limit: COMPARE_LIMIT })}</Alert>}
        {missing > 0 && <Alert tone="warn">{text('missing', { count: missing })}</Alert>}
        {products.length === 1 && <Alert tone="info">{text('onlyOne')}</Alert>}
        {products.length > 0 ? (
          <CompareTable
            products={products}
            onlyDifferences={onlyDifferences && products.length > 1}
            hrefWithout={(without) =>
              comparePath(
                ids.filter((id) => id !== without),
                onlyDifferences,
              )
            }
          />
        ) : (
          <NoProducts />
        )}
      </div>
    </Container>
  )
}

/** Stores the compared products, so that product lists tick their boxes. */
function useKeptProducts(products: CompareData['products']): void {
  useEffect(() => {
    if (products.length)
      keepCompared(
        products.map(({ id, prodId, partyCode, prodName, pic }) => ({
          prodId,
          ...readCompared(id),
          name: partyCode ?? prodName,
          pic,
        })),
      )
  }, [products])
}

/** The title, the switch between all rows and the differences, and the buttons. */
function Top({ ids, onlyDifferences }: { ids: readonly string[]; onlyDifferences: boolean }) {
  const text = useText('compare')
  return (
    <div className={styles.top}>
      <Heading level={1} size={22}>
        {text('title')}
      </Heading>
      {ids.length > 1 && (
        <TabLinks
          label={text('show')}
          look="pill"
          tabs={[
            { href: comparePath(ids), label: text('showAll'), current: !onlyDifferences },
            { href: comparePath(ids, true), label: text('showDifferences'), current: onlyDifferences },
          ]}
        />
      )}
      {ids.length > 0 && (
        <div className={styles.actions}>
          {ids.length < COMPARE_LIMIT && <Button href={path('list')}>{text('more')}</Button>}
          <span className={styles.scripted}>
            <Button icon="document" onPress={() => window.print()}>
              {text('print')}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

function NoProducts() {
  const text = useText('compare')
  return (
    <Empty
      drawing="box"
      title={text('empty')}
      action={
        <Button href={path('list')} tone="action">
          {text('browse')}
        </Button>
      }
    >
      {text('emptyHint', { limit: COMPARE_LIMIT })}
    </Empty>
  )
}
