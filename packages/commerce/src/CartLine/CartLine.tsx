import type { CartItem } from '@millwright/contract/cart/entities'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { formatDay } from '@millwright/i18n/dates'
import { formatNumber, unitOf } from '@millwright/i18n/format'
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
import { CartLineDiscount } from './CartLineDiscount.tsx'
import { CartLineQuantity } from './CartLineQuantity.tsx'
import { CartLineRemove } from './CartLineRemove.tsx'
import type { CartHandlers, CartLineProps } from './cartLineProps.ts'
import * as styles from './CartLine.css.ts'

export type { CartHandlers, CartLineProps }

/**
 * A cart line: model, name and properties, unit price with its tier, quantity, amount.
 *
 * When: one SKU of a cart is shown, counted and selected. Instead: `OrderLines` once it is ordered; `ProductRow` in a
 * list.
 */
export function CartLine({
  item,
  fault,
  gone = false,
  onQuantity,
  onCheck,
  onDiscount,
  onRemove,
  className,
  ...root
}: CartLineProps) {
  const text = useText('cart')
  const { basketId, prodId, skuId, pic, isChecked, actualStock = -1, productTotalAmount } = item
  const { product = productPath } = usePaths()
  const title = item.partyCode ?? item.prodName
  const soldOut = actualStock === 0
  const href = product({ prodId, skuId })
  return (
    <li aria-label={title} {...root} className={cx(styles.line, className)}>
      <div className={styles.check}>
        {!gone && (
          <CheckButton
            state={isChecked === 1 && !soldOut ? 'on' : 'off'}
            fields={{ basketId }}
            label={text('selectLine', { name: title })}
            disabled={soldOut}
            onCheck={onCheck}
          />
        )}
      </div>
      <a
        href={href}
        className={gone ? `${styles.picture} ${styles.faded}` : styles.picture}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Image src={pic} alt="" ratio={1} width={80} />
      </a>
      <div className={styles.info}>
        <CartLineName item={item} href={href} />
        <CartLineProperties item={item} />
        {!gone && <CartLineTerms item={item} title={title} onDiscount={onDiscount} />}
      </div>
      <div className={styles.price}>{!gone && <CartLinePrice item={item} />}</div>
      <div className={styles.quantity}>
        {gone ? (
          <Tag>{text('offShelf')}</Tag>
        ) : (
          !soldOut && <CartLineQuantity item={item} title={title} fault={fault} onQuantity={onQuantity} />
        )}
      </div>
      <div className={styles.amount}>
        {!gone && !soldOut && <Money amount={productTotalAmount} size={productTotalAmount.length > 10 ? 14 : 16} />}
      </div>
      <div className={styles.remove}>
        {!gone && <CartLineRemove basketId={basketId} title={title} onRemove={onRemove} />}
      </div>
    </li>
  )
}

function CartLineName({ item: { partyCode, prodName }, href }: { item: CartItem; href: string }) {
  return (
    <div className={styles.infoText}>
      <a href={href} className={styles.model}>
        {partyCode ?? prodName}
      </a>
      {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
    </div>
  )
}

function CartLineProperties({ item: { properties, skuName } }: { item: CartItem }) {
  return (
    <ul className={styles.properties}>
      {readProperties(properties ?? skuName ?? '').map(({ name, value }) => (
        <li key={name + value}>
          {name && `${name} `}
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  )
}

/** The notes of a line that can be ordered: limits, agreed price, quote, warnings and the reasons for its price. */
function CartLineTerms({
  item,
  title,
  onDiscount,
}: { item: CartItem; title: string } & Pick<CartLineProps, 'onDiscount'>) {
  const { agreementPrice, agreementMinQty, expireTime, unit, quote, priceSteps, priceNot, discounts } = item
  return (
    <>
      <CartLineHints item={item} />
      {agreementPrice !== undefined && (
        <AgreedTerms
          agreementPrice={agreementPrice}
          agreementMinQty={agreementMinQty}
          expireTime={expireTime}
          unit={unit}
        />
      )}
      {quote && <CartLineQuote quote={quote} />}
      <CartLineNotes item={item} />
      {item.actualStock !== 0 && (
        <div className={styles.why}>
          {(priceSteps.length > 1 || priceNot.length > 0) && (
            <PriceSteps steps={priceSteps} not={priceNot} name={title} />
          )}
          {discounts.length > 0 && <CartLineDiscount item={item} title={title} onDiscount={onDiscount} />}
        </div>
      )}
    </>
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
  return (
    <>
      <Money amount={price} size={14} tone="ink" unit={unit} />
      {reached && (
        <span className={styles.note}>
          {text('tierReached', { quantity: reached.minQty, unit: unitOf(locale, reached.minQty, unit) })}
        </span>
      )}
      {next && (
        <span className={styles.note}>
          {text('tierNext', {
            quantity: next.minQty,
            unit: unitOf(locale, next.minQty, unit),
            price: money(next.price),
          })}
        </span>
      )}
    </>
  )
}

/** The changes since the line was added, and warnings about stock and delivery. */
function CartLineNotes({ item: { price, addedPrice, prodCount, actualStock = -1, isDelivery } }: { item: CartItem }) {
  const text = useText('cart')
  const money = useMoney()
  const change = addedPrice === undefined ? 0 : Number(price) - Number(addedPrice)
  const short = actualStock > 0 && prodCount > actualStock
  if (!change && actualStock !== 0 && !short && isDelivery !== false) return null
  return (
    <div className={styles.notes}>
      {actualStock === 0 && <Tag tone="bad">{text('soldOut')}</Tag>}
      {short && <Tag tone="warn">{text('shortStock', { count: actualStock })}</Tag>}
      {change !== 0 && addedPrice && (
        <Tag tone={change > 0 ? 'warn' : 'good'}>
          {text(change > 0 ? 'priceRose' : 'priceFell', { price: money(addedPrice) })}
        </Tag>
      )}
      {isDelivery === false && <Tag tone="warn">{text('noDelivery')}</Tag>}
    </div>
  )
}

/** A shop's quote for this line: its end date while it applies, or the reason why it does not. */
function CartLineQuote({ quote: { price, validUntil, left, holds } }: { quote: NonNullable<CartItem['quote']> }) {
  const text = useText('cart')
  const money = useMoney()
  const language = useLanguage()
  const count = formatNumber(language, left)
  if (holds)
    return (
      <div className={styles.notes}>
        <Tag tone="good">
          {text('quoteHolds', { price: money(price), count, day: formatDay(language, validUntil) })}
        </Tag>
      </div>
    )
  return (
    <div className={styles.notes}>
      <Tag tone="warn">{left > 0 ? text('quoteOver', { price: money(price) }) : text('quoteUsed')}</Tag>
    </div>
  )
}

/** The minimum quantity, the pack size and the lead time. */
function CartLineHints({ item: { minOrderQty = 1, packQty = 1, unit = '', leadDays } }: { item: CartItem }) {
  const text = useText('cart')
  const locale = useLocale()
  const hints = [
    minOrderQty > 1 &&
      minOrderQty !== packQty &&
      text('minimum', { count: minOrderQty, unit: unitOf(locale, minOrderQty, unit) }),
    packQty > 1 && text('pack', { count: packQty, unit: unitOf(locale, packQty, unit) }),
    leadDays !== undefined && (leadDays ? text('leadDays', { count: leadDays }) : text('leadToday')),
  ].filter(Boolean)
  return hints.length > 0 ? (
    <span className={styles.hints}>
      {hints.map((hint) => (
        <span key={String(hint)}>{hint}</span>
      ))}
    </span>
  ) : null
}
