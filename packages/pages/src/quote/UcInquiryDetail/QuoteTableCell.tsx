import type { InquiryItem, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import * as styles from './QuoteTable.css.ts'

type Props = {
  quote: Quote
  line: QuoteLine
  item: InquiryItem
  takes: boolean
  isBest: boolean
  isFirst: boolean
  onChoose: () => void
}

/** A shop's offer for an item, with the radio button that selects it. */
export function QuoteTableCell({ quote, line, item, takes, isBest, isFirst, onChoose }: Props) {
  const text = useText('inquiry')
  const money = useMoney()
  const { price, alternative, partyCode, prodId, skuId } = line
  const facts = <Facts line={line} item={item} isBest={isBest} />
  return (
    <div className={styles.asked}>
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
              item: item.partyCode || item.prodName,
              price: money(price),
            })}
          />
          {facts}
        </label>
      ) : (
        facts
      )}
      {alternative && prodId !== undefined && skuId !== undefined && (
        <Text size={13} tone="muted">
          {text('alternative')} <Link href={path('detail', { prodId, sku: skuId })}>{partyCode || line.prodName}</Link>
        </Text>
      )}
    </div>
  )
}

function Facts({ line, item, isBest }: Pick<Props, 'line' | 'item' | 'isBest'>) {
  const text = useText('inquiry')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { price, quantity, leadDays, accepted, left, onShelf } = line
  const unit = line.unit ?? item.unit ?? ''
  return (
    <span className={styles.offer}>
      <span className={styles.price}>
        <Money amount={price} size={16} unit={unit || undefined} />
        {isBest && <Tag tone="good">{text('cheapest')}</Tag>}
        {accepted && <Tag tone="info">{text('accepted')}</Tag>}
      </span>
      <Text size={13} tone="muted" figures>
        {money(totalOf([line]))}
        {' · '}
        {leadDays === 0 ? text('leadToday') : text('leadDays', { count: leadDays })}
      </Text>
      {quantity !== item.quantity && (
        <Text size={13} tone="muted">
          {text('quotedQuantity', { count: formatNumber(language, quantity), unit: unitOf(locale, quantity, unit) })}
        </Text>
      )}
      {left !== undefined && left < quantity && (
        <Text size={13} tone="muted">
          {left === 0
            ? text('orderedAll')
            : text('leftOf', { count: formatNumber(language, left), unit: unitOf(locale, left, unit) })}
        </Text>
      )}
      {onShelf === false && (
        <Text size={13} tone="bad">
          {text('offShelf')}
        </Text>
      )}
    </span>
  )
}
