import { useRef } from 'react'
import type { CartItem } from '@millwright/contract/cart/entities'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { formatDay } from '@millwright/i18n/dates'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { productPath } from '@millwright/domain/link/productPath'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useSend } from '../internal/useSend.ts'
import { cartPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { AgreedTerms } from '../AgreedTerms/AgreedTerms.tsx'
import { CheckButton } from '../CheckButton/CheckButton.tsx'
import { useProblemText } from '../ProblemText/ProblemText.tsx'
import type { Problem } from '../ProblemText/ProblemText.tsx'
import { PriceSteps } from '../PriceSteps/PriceSteps.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { useActionResult } from '../useActionResult/useActionResult.tsx'
import { CartLineDiscount } from './CartLineDiscount.tsx'
import { CartLineRemove } from './CartLineRemove.tsx'
import { useLineCount } from './useLineCount.ts'
import * as styles from './CartLine.css.ts'

export type CartLineProps = RootProps<HTMLLIElement> & {
  /** The cart line, as the API returns it. */
  item: CartItem
  /** The error of a quantity that was posted without scripts, and the typed text. */
  fault?: { problem: Problem; typed: string } | undefined
  /** Whether the product is delisted. A delisted line can only be removed. */
  gone?: boolean | undefined
} & CartHandlers

/** Handlers that replace the forms of the cart. */
export type CartHandlers = {
  /** Called when the buyer changes a quantity. */
  onQuantity?: CommerceHandlers['changeQuantity'] | undefined
  /** Called when the buyer ticks or unticks lines. */
  onCheck?: CommerceHandlers['check'] | undefined
  /** Called when the buyer selects another discount for a line. */
  onDiscount?: CommerceHandlers['chooseDiscount'] | undefined
  /** Called when the buyer removes lines. */
  onRemove?: CommerceHandlers['remove'] | undefined
}

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
  const {
    basketId,
    prodId,
    skuId,
    prodName,
    partyCode,
    properties,
    skuName,
    pic,
    isChecked,
    actualStock = -1,
    productTotalAmount,
  } = item
  const { product = productPath } = usePaths()
  const title = partyCode ?? prodName
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
        <div className={styles.infoText}>
          <a href={href} className={styles.model}>
            {title}
          </a>
          {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
        </div>
        <ul className={styles.properties}>
          {readProperties(properties ?? skuName ?? '').map(({ name, value }) => (
            <li key={name + value}>
              {name && `${name} `}
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
        {!gone && <CartLineHints item={item} />}
        {!gone && item.agreementPrice !== undefined && (
          <AgreedTerms
            agreementPrice={item.agreementPrice}
            agreementMinQty={item.agreementMinQty}
            expireTime={item.expireTime}
            unit={item.unit}
          />
        )}
        {!gone && item.quote && <CartLineQuote quote={item.quote} />}
        {!gone && <CartLineNotes item={item} />}
        {!gone && !soldOut && (
          <div className={styles.why}>
            {(item.priceSteps.length > 1 || item.priceNot.length > 0) && (
              <PriceSteps steps={item.priceSteps} not={item.priceNot} name={title} />
            )}
            {item.discounts.length > 0 && <CartLineDiscount item={item} title={title} onDiscount={onDiscount} />}
          </div>
        )}
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

const PAUSE = 300

function CartLineQuantity({
  item,
  title,
  fault,
  onQuantity,
}: { item: CartItem; title: string } & Pick<CartLineProps, 'fault' | 'onQuantity'>) {
  const text = useText('cart')
  const { cart = cartPath() } = usePaths()
  const problemText = useProblemText()
  const { basketId, prodCount, minOrderQty, packQty, actualStock = -1, quote } = item
  const stocks = quote?.holds ? (actualStock === -1 ? quote.left : Math.min(actualStock, quote.left)) : actualStock
  const element = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // If the form is still being submitted, a further change is sent afterwards.
      if (element.current?.getAttribute('aria-busy') === 'true') send()
      else element.current?.requestSubmit()
    }, PAUSE)
  }
  const { ref, outcome } = useActionResult()
  const change = useSend('changeQuantity', onQuantity, (data) => ({
    basketId: item.basketId,
    quantity: Number(data.get('count')),
  }))
  const problem = outcome ? (outcome.done ? undefined : outcome.problem) : fault?.problem
  const first = fault ? Number(fault.typed) : prodCount
  const [count, setCount] = useLineCount(prodCount, Number.isFinite(first) ? first : prodCount)
  return (
    <form
      method="post"
      action={cart}
      data-enhance="stay"
      noValidate
      className={styles.change}
      onSubmit={change}
      ref={(form) => {
        element.current = form
        return ref(form)
      }}
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="basketId" value={basketId} />
      <QuantityStepper
        name="count"
        value={count}
        min={minOrderQty}
        pack={packQty}
        stocks={stocks}
        label={text('quantityOf', { name: title })}
        hideLabel
        size="small"
        error={problem && problemText(problem)}
        onChange={({ quantity }) => {
          setCount(quantity)
          send()
        }}
      />
      <div className={styles.update}>
        <Button type="submit" size="small">
          {text('update')}
        </Button>
      </div>
    </form>
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
