import type { ReactNode } from 'react'
import type { PriceTier } from '@millwright/domain/price/price'
import { productPath } from '@millwright/domain/link/productPath'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { shopPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import type { CardProduct } from '../ProductCard/ProductCard.tsx'
import { ProductCardBuy } from '../ProductCard/ProductCardBuy.tsx'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import { parameterRows } from './parameterRows.ts'
import * as styles from './CompareTable.css.ts'

export type ComparedProduct = CardProduct & {
  /** The id in the URL of the comparison. */
  id: string
  parameters: readonly { name: string; value: string }[]
  /** The unit price by quantity, if the product has one SKU. */
  steps: readonly PriceTier[]
}

export type CompareTableProps = RootProps<HTMLDivElement> & {
  /** The products, as a list response contains them. */
  products: readonly ComparedProduct[]
  /** Whether to omit parameters that are equal for all products. */
  onlyDifferences?: boolean | undefined
  /** Returns the URL of the comparison without a product. */
  hrefWithout: (id: string) => string
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}

/**
 * A comparison of products or SKUs, row by row. Rows with differences are marked.
 *
 * When: a few products are compared, attribute by attribute. Instead: `ProductTable` for many; `SpecTable` for one.
 */
export function CompareTable({
  products,
  onlyDifferences = false,
  hrefWithout,
  onAddToCart,
  className,
  ...root
}: CompareTableProps) {
  const { product: pathOf = productPath, shop = shopPath } = usePaths()
  const text = useText('compare')
  const locale = useLocale()
  const language = useLanguage()
  const quantity = (count: number | undefined, unit: string | undefined) =>
    count === undefined ? '–' : `${formatNumber(language, count)} ${unitOf(locale, count, unit ?? '')}`
  const rows = parameterRows(products).filter(({ differs }) => differs || !onlyDifferences)
  const line = (name: string, cell: (product: ComparedProduct) => ReactNode) => (
    <tr key={name}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {products.map((product) => (
        <td key={product.id} className={styles.cell}>
          {cell(product)}
        </td>
      ))}
    </tr>
  )
  return (
    <div role="region" aria-label={text('title')} tabIndex={0} {...root} className={cx(styles.frame, className)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {text('product')}
            </th>
            {products.map(({ id, prodId, skuId, prodName, partyCode, pic }) => (
              <th key={id} scope="col" className={styles.product}>
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
            ))}
          </tr>
        </thead>
        <tbody>
          {line(
            text('price'),
            ({ price, unit, skuNumber = 1, oriPrice, agreementPrice, agreementMinQty, expireTime, memberPrice }) => (
              <PriceTag
                price={price}
                unit={unit}
                from={skuNumber > 1}
                oriPrice={oriPrice}
                agreementPrice={agreementPrice}
                agreementMinQty={agreementMinQty}
                expireTime={expireTime}
                memberPrice={memberPrice}
                size={18}
              />
            ),
          )}
          {products.some(({ steps }) => steps.length > 1) &&
            line(text('tiers'), ({ steps, unit }) =>
              steps.length > 1 ? (
                <ul className={styles.steps}>
                  {steps.map(({ minQty, price }) => (
                    <li key={minQty} className={styles.step}>
                      <span>≥ {quantity(minQty, unit)}</span>
                      <Money amount={price} size={14} tone="ink" />
                    </li>
                  ))}
                </ul>
              ) : (
                '–'
              ),
            )}
          {line(text('stock'), ({ totalStocks, leadDays }) => (
            <StockAndLeadTime stocks={totalStocks} leadDays={leadDays} />
          ))}
          {line(
            text('minimum'),
            ({ minOrderQty, packQty = 1, unit }) =>
              `${quantity(minOrderQty, unit)}${packQty > 1 ? ` · ${text('packs', { quantity: quantity(packQty, unit) })}` : ''}`,
          )}
          {line(text('brand'), ({ brandName }) => brandName ?? '–')}
          {line(text('shop'), ({ shopId, shopName }) => (
            <a href={shop({ shopId })} className={styles.shop}>
              {shopName}
            </a>
          ))}
          <tr className={styles.act}>
            <th scope="row" className={styles.name}>
              {text('buy')}
            </th>
            {products.map((product) => (
              <td key={product.id} className={styles.cell}>
                <div className={styles.buy}>
                  <ProductCardBuy product={product} tone="neutral" onAddToCart={onAddToCart} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {rows.map(({ name, values, differs }) => (
            <tr key={name} className={styles.parameter} data-differs={differs || undefined}>
              <th scope="row" className={styles.name}>
                {name}
                {differs && (
                  <>
                    <span aria-hidden="true" className={styles.mark}>
                      ≠
                    </span>
                    <VisuallyHidden>{text('differs')}</VisuallyHidden>
                  </>
                )}
              </th>
              {values.map((value, index) => (
                <td key={products[index]?.id} className={styles.cell}>
                  {value ?? '–'}
                </td>
              ))}
            </tr>
          ))}
          {onlyDifferences && rows.length === 0 && (
            <tr>
              <td className={styles.cell} colSpan={products.length + 1}>
                {text('same')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
