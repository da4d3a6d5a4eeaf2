import type { Offer } from '@millwright/contract/catalogue/entities'
import type { Money } from '@millwright/domain/money/money'
import { unitOf } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Table } from '@millwright/ui/Table'
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
  /** The buyer's own price there. */
  agreementPrice?: Money
  agreementMinQty?: number
  expireTime?: number
  memberPrice?: Money
}

/**
 * The same part at other shops: who, of which maker, for how much, from when, and straight into the cart.
 *
 * When: other shops sell what a page shows, perhaps of another maker. Instead: `SkuPicker` for the sizes of one
 * product; `ProductTable` for products that differ.
 */
export function OfferTable({
  offers,
  hideCaption,
}: {
  /** One line a shop and SKU, with price and stock. */
  offers: readonly ShownOffer[]
  /** Say the caption only to those who listen. */
  hideCaption?: boolean
}) {
  const text = useText('commerce')
  const locale = useLocale()
  const nameOf = ({ brandName, partyCode }: ShownOffer) => [brandName, partyCode].filter(Boolean).join(' ')
  return (
    <Table<ShownOffer>
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
            <a href={`/shopIndex?sid=${shopId}`} className={styles.shop}>
              {shopName}
            </a>
          ),
        },
        {
          key: 'model',
          header: text('offersModel'),
          cell: (offer) => (
            <a href={`/detail/${offer.prodId}?sku=${offer.skuId}`} className={styles.model}>
              {nameOf(offer) || offer.skuId}
            </a>
          ),
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
          cell: ({ price, agreementPrice, agreementMinQty, expireTime, memberPrice, unit, minOrderQty = 1 }) => (
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
          ),
        },
        {
          key: 'buy',
          header: text('offersBuy'),
          align: 'end',
          cell: (offer) => (
            <form method="post" action="/cart" data-enhance="stay" className={styles.form}>
              <input type="hidden" name="prodId" value={offer.prodId} />
              <input type="hidden" name="skuId" value={offer.skuId} />
              <input type="hidden" name="shopId" value={offer.shopId} />
              <input type="hidden" name="count" value={offer.minOrderQty ?? 1} />
              <Button
                type="submit"
                name="intent"
                value="add"
                size="small"
                icon="cart"
                disabled={offer.stocks === 0}
                label={
                  offer.stocks === 0
                    ? text('soldOutOf', { name: nameOf(offer) })
                    : text('offersAdd', { name: nameOf(offer), shop: offer.shopName })
                }
              >
                {offer.stocks === 0 ? text('soldOut') : text('addToCart')}
              </Button>
            </form>
          ),
        },
      ]}
    />
  )
}
