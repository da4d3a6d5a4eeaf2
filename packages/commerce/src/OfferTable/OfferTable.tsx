import type { Offer } from '@millwright/contract/catalogue/entities'
import type { Money } from '@millwright/domain/money/money'
import { unitOf } from '@millwright/domain/product/unitOf'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Table } from '@millwright/ui/Table'
import { productPath } from '@millwright/domain/link/productPath'
import type { RootProps } from '@millwright/ui/open'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { shopPath, cartPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { StockAndLeadTime } from '../StockAndLeadTime/StockAndLeadTime.tsx'
import * as styles from './OfferTable.css.ts'

export type ShownOffer = Pick<
  Offer,
  | 'shopId'
  | 'shopName'
  | 'prodId'
  | 'skuId'
  | 'brandName'
  | 'partyCode'
  | 'price'
  | 'stocks'
  | 'minOrderQty'
  | 'leadDays'
  | 'unit'
  | 'forSkuId'
> & {
  /** The buyer's own price at this shop. */
  agreementPrice?: Money | undefined
  agreementMinQty?: number | undefined
  expireTime?: number | undefined
  memberPrice?: Money | undefined
}

/**
 * The same part at other shops: shop, manufacturer, price, availability, and a button that adds it to the cart.
 *
 * When: other shops sell the product of a page, perhaps by another manufacturer. Instead: `SkuPicker` for the SKUs of
 * one product; `ProductTable` for different products.
 */
export function OfferTable({
  offers,
  hideCaption,
  onAddToCart,
  ...root
}: RootProps<HTMLDivElement> & {
  /** The offers, one per shop and SKU, with price and stock. */
  offers: readonly ShownOffer[]
  /** Whether to show the caption to screen readers only. */
  hideCaption?: boolean
  /** Handles "add to cart" instead of posting the form. */
  onAddToCart?: CommerceHandlers['addToCart'] | undefined
}) {
  const { shop = shopPath } = usePaths()
  const text = useText('commerce')
  return (
    <Table<ShownOffer>
      {...root}
      caption={text('offers')}
      hideCaption={hideCaption}
      dense
      narrow="cards"
      rows={offers}
      rowKey={({ skuId }) => skuId}
      columns={[
        {
          key: 'shop',
          header: text('offersShop'),
          rowHeader: true,
          cell: ({ shopId, shopName }) => (
            <a href={shop({ shopId })} className={styles.shop}>
              {shopName}
            </a>
          ),
        },
        {
          key: 'model',
          header: text('offersModel'),
          cell: (offer) => <OfferModel offer={offer} />,
        },
        {
          key: 'stock',
          header: text('offersStock'),
          cell: ({ stocks, leadDays }) => <StockAndLeadTime stocks={stocks} leadDays={leadDays} />,
        },
        {
          key: 'price',
          header: text('offersPrice'),
          align: 'end',
          cell: (offer) => <OfferPrice offer={offer} />,
        },
        {
          key: 'buy',
          header: text('offersBuy'),
          align: 'end',
          cell: (offer) => <OfferBuy offer={offer} onAddToCart={onAddToCart} />,
        },
      ]}
    />
  )
}

function nameOf({ brandName, partyCode }: ShownOffer): string {
  return [brandName, partyCode].filter(Boolean).join(' ')
}

function OfferModel({ offer }: { offer: ShownOffer }) {
  const { product: pathOf = productPath } = usePaths()
  return (
    <a href={pathOf(offer)} className={styles.model}>
      {nameOf(offer) || offer.skuId}
    </a>
  )
}

/** The buyer's price, and the minimum quantity. */
function OfferPrice({
  offer: { price, agreementPrice, agreementMinQty, expireTime, memberPrice, unit, minOrderQty = 1 },
}: {
  offer: ShownOffer
}) {
  const text = useText('commerce')
  const locale = useLocale()
  return (
    <span className={styles.price}>
      <PriceTag
        price={price}
        agreementPrice={agreementPrice}
        agreementMinQty={agreementMinQty}
        expireTime={expireTime}
        memberPrice={memberPrice}
        unit={unit}
        size={16}
      />
      {minOrderQty > 1 && (
        <span className={styles.least}>
          {text('quantityMin', {
            count: minOrderQty,
            unit: unitOf(locale, minOrderQty, unit ?? text('unitDefault')),
          })}
        </span>
      )}
    </span>
  )
}

function OfferBuy({
  offer,
  onAddToCart,
}: {
  offer: ShownOffer
  onAddToCart: CommerceHandlers['addToCart'] | undefined
}) {
  const text = useText('commerce')
  const { cart = cartPath() } = usePaths()
  const { prodId, skuId, shopId, shopName, stocks, minOrderQty: quantity = 1 } = offer
  const name = nameOf(offer)
  const add = useFormHandler('addToCart', onAddToCart, () => ({ prodId, skuId, shopId, quantity }))
  return (
    <form method="post" action={cart} data-enhance="stay" className={styles.form} onSubmit={add}>
      <input type="hidden" name="prodId" value={prodId} />
      <input type="hidden" name="skuId" value={skuId} />
      <input type="hidden" name="shopId" value={shopId} />
      <input type="hidden" name="count" value={quantity} />
      <Button
        type="submit"
        name="intent"
        value="add"
        size="small"
        icon="cart"
        disabled={stocks === 0}
        label={stocks === 0 ? text('soldOutOf', { name }) : text('offersAdd', { name, shop: shopName })}
      >
        {stocks === 0 ? text('soldOut') : text('addToCart')}
      </Button>
    </form>
  )
}
