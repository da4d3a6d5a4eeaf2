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
  /** Of several sizes it is the lowest: "from". */
  from?: boolean | undefined
  /** The price before; struck out. */
  oriPrice?: string | undefined
  /** The buyer's own price: it takes the place of `price`, and is said to be one. */
  agreementPrice?: string | undefined
  /** From how many pieces on that price holds: fewer cost `price`. @default 1 */
  agreementMinQty?: number | undefined
  /** Until when it holds, in epoch milliseconds. */
  expireTime?: number | undefined
  /** What a member pays: it takes the place of `price` where it is lower than any other. */
  memberPrice?: string | undefined
  /** The font size of the integer part. */
  size?: 16 | 18 | 22 | 28 | undefined
  /** Where its lines end when it needs several, as in a column of figures. */
  align?: 'end' | undefined
}

/**
 * A price with its unit: the first figure a buyer looks for.
 *
 * When: it is told what a product costs. Instead: `Money` of ui for sums; `PriceTiers` where the price depends on the
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
      {/* A word beside a struck price would be read as that one's. */}
      {byMember && before}
      {byMember && <span className={styles.member}>{text('memberPrice')}</span>}
      {byAgreement && <AgreedTerms agreementMinQty={agreementMinQty} expireTime={expireTime} unit={unit} />}
      {below && <span className={styles.below}>{text('agreementBelow', { price: money(price) })}</span>}
      {!byMember && before}
    </span>
  )
}
