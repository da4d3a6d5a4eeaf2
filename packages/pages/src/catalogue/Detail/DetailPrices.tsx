import { AgreedTerms } from '@millwright/commerce/AgreedTerms'
import { PriceSteps } from '@millwright/commerce/PriceSteps'
import { PriceTag } from '@millwright/commerce/PriceTag'
import { PriceTiers } from '@millwright/commerce/PriceTiers'
import { linePrice } from '@millwright/domain/price/linePrice'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import type { PriceTier } from '@millwright/domain/price/price'
import { leadingSku } from '@millwright/domain/product/leadingSku'
import { useText } from '@millwright/i18n/Texts'
import type { DetailSku } from './Detail.load.ts'
import type { DetailBuying, DetailView } from './DetailFrame.tsx'
import { groupOffered } from './groupOffered.ts'
import * as styles from './DetailBuy.css.ts'

type DetailPricesProps = Pick<DetailView, 'product' | 'skus' | 'sku' | 'memberPercent' | 'deals'> &
  Pick<DetailBuying, 'price' | 'quantity' | 'unit'>

/**
 * The buyer's unit price at this quantity, with the steps of its calculation. Before a SKU is selected, the lowest
 * price. Beside a running group deal it is labelled as the price alone. Reads `product`, `skus`, `sku`, `memberPercent`
 * and `deals`; also `price`, `quantity` and `unit`.
 */
export function DetailPrices({ product, skus, sku, memberPercent, deals, price, quantity, unit }: DetailPricesProps) {
  const text = useText('detail')
  const groups = useText('groupBuy')
  const group = groupOffered(deals, sku)
  const { prodName } = product
  const { steps = [] } = sku ?? {}
  // A volume price below the agreement price is not labelled as the agreement price.
  const agreed = price !== undefined && price === sku?.agreementPrice
  const why = sku && linePrice({ ...sku, priceTiers: tiersOf(sku), quantity, memberPercent })
  const byMember = why?.steps.find(({ kind }) => kind === 'member')
  const lowest = leadingSku(skus)
  return (
    <div className={styles.prices}>
      {group && <span className={styles.term}>{groups('alone')}</span>}
      {sku && price ? (
        <PriceTag
          price={agreed ? sku.price : byMember ? (why?.steps.at(-2)?.unit ?? price) : price}
          agreementPrice={agreed ? price : undefined}
          agreementMinQty={sku.agreementMinQty}
          expireTime={sku.expireTime}
          memberPrice={byMember?.unit}
          unit={unit}
          size={group ? 18 : 28}
          oriPrice={sku.oriPrice}
        />
      ) : (
        lowest && (
          <PriceTag
            price={lowest.price}
            memberPrice={memberPercent === undefined ? undefined : memberPrice(lowest.price, memberPercent)}
            unit={unit}
            size={28}
            from
          />
        )
      )}
      {sku?.agreementPrice !== undefined && !agreed && (
        <AgreedTerms
          agreementPrice={sku.agreementPrice}
          agreementMinQty={sku.agreementMinQty}
          expireTime={sku.expireTime}
          unit={unit}
        />
      )}
      <span className={styles.tax}>{text('taxIncluded')}</span>
      {steps.length > 1 && <PriceTiers steps={steps} quantity={quantity} unit={unit} />}
      {sku && why && (
        <PriceSteps steps={why.steps} not={why.not} more={why.more} unit={unit} name={sku.partyCode ?? prodName} />
      )}
    </div>
  )
}

/** Returns the price tiers without those at the agreement price, which `steps` includes. */
function tiersOf({ steps, tiers = steps, agreementPrice }: DetailSku): PriceTier[] {
  return tiers.filter(({ price }) => price !== agreementPrice)
}
