import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { ProductRows } from '@millwright/commerce/ProductRows'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { DetailSection } from './DetailSection.tsx'
import type { DetailDelistedData } from './loadDelisted.ts'
import * as styles from './Detail.css.ts'

/** The page of a delisted product: substitutes, similar products, and links to categories and brands. */
export function DetailDelisted({ substitutes, recommended, categories, brands }: Omit<DetailDelistedData, 'head'>) {
  const text = useText('detail')
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <Empty
          drawing="box"
          level={1}
          title={text('offShelfTitle')}
          action={
            <Button href={categories[0]?.href ?? path('list')} tone="action">
              {text('offShelfSearch')}
            </Button>
          }
        >
          {text('offShelf')}
        </Empty>
        {substitutes.length > 0 && (
          <DetailSection id="substitutes" title={text('offShelfSubstitutes')} bare>
            <ProductRows products={substitutes} label={text('offShelfSubstitutes')} />
          </DetailSection>
        )}
        {recommended.length > 0 && (
          <DetailSection id="recommended" title={text('offShelfNear')} bare>
            <ProductGrid products={recommended} label={text('offShelfNear')} />
          </DetailSection>
        )}
        {brands.length > 0 && (
          <DetailSection id="brands" title={text('offShelfBrands')} bare>
            <Chips places={brands} />
          </DetailSection>
        )}
        {categories.length > 0 && (
          <DetailSection id="categories" title={text('offShelfCategories')} bare>
            <Chips places={categories} />
          </DetailSection>
        )}
      </div>
    </Container>
  )
}

function Chips({ places }: { places: DetailDelistedData['categories'] }) {
  return (
    <ul className={styles.chips}>
      {places.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className={styles.chip}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
