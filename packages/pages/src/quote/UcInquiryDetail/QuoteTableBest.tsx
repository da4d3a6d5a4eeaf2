import type { InquiryItem } from '@millwright/contract/quote/entities'
import { useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { sumOf } from './bestLines.ts'
import type { Offered } from './bestLines.ts'
import { QuoteTableDifference } from './QuoteTableDifference.tsx'
import * as styles from './QuoteTable.css.ts'

type Props = { items: readonly InquiryItem[]; best: readonly Offered[] }

/** The total of the preselected offers: for each line the cheapest that the buyer can order as it is. */
export function QuoteTableBest({ items, best }: Props) {
  const text = useText('inquiry')
  const lines = best.map(({ line }) => line)
  const shops = new Set(best.map(({ quote }) => quote.shopId)).size
  return (
    <div className={styles.shopHead}>
      <Text weight="bold">{text('bestMix')}</Text>
      <span className={styles.price}>
        <Money amount={sumOf(lines)} size={18} />
        <Text size={13} tone={lines.length < items.length ? 'warn' : 'muted'} figures>
          {text('linesOf', { count: lines.length, all: items.length })}
        </Text>
      </span>
      <QuoteTableDifference lines={lines} />
      <Text size={13} tone="muted">
        {text('fromShops', { count: shops })}
      </Text>
    </div>
  )
}
