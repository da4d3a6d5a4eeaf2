import { productPath } from '@millwright/domain/link/productPath'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import * as styles from './RecentProducts.css.ts'

export type RecentProduct = {
  prodId: string
  prodName: string
  partyCode?: string | undefined
  pic: string
  /** The price. Omitted if it may have changed since the visit. */
  price?: string | undefined
  unit?: string | undefined
  /** Whether the product has several SKUs and this is the lowest price. */
  from?: boolean | undefined
  agreementPrice?: string | undefined
  agreementMinQty?: number | undefined
  expireTime?: number | undefined
  memberPrice?: string | undefined
}

/**
 * The recently viewed products, latest first, with the current price if known.
 *
 * When: at the end of a product page. Instead: `ProductGrid` for products that can be bought in place.
 */
export function RecentProducts({
  products,
  className,
  ...root
}: RootProps<HTMLUListElement> & {
  /** The products, latest first. */
  products: readonly RecentProduct[]
}) {
  const text = useText('commerce')
  const { product = productPath } = usePaths()
  return (
    <ul aria-label={text('recentTitle')} {...root} className={cx(styles.strip, className)}>
      {products.map(
        ({
          prodId,
          prodName,
          partyCode,
          pic,
          price,
          unit,
          from,
          agreementPrice,
          agreementMinQty,
          expireTime,
          memberPrice,
        }) => (
          <li key={prodId} className={styles.item}>
            <a href={product({ prodId })} className={styles.link}>
              <span className={styles.picture}>
                <Image src={pic} alt="" ratio={1} fit="contain" />
              </span>
              {/* If the price is the lowest of several SKUs, no particular model is shown. */}
              <span className={from || !partyCode ? styles.family : styles.model}>
                {from ? prodName : (partyCode ?? prodName)}
              </span>
              {partyCode && !from && <span className={styles.name}>{prodName}</span>}
              {price !== undefined && (
                <PriceTag
                  price={price}
                  unit={unit}
                  from={from}
                  agreementPrice={agreementPrice}
                  agreementMinQty={agreementMinQty}
                  expireTime={expireTime}
                  memberPrice={memberPrice}
                  size={16}
                />
              )}
            </a>
          </li>
        ),
      )}
    </ul>
  )
}
