import type { CartItem } from '@millwright/contract/cart/entities'
import { lineObstacle } from '@millwright/domain/product/orderable'
import { perHundred } from '@millwright/domain/price/perHundred'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { formatDay } from '@millwright/i18n/dates'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { productPath } from '@millwright/domain/link/productPath'
import { cx } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { AgreedTerms } from '../AgreedTerms/AgreedTerms.tsx'
import { CheckButton } from '../CheckButton/CheckButton.tsx'
import { PriceSteps } from '../PriceSteps/PriceSteps.tsx'
import { lineAnchor } from '../internal/lineAnchor.ts'
import { CartLineDiscount } from './CartLineDiscount.tsx'
import { CartLineObstacle } from './CartLineObstacle.tsx'
import { CartLineQuantity } from './CartLineQuantity.tsx'
import { CartLineRemove } from './CartLineRemove.tsx'
import type { CartHandlers, CartLineProps } from './cartLineProps.ts'
import * as styles from './CartLine.css.ts'

export type { CartHandlers, CartLineProps }

/**
 * A cart line: model, name and properties, unit price with its tier, quantity, amount. A line that cannot be ordered as
 * it stands says why and offers the nearest quantity, an equivalent part and a quote for the rest.
 *
 * When: one SKU of a cart is shown, counted and selected. Instead: `OrderLines` once it is ordered; `ProductRow` in a
 * list.
 */
export function CartLine({
  item,
  fault,
  gone = false,
  quoteHref,
  onQuantity,
  onCheck,
  onDiscount,
  onRemove,
  className,
  ...root
}: CartLineProps) {
  const text = useText('cart')
  const { basketId, prodId, skuId, pic, actualStock } = item
  const { product = productPath } = usePaths()
  const title = item.partyCode ?? item.prodName
  const soldOut = actualStock === 0
  const href = product({ prodId, skuId })
  return (
    <li id={lineAnchor(basketId)} aria-label={title} {...root} className={cx(styles.line, className)}>
      <div className={styles.check}>{!gone && <CartLineCheck item={item} title={title} onCheck={onCheck} />}</div>
      <a
        href={href}
        className={gone || soldOut ? `${styles.picture} ${styles.faded}` : styles.picture}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Image src={pic} alt="" ratio={1} width={48} />
      </a>
      <CartLineInfo item={item} href={href} gone={gone} />
      <div className={styles.price}>{!gone && <CartLinePrice item={item} />}</div>
      <div className={styles.quantity}>
        {gone && <Tag>{text('offShelf')}</Tag>}
        {!gone && !soldOut && (
          <>
            <CartLineQuantity item={item} title={title} fault={fault} onQuantity={onQuantity} />
            <CartLineBounds item={item} />
          </>
        )}
      </div>
      {!gone && !soldOut && <CartLineAmount item={item} title={title} />}
      <div className={styles.remove}>
        {!gone && <CartLineRemove basketId={basketId} title={title} onRemove={onRemove} />}
      </div>
      {!gone && (
        <CartLineNotes
          item={item}
          title={title}
          quoteHref={quoteHref}
          onQuantity={onQuantity}
          onDiscount={onDiscount}
        />
      )}
    </li>
  )
}

/** The checkbox of the line. A sold-out line cannot be ticked. */
function CartLineCheck({
  item: { basketId, isChecked, actualStock },
  title,
  onCheck,
}: { item: CartItem; title: string } & Pick<CartLineProps, 'onCheck'>) {
  const text = useText('cart')
  const soldOut = actualStock === 0
  return (
    <CheckButton
      state={isChecked === 1 && !soldOut ? 'on' : 'off'}
      fields={{ basketId }}
      label={text('selectLine', { name: title })}
      disabled={soldOut}
      onCheck={onCheck}
    />
  )
}

/** The amount of the line, with its explanation if it differs from the list price. */
function CartLineAmount({
  item: { priceSteps, priceNot, productTotalAmount, unit },
  title,
}: {
  item: CartItem
  title: string
}) {
  return (
    <div className={styles.amount}>
      <Money amount={productTotalAmount} size={productTotalAmount.length > 10 ? 14 : 16} />
      {(priceSteps.length > 1 || priceNot.length > 0) && (
        <PriceSteps steps={priceSteps} not={priceNot} unit={unit} name={title} />
      )}
    </div>
  )
}

function CartLineInfo({ item, href, gone }: { item: CartItem; href: string; gone: boolean }) {
  const text = useText('cart')
  const { partyCode, prodName, properties, skuName, leadDays } = item
  const values = readProperties(properties ?? skuName ?? '').map(({ name, value }) => `${name} ${value}`.trim())
  return (
    <div className={styles.info}>
      <div className={styles.head}>
        <a href={href} className={styles.model}>
          {partyCode ?? prodName}
        </a>
        {!gone && leadDays !== undefined && (
          <span className={styles.note}>{leadDays ? text('leadDays', { count: leadDays }) : text('leadToday')}</span>
        )}
      </div>
      <span className={styles.name}>
        {partyCode !== undefined && prodName}
        <span className={styles.value}>
          {values.map((value) => (
            <span key={value}> · {value}</span>
          ))}
        </span>
      </span>
    </div>
  )
}

