import { useState } from 'react'
import { UserText } from '@millwright/commerce/UserText'
import type { InquiryDetail, InquiryItem, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { canTake, lowestOf, offersOf, suggestedOf, sumOf } from './bestLines.ts'
import type { Offered } from './bestLines.ts'
import { QuoteTableBest } from './QuoteTableBest.tsx'
import { QuoteTableCell } from './QuoteTableCell.tsx'
import { QuoteTableDifference } from './QuoteTableDifference.tsx'
import { QuoteTableItem } from './QuoteTableItem.tsx'
import { QuoteTableShop } from './QuoteTableShop.tsx'
import * as styles from './QuoteTable.css.ts'

type Props = { inquiry: InquiryDetail; now: number; action: string }
/** The ids of the selected quotes by item id. Undefined if the buyer selected no quote for the item. */
type Chosen = Readonly<Record<string, string | undefined>>

/** The quotes side by side: a row per requested line, a column per shop, one selection per row. */
export function QuoteTable({ inquiry, now, action }: Props) {
  const text = useText('inquiry')
  const { items, quotes, status, basketIds } = inquiry
  const ends = status > 1
  const shown = quotes.filter(({ standing }) => standing !== 'refused')
  const suggested = items.flatMap((item) => suggestedOf(quotes, item) ?? [])
  const best: Chosen = Object.fromEntries(suggested.map(({ quote, line }) => [line.itemId, quote.quoteId]))
  const [chosen, choose] = useState<Chosen>(best)
  const takes = !ends && shown.some(({ standing }) => standing === 'open')
  if (!items.length && !quotes.length)
    return (
      <Empty drawing="order" title={text('noQuotes')}>
        {text('noQuotesHint')}
      </Empty>
    )
  return (
    <form method="post" action={action} className={styles.form}>
      {shown.length === 0 && (
        <Text as="p" tone="muted">
          {status === 0 ? text('noQuotesHint') : text('noQuotes')}
        </Text>
      )}
      {takes && (
        <Text as="p" tone="muted" size={13}>
          {text('quotesLead')}
        </Text>
      )}
      <div className={styles.frame} role="group" tabIndex={0} aria-label={text('quotesTitle')}>
        <table className={styles.table}>
          <Head {...{ items, shown, now }} takes={!ends} best={takes ? suggested : []} />
          <tbody className={styles.body}>
            {items.map((item) => (
              <Row
                key={item.itemId}
                {...{ item, quotes, shown, takes }}
                best={best[item.itemId]}
                chosen={chosen[item.itemId]}
                onChoose={(quoteId) => choose({ ...chosen, [item.itemId]: quoteId })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Declined quotes={quotes} />
      {takes && <Foot taken={takenLines(inquiry, chosen)} inCart={basketIds.length > 0} />}
    </form>
  )
}

/** Returns the quote lines that the buyer selected. */
function takenLines({ items, quotes }: InquiryDetail, chosen: Chosen): QuoteLine[] {
  return items.flatMap(({ itemId }) =>
    offersOf(quotes, itemId)
      .filter(({ quote }) => quote.quoteId === chosen[itemId])
      .map(({ line }) => line),
  )
}

type HeadProps = {
  items: readonly InquiryItem[]
  shown: readonly Quote[]
  now: number
  takes: boolean
  best: readonly Offered[]
}

function Head({ items, shown, now, takes, best }: HeadProps) {
  const text = useText('inquiry')
  return (
    <thead className={styles.head}>
      <tr className={styles.heads}>
        <th scope="col" className={`${styles.item} ${best.length ? styles.shop : styles.itemHead}`}>
          {best.length > 0 ? <QuoteTableBest items={items} best={best} /> : text('item')}
        </th>
        {shown.map((quote) => (
          <th key={quote.quoteId} scope="col" className={styles.shop}>
            <QuoteTableShop quote={quote} items={items} now={now} takes={takes} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = {
  item: InquiryItem
  quotes: readonly Quote[]
  /** The quotes that have a column: all except the declined ones. */
  shown: readonly Quote[]
  takes: boolean
  /** The id of the initially selected quote. Undefined if no quote is selected. */
  best: string | undefined
  chosen: string | undefined
  onChoose: (quoteId: string | undefined) => void
}

function Row({ item, quotes, shown, takes, best, chosen, onChoose }: RowProps) {
  const text = useText('inquiry')
  const offers = offersOf(quotes, item.itemId)
  const lowest = lowestOf(item, offers)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.item}>
        <QuoteTableItem item={item} />
        {takes && offers.length > 0 && (
          <NoneChoice item={item} isFirst={best === undefined} onChoose={() => onChoose(undefined)} />
        )}
      </th>
      {shown.map((quote) => {
        const line = quote.items.find(({ itemId }) => itemId === item.itemId)
        return (
          <td key={quote.quoteId} className={styles.cell}>
            <span className={styles.cellShop}>{quote.shopName}</span>
            {line ? (
              <QuoteTableCell
                {...{ quote, line, item }}
                takes={takes && quote.standing === 'open' && canTake(line)}
                isBest={lowest?.quote === quote}
                isFirst={best === quote.quoteId}
                isChosen={chosen === quote.quoteId}
                onChoose={() => onChoose(quote.quoteId)}
              />
            ) : (
              <Text tone="muted" size={13}>
                {text('notOffered')}
              </Text>
            )}
          </td>
        )
      })}
    </tr>
  )
}

type NoneProps = { item: InquiryItem; isFirst: boolean; onChoose: () => void }

function NoneChoice({ item, isFirst, onChoose }: NoneProps) {
  const text = useText('inquiry')
  return (
    <label className={`${styles.choice} ${styles.whole}`}>
      <input
        type="radio"
        name={`take.${item.itemId}`}
        value=""
        className={styles.radio}
        defaultChecked={isFirst}
        onChange={onChoose}
        aria-label={`${text('none')} ${item.partyCode ?? item.prodName}`}
      />
      <Text size={13} tone="muted">
        {text('none')}
      </Text>
    </label>
  )
}

/** The shops that declined to quote, with their reasons. */
function Declined({ quotes }: { quotes: readonly Quote[] }) {
  const text = useText('inquiry')
  return quotes
    .filter(({ standing }) => standing === 'refused')
    .map(({ quoteId, shopName, remark }) => (
      <Text key={quoteId} as="p" tone="muted" size={13}>
        <UserText
          sentence={remark ? text('declinedBecause', { shop: shopName, remark }) : text('declined', { shop: shopName })}
        >
          {remark}
        </UserText>
      </Text>
    ))
}

function Foot({ taken, inCart }: { taken: readonly QuoteLine[]; inCart: boolean }) {
  const text = useText('inquiry')
  const language = useLanguage()
  return (
    <>
      <Text as="p" tone="muted" size={13}>
        {text('takeHint')}
      </Text>
      <div className={styles.foot}>
        <span className={styles.sum} aria-live="polite">
          {text('chosenTotal', { count: formatNumber(language, taken.length) })}{' '}
          <Money amount={sumOf(taken)} size={22} /> <QuoteTableDifference lines={taken} />
        </span>
        <Button type="submit" name="intent" value="take" tone="action">
          {text('takeChosen')}
        </Button>
        {inCart && <Link href={path('cart')}>{text('toCart')}</Link>}
      </div>
    </>
  )
}
