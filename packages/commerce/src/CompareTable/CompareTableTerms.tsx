import type { ReactNode } from 'react'
import type { PriceTier } from '@millwright/domain/price/price'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { ProductCardBuy } from '../ProductCard/ProductCardBuy.tsx'
import { productFacts } from '../ProductCard/productFacts.ts'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import type { ComparedProduct, CompareTableProps } from './compareTableProps.ts'
import * as styles from './CompareTable.css.ts'

/** The rows that every product has: price, stock, minimum quantity, brand, shop and "add to cart". */
export function CompareTableTerms({ products, onAddToCart }: Pick<CompareTableProps, 'products' | 'onAddToCart'>) {
  const paths = usePaths()
  const { shop = shopPath } = paths
  const text = useText('compare')
  const quantity = useQuantity()
  return (
    <tbody>
      <Line
        name={text('price')}
        products={products}
        cell={(product) => <PriceTag {...productFacts(product, paths).price} size={18} />}
      />
      {products.some(({ steps }) => steps.length > 1) && (
        <Line
          name={text('tiers')}
          products={products}
          cell={({ steps, unit }) => <PriceTiers steps={steps} unit={unit} />}
        />
      )}
      <Line
        name={text('stock')}
        products={products}
        cell={(product) => <StockAndLeadTime {...productFacts(product, paths).stock} />}
      />
      <Line
        name={text('minimum')}
        products={products}
        cell={({ minOrderQty, packQty = 1, unit }) =>
          `${quantity(minOrderQty, unit)}${packQty > 1 ? ` · ${text('packs', { quantity: quantity(packQty, unit) })}` : ''}`
        }
      />
      <Line name={text('brand')} products={products} cell={({ brandName }) => brandName ?? '–'} />
      <Line
        name={text('shop')}
        products={products}
        cell={({ shopId, shopName }) => (
          <a href={shop({ shopId })} className={styles.shop}>
            {shopName}
          </a>
        )}
      />
      <Line
        name={text('buy')}
        className={styles.act}
        products={products}
        cell={(product) => (
          <div className={styles.buy}>
            <ProductCardBuy product={product} tone="neutral" onAddToCart={onAddToCart} />
          </div>
        )}
      />
    </tbody>
  )
}

function Line({
  name,
  className,
  products,
  cell,
}: {
  name: string
  className?: string
  products: readonly ComparedProduct[]
  cell: (product: ComparedProduct) => ReactNode
}) {
  return (
    <tr className={className}>
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
}

function PriceTiers({ steps, unit }: { steps: readonly PriceTier[]; unit: string | undefined }) {
  const quantity = useQuantity()
  if (steps.length <= 1) return '–'
  return (
    <ul className={styles.steps}>
      {steps.map(({ minQty, price }) => (
        <li key={minQty} className={styles.step}>
          <span>≥ {quantity(minQty, unit)}</span>
          <Money amount={price} size={14} tone="ink" />
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that formats a quantity with its unit. An unknown quantity is a dash. */
function useQuantity() {
  const locale = useLocale()
  const language = useLanguage()
  return (count: number | undefined, unit: string | undefined) =>
    count === undefined ? '–' : `${formatNumber(language, count)} ${unitOf(locale, count, unit ?? '')}`
}
