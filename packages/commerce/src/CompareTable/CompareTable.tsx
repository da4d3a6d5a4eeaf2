import { productPath } from '@millwright/domain/link/productPath'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { cx } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CompareTableParameters } from './CompareTableParameters.tsx'
import { CompareTableTerms } from './CompareTableTerms.tsx'
import type { ComparedProduct, CompareTableProps } from './compareTableProps.ts'
import * as styles from './CompareTable.css.ts'

export type { ComparedProduct, CompareTableProps }

/**
 * A comparison of products or SKUs, row by row. Rows with differences are marked.
 *
 * When: a few products are compared, attribute by attribute. Instead: `ProductTable` for many products; `SpecTable` for
 * a single product.
 */
export function CompareTable({
  products,
  onlyDifferences = false,
  hrefWithout,
  onAddToCart,
  className,
  ...root
}: CompareTableProps) {
  const text = useText('compare')
  return (
    <div role="region" aria-label={text('title')} tabIndex={0} {...root} className={cx(styles.frame, className)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {text('product')}
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} hrefWithout={hrefWithout} />
            ))}
          </tr>
        </thead>
        <CompareTableTerms products={products} onAddToCart={onAddToCart} />
        <CompareTableParameters products={products} onlyDifferences={onlyDifferences} />
      </table>
    </div>
  )
}

function ProductHead({
  product: { id, prodId, skuId, prodName, partyCode, pic },
  hrefWithout,
}: { product: ComparedProduct } & Pick<CompareTableProps, 'hrefWithout'>) {
  const { product: pathOf = productPath } = usePaths()
  const text = useText('compare')
  return (
    <th scope="col" className={styles.product}>
      <span className={styles.picture}>
        <Image src={pic} alt="" ratio={1} fit="contain" width={120} eager />
      </span>
      <a href={pathOf({ prodId, skuId })} className={styles.model}>
        {partyCode ?? prodName}
      </a>
      {partyCode && <span className={styles.words}>{prodName}</span>}
      <a
        href={hrefWithout(id)}
        rel="nofollow"
        className={styles.remove}
        aria-label={text('remove', { name: partyCode ?? prodName })}
      >
        <Icon name="close" />
      </a>
    </th>
  )
}
