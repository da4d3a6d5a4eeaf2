import { UserText } from '@millwright/commerce/UserText'
import type { InquiryItem } from '@millwright/contract/quote/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Text } from '@millwright/ui/Text'
import * as styles from './QuoteTable.css.ts'

/**
 * The requested item of a row: the product or the buyer's words, the quantity, the target price, and the buyer's price
 * without a quote.
 */
export function QuoteTableItem({ item }: { item: InquiryItem }) {
  const text = useText('inquiry')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { partyCode, prodName, prodId, skuId, spec, quantity, unit = '', targetPrice, needBy, brandName } = item
  const { shelfPrice, ownPrice = shelfPrice } = item
  const name = [brandName, partyCode].filter(Boolean).join(' ')
  const more = [
    ownPrice !== undefined && text('ownNow', { price: money(ownPrice) }),
    targetPrice !== undefined && text('targetOf', { price: money(targetPrice) }),
    needBy && text('neededBy', { day: formatDate(language, needBy) }),
  ].filter(Boolean)
  return (
    <div className={styles.asked}>
      {prodId !== undefined && skuId !== undefined ? (
        <Link href={path('detail', { prodId, sku: skuId })}>{name || prodName}</Link>
      ) : (
        <span className={styles.words}>
          <UserText>{partyCode || prodName}</UserText>
        </span>
      )}
      {partyCode && (
        <Text size={13} tone="muted">
          {prodName}
        </Text>
      )}
      {spec && spec !== partyCode && (
        <Text size={13} tone="muted">
          <UserText sentence={text('youWrote', { words: spec })}>{spec}</UserText>
        </Text>
      )}
      <Text weight="bold" figures>
        <UserText
          sentence={text('pieces', { count: formatNumber(language, quantity), unit: unitOf(locale, quantity, unit) })}
        >
          {unitOf(locale, quantity, unit)}
        </UserText>
      </Text>
      {more.map((fact) => (
        <Text key={String(fact)} size={13} tone="muted" figures>
          {fact}
        </Text>
      ))}
    </div>
  )
}
