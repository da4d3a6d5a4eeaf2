import { UserText } from '@millwright/commerce/UserText'
import type { InquiryItem, Quote } from '@millwright/contract/quote/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { InquiryFiles } from './InquiryFiles.tsx'
import { canTake } from './bestLines.ts'
import * as styles from './QuoteTable.css.ts'

type Props = { quote: Quote; items: readonly InquiryItem[]; now: number; takes: boolean }

/** The head of a shop's column: its total, its term, and the button that takes the whole quote. */
export function QuoteTableShop({ quote, items, now, takes }: Props) {
  const text = useText('inquiry')
  const { quoteId, shopId, shopName, standing, validUntil, remark, attachments, version } = quote
  const missing = items.length - quote.items.length
  const open = quote.items.filter(canTake)
  return (
    <div className={styles.shopHead}>
      <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link>
      <Money amount={totalOf(quote.items)} size={18} label={text('total', { count: quote.items.length })} />
      <Text size={13} tone="muted">
        {text('total', { count: quote.items.length })}
        {' · '}
        {missing > 0 ? text('missing', { count: missing }) : text('complete')}
      </Text>
      {standing === 'open' ? (
        <Text size={13} tone="muted">
          {text('validUntil')} <Countdown until={validUntil} now={now} look="text" />
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
          <div>
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
