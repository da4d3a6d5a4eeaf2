import { UserText } from '@millwright/commerce/UserText'
import type { InquiryItem, Quote } from '@millwright/contract/quote/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { InquiryFiles } from './InquiryFiles.tsx'
import { canTake } from './bestLines.ts'
import { QuoteTableDifference } from './QuoteTableDifference.tsx'
import { QuoteTableUntil } from './QuoteTableUntil.tsx'
import * as styles from './QuoteTable.css.ts'

type Props = { quote: Quote; items: readonly InquiryItem[]; now: number; takes: boolean }

/** The head of a shop's column: its total, its term, and the button that takes the whole quote. */
export function QuoteTableShop({ quote, items, now, takes }: Props) {
  const text = useText('inquiry')
  const { quoteId, shopId, shopName, standing, validUntil, remark, attachments, version } = quote
  const open = quote.items.filter(canTake)
  const lines = text('linesOf', { count: quote.items.length, all: items.length })
  return (
    <div className={styles.shopHead}>
      <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link>
      <span className={styles.price}>
        <Money amount={totalOf(quote.items)} size={18} label={text('total', { count: quote.items.length })} />
        <Text size={13} tone={quote.items.length < items.length ? 'warn' : 'muted'} figures>
          {lines}
        </Text>
      </span>
      <QuoteTableDifference lines={open} />
      {standing === 'open' ? (
        <Text size={13} tone="muted">
          <QuoteTableUntil until={validUntil} now={now} sentence="validTo" />
        </Text>
      ) : (
        <Text size={13} tone="bad">
          {text('expired')}
        </Text>
      )}
      {remark && (
        <Text size={13} tone="muted">
          <UserText>{remark}</UserText>
        </Text>
      )}
      <InquiryFiles files={attachments} />
      {takes && standing === 'open' && open.length > 0 && (
        <>
          <input
            type="hidden"
            name={`all.${quoteId}`}
            value={`${version} ${open.map(({ itemId }) => itemId).join(',')}`}
          />
          <div className={styles.whole}>
            <Button
              type="submit"
              name="intent"
              value={`takeAll.${quoteId}`}
              size="small"
              label={text('takeAllOf', { shop: shopName })}
            >
              {text('takeAll')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
