import { useId } from 'react'
import type { InquiryItem, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { formatDay } from '@millwright/i18n/dates'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { formatChange } from '@millwright/i18n/formatChange'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import { isDearer, isShort, isSubstitute, priceWithoutQuote } from './bestLines.ts'
import * as styles from './QuoteTable.css.ts'

type Props = {
  quote: Quote
  line: QuoteLine
  item: InquiryItem
  takes: boolean
  isBest: boolean
  isFirst: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A shop's offer for an item: what it offers at which price and terms, with the radio button that selects it. */
export function QuoteTableCell({ quote, line, item, takes, isBest, isFirst, isChosen, onChoose }: Props) {
  const text = useText('inquiry')
  const money = useMoney()
  const facts = useId()
  const { price, accepted } = line
  const figures = (
    <span className={styles.price}>
      <Money amount={price} size={18} unit={line.unit || item.unit || undefined} />
      {isBest && <Tag tone="good">{text('cheapest')}</Tag>}
      {accepted && <Tag tone="info">{text('accepted')}</Tag>}
    </span>
  )
  return (
    <div className={styles.offer}>
      {takes ? (
        <label className={styles.choice}>
          <input
            type="radio"
            name={`take.${item.itemId}`}
            value={`${quote.quoteId}.${quote.version}`}
            className={styles.radio}
            defaultChecked={isFirst}
            onChange={onChoose}
            aria-label={text('take', {
              shop: quote.shopName,
              item: nameOf(line),
              price: money(price),
            })}
            aria-describedby={facts}
          />
          {figures}
        </label>
      ) : (
        figures
      )}
      <div id={facts} className={styles.facts} data-inset={takes ? '' : undefined}>
        <Against line={line} />
        <Product line={line} />
        <Terms line={line} item={item} validUntil={quote.validUntil} />
        <Flags line={line} item={item} />
      </div>
      {takes && isSubstitute(line) && (
        <div className={styles.facts} data-inset="">
          <Checkbox
            label={text('acceptSubstitute', {
              offered: nameOf(line),
              asked: nameOf({ ...item, brandName: item.brandName }),
            })}
            name={`substitute.${quote.quoteId}.${item.itemId}`}
            value="1"
            required={isChosen}
          />
        </div>
      )}
    </div>
  )
}

type Named = Pick<QuoteLine, 'brandName' | 'partyCode' | 'prodName'>
const nameOf = ({ brandName, partyCode, prodName }: Named) =>
  [brandName, partyCode || prodName].filter(Boolean).join(' ')

/** The quoted price against the shelf price, and the buyer's own price if it is lower than that. */
function Against({ line: { price, shelfPrice, ownPrice } }: { line: QuoteLine }) {
  const text = useText('inquiry')
  const language = useLanguage()
  const money = useMoney()
  if (shelfPrice === undefined) return null
  const share = Number(price) / Number(shelfPrice) - 1
  return (
    <Text size={13} tone="muted" figures>
      {Number.isFinite(share) && (
        <Text size={13} weight="medium" tone={share < 0 ? 'good' : share > 0 ? 'warn' : 'muted'}>
          {formatChange(language, share)}
        </Text>
      )}{' '}
      {text('shelfOf', { price: money(shelfPrice) })}
      {ownPrice !== undefined && ownPrice !== shelfPrice && ` · ${text('ownOf', { price: money(ownPrice) })}`}
    </Text>
  )
}

/** Brand, model and pack of the offered product. */
function Product({ line }: { line: QuoteLine }) {
  const text = useText('inquiry')
  const locale = useLocale()
  const language = useLanguage()
  const { prodId, skuId, packQty = 1, unit = '' } = line
  return (
    <span className={styles.product}>
      {prodId !== undefined && skuId !== undefined ? (
        <Link href={path('detail', { prodId, sku: skuId })}>{nameOf(line)}</Link>
      ) : (
        nameOf(line)
      )}
      {packQty > 1 && (
        <Text size={13} tone="muted">
          {text('packOf', { count: formatNumber(language, packQty), unit: unitOf(locale, packQty, unit) })}
        </Text>
      )}
    </span>
  )
}

function Terms({ line, item, validUntil }: { line: QuoteLine; item: InquiryItem; validUntil: number }) {
  const text = useText('inquiry')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { quantity, leadDays, left } = line
  const unit = line.unit || item.unit || ''
  const pieces = (count: number) => ({ count: formatNumber(language, count), unit: unitOf(locale, count, unit) })
  return (
    <>
      <Text size={13} tone="muted" figures>
        {[
          leadDays === 0 ? text('leadToday') : text('leadDays', { count: leadDays }),
          text('validTo', { day: formatDay(language, validUntil) }),
        ].join(' · ')}
      </Text>
      <Text size={13} tone="muted" figures>
        {text('lineTotal', { amount: money(totalOf([line])) })}
        {(quantity !== item.quantity || unit !== (item.unit || unit)) &&
          ` · ${text('quotedQuantity', pieces(quantity))}`}
      </Text>
      {left !== undefined && left < quantity && (
        <Text size={13} tone="muted">
          {left === 0 ? text('orderedAll') : text('leftOf', pieces(left))}
        </Text>
      )}
    </>
  )
}

/** The warnings before an order: another brand or model, a price above the buyer's own, a delisted product. */
function Flags({ line, item }: { line: QuoteLine; item: InquiryItem }) {
  const text = useText('inquiry')
  const money = useMoney()
  const locale = useLocale()
  const language = useLanguage()
  const { alternative, otherBrand, onShelf, left = 1, stocks = 0 } = line
  const unit = unitOf(locale, stocks, line.unit || item.unit || '')
  return (
    <>
      {isSubstitute(line) && (
        <span className={styles.price}>
          {otherBrand && <Tag tone="warn">{text('otherBrand')}</Tag>}
          {alternative && <Tag tone="warn">{text('alternative')}</Tag>}
        </span>
      )}
      {left > 0 && isDearer(item, line) && (
        <Text size={13} tone="warn">
          {text('dearer', { price: money(priceWithoutQuote(item, line)!) })}
        </Text>
      )}
      {left > 0 && onShelf !== false && isShort(line) && (
        <Text size={13} tone="warn">
          {text('quotedShort', { count: formatNumber(language, stocks), unit })}
        </Text>
      )}
      {onShelf === false && (
        <Text size={13} tone="bad">
          {text('offShelf')}
        </Text>
      )}
    </>
  )
}