/** The notes that the line has no column for: the obstacle, agreed terms, a quote, changes, and the promotion. */
function CartLineNotes({
  item,
  title,
  quoteHref,
  onQuantity,
  onDiscount,
}: { item: CartItem; title: string } & Pick<CartLineProps, 'quoteHref' | 'onQuantity' | 'onDiscount'>) {
  const { agreementPrice, agreementMinQty, expireTime, unit, quote, actualStock, discounts, discountId } = item
  const obstacle = lineObstacle(item)
  return (
    <div className={styles.notes}>
      {obstacle && (
        <CartLineObstacle item={item} title={title} obstacle={obstacle} quoteHref={quoteHref} onQuantity={onQuantity} />
      )}
      {agreementPrice !== undefined && (
        <AgreedTerms
          agreementPrice={agreementPrice}
          agreementMinQty={agreementMinQty}
          expireTime={expireTime}
          unit={unit}
        />
      )}
      {quote && <CartLineQuote quote={quote} unit={unit} />}
      <CartLineChanges item={item} />
      {/* One promotion applies by itself. Only several, or one that the buyer declined, need a choice. */}
      {actualStock !== 0 && (discounts.length > 1 || (discounts.length > 0 && discountId !== undefined)) && (
        <CartLineDiscount item={item} title={title} onDiscount={onDiscount} />
      )}
    </div>
  )
}

function CartLinePrice({
  item: { price, unit = '', priceTiers: tiers = [], prodCount, minOrderQty = 1, quote },
}: {
  item: CartItem
}) {
  const text = useText('cart')
  const money = useMoney()
  const locale = useLocale()
  // A shop's quote replaces the price tiers.
  const priceTiers = quote?.holds ? [] : tiers
  const reached = priceTiers.findLast(({ minQty }) => minQty > minOrderQty && minQty <= prodCount)
  const next = priceTiers.find((tier) => tier.minQty > prodCount && Number(tier.price) < Number(price))
  const hundred = perHundred(price)
  return (
    <>
      <Money amount={price} size={14} tone="ink" unit={unit} />
      {hundred && (
        <span className={styles.note}>
          {text('perHundred', { price: money(hundred), unit: unitOf(locale, 100, unit) })}
        </span>
      )}
      {next ? (
        <span className={styles.note}>
          {text('tierNext', {
            quantity: next.minQty,
            unit: unitOf(locale, next.minQty, unit),
            price: money(next.price),
          })}
        </span>
      ) : (
        reached && (
          <span className={styles.note}>
            {text('tierReached', { quantity: reached.minQty, unit: unitOf(locale, reached.minQty, unit) })}
          </span>
        )
      )}
    </>
  )
}

/** A price that changed since the line was added, and a region without delivery. */
function CartLineChanges({ item: { price, addedPrice, isDelivery } }: { item: CartItem }) {
  const text = useText('cart')
  const money = useMoney()
  const change = addedPrice === undefined ? 0 : Number(price) - Number(addedPrice)
  return (
    <>
      {change !== 0 && addedPrice && (
        <Tag tone={change > 0 ? 'warn' : 'good'}>
          {text(change > 0 ? 'priceRose' : 'priceFell', { price: money(addedPrice) })}
        </Tag>
      )}
      {isDelivery === false && <Tag tone="warn">{text('noDelivery')}</Tag>}
    </>
  )
}

/** A shop's quote for this line: its end date while it applies, or the reason why it does not. */
function CartLineQuote({
  quote: { price, validUntil, left, holds },
  unit = '',
}: {
  quote: NonNullable<CartItem['quote']>
  unit: string | undefined
}) {
  const text = useText('cart')
  const money = useMoney()
  const language = useLanguage()
  const locale = useLocale()
  if (!holds) return <Tag tone="warn">{left > 0 ? text('quoteOver', { price: money(price) }) : text('quoteUsed')}</Tag>
  return (
    <Tag tone="good">
      {text('quoteHolds', {
        price: money(price),
        count: formatNumber(language, left),
        unit: unitOf(locale, left, unit),
        day: formatDay(language, validUntil),
      })}
    </Tag>
  )
}

/** The minimum quantity and the pack size. */
function CartLineBounds({ item: { minOrderQty = 1, packQty = 1, unit = '' } }: { item: CartItem }) {
  const text = useText('prices')
  const locale = useLocale()
  const bounds = [
    minOrderQty > 1 &&
      minOrderQty !== packQty &&
      text('minimum', { count: minOrderQty, unit: unitOf(locale, minOrderQty, unit) }),
    packQty > 1 && text('pack', { count: packQty, unit: unitOf(locale, packQty, unit) }),
  ].filter(Boolean)
  return bounds.length > 0 && <span className={styles.note}>{bounds.join(' · ')}</span>
}
