import { useLocale, useText } from '@millwright/i18n/Texts'
import { shownPrice } from '@millwright/domain/price/shownPrice'
import type { OwnPrices } from '@millwright/domain/price/shownPrice'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { AgreedTerms } from '../AgreedTerms/AgreedTerms.tsx'
import * as styles from './PriceTag.css.ts'

export type PriceTagProps = RootProps<HTMLSpanElement> & {
  /** The price as exact decimal text. */
  price: string
  /** The unit the price applies to: a piece, a set, a metre. */
  unit?: string | undefined
  /** Whether the price is the lowest of several SKUs and is shown as "from". */
  from?: boolean | undefined
  /** The former price, struck through. */
  oriPrice?: string | undefined
  /** The buyer's agreed price. Replaces `price` and is labelled. */
  agreementPrice?: string | undefined
  /** The minimum quantity for the agreed price. Smaller quantities cost `price`. @default 1 */
  agreementMinQty?: number | undefined
  /** The end of the agreement, in epoch milliseconds. */
  expireTime?: number | undefined
  /** The member price. Replaces `price` if it is the lowest. */
  memberPrice?: string | undefined
  /** The font size of the integer part. */
  size?: 16 | 18 | 22 | 28 | undefined
  /** The alignment of wrapped lines. `end` suits a column of numbers. */
  align?: 'end' | undefined
}

/**
 * A price with its unit.
 *
 * When: the price of a product is shown. Instead: `Money` of ui for sums; `PriceTiers` where the price depends on the
 * quantity.
 */
export function PriceTag({
  price,
  unit,
  from = false,
  oriPrice,
  agreementPrice,
  agreementMinQty = 1,
  expireTime,
  memberPrice,
  size = 18,
  align,
  className,
  ...root
}: PriceTagProps) {
  const text = useText('commerce')
  const money = useMoney()
  const locale = useLocale()
  const fromWord = from && <span className={styles.from}>{text('fromPrice')}</span>
  const shown = shownPrice({ price, agreementPrice, memberPrice } as OwnPrices)
  const byMember = shown.kind === 'member'
  const byAgreement = shown.kind === 'agreement'
  const own = shown.kind === 'list' ? undefined : shown.amount
  const below = byAgreement && agreementMinQty > 1
  const old = own === undefined ? oriPrice : price
  const before = old !== undefined && !below && old !== (own ?? price) && (
    <Money amount={old} size={12} tone="muted" struck label={text('oldPrice')} />
  )
  return (
    <span data-align={align} {...root} className={cx(styles.tag, className)}>
      {locale === 'en' && fromWord}
      <Money amount={own ?? price} size={size} tone="price" unit={unit ?? text('unitDefault')} />
      {locale === 'zh' && fromWord}
      {/* The member label follows the struck-through price, so that it is not read as the label of that price. */}
      {byMember && before}
      {byMember && <span className={styles.member}>{text('memberPrice')}</span>}
      {byAgreement && <span className={styles.lineEnd} />}
      {byAgreement && <AgreedTerms agreementMinQty={agreementMinQty} expireTime={expireTime} unit={unit} />}
      {below && <span className={styles.below}>{text('agreementBelow', { price: money(price) })}</span>}
      {!byMember && before}
    </span>
  )
}
