import { useState } from 'react'
import { UserText } from '@millwright/commerce/UserText'
import type { InquiryDetail, InquiryItem, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import { InquiryFiles } from './InquiryFiles.tsx'
import { canTake, lowestOf, offersOf, suggestedOf, sumOf } from './bestLines.ts'
import * as styles from './QuoteTable.css.ts'

type Props = { inquiry: InquiryDetail; now: number; action: string }
/** The selected quote of each item. Undefined for none. */
type Chosen = Readonly<Record<string, string | undefined>>

/** The quotes side by side: a row per requested line, a column per shop, one selection per row. */
export function QuoteTable({ inquiry, now, action }: Props) {
  const text = useText('inquiry')
  const language = useLanguage()
  const { items, quotes, status, basketIds } = inquiry
  const ends = status > 1
  const shown = quotes.filter(({ standing }) => standing !== 'refused')
  const declined = quotes.filter(({ standing }) => standing === 'refused')
  const best = Object.fromEntries(
    items.map(({ itemId }) => [itemId, suggestedOf(quotes, itemId)?.quote.quoteId] as const),
  )
  const [chosen, choose] = useState<Chosen>(best)
  const takes = !ends && shown.some(({ standing }) => standing === 'open')
  const taken = items.flatMap(({ itemId }) =>
    offersOf(quotes, itemId)
      .filter(({ quote }) => quote.quoteId === chosen[itemId])
      .map(({ line }) => line),
  )
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
          <thead className={styles.head}>
            <tr className={styles.heads}>
              <th scope="col" className={`${styles.item} ${styles.itemHead}`}>
                {text('item')}
              </th>
              {shown.map((quote) => (
                <th key={quote.quoteId} scope="col" className={styles.shop}>
                  <ShopHead quote={quote} items={items} now={now} takes={!ends} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {items.map((item) => (
              <tr key={item.itemId} className={styles.row}>
                <th scope="row" className={styles.item}>
                  <Item item={item} />
                  {takes && offersOf(quotes, item.itemId).length > 0 && (
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name={`take.${item.itemId}`}
                        value=""
                        className={styles.radio}
                        defaultChecked={best[item.itemId] === undefined}
                        onChange={() => choose({ ...chosen, [item.itemId]: undefined })}
                        aria-label={`${text('none')} ${item.partyCode ?? item.prodName}`}
                      />
                      <Text size={13} tone="muted">
                        {text('none')}
                      </Text>
                    </label>
                  )}
                </th>
                {shown.map((quote) => {
                  const line = quote.items.find(({ itemId }) => itemId === item.itemId)
                  const offers = offersOf(quotes, item.itemId)
                  return (
                    <td
                      key={quote.quoteId}
                      className={styles.cell}
                      data-chosen={chosen[item.itemId] === quote.quoteId && takes ? '' : undefined}
                    >
                      <span className={styles.cellShop}>{quote.shopName}</span>
                      {line ? (
                        <Cell
                          {...{ quote, line, item }}
                          takes={!ends && quote.standing === 'open' && canTake(line)}
                          isBest={lowestOf(offers)?.quote === quote}
                          isFirst={best[item.itemId] === quote.quoteId}
                          onChoose={() => choose({ ...chosen, [item.itemId]: quote.quoteId })}
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
            ))}
          </tbody>
        </table>
      </div>
      {declined.map(({ quoteId, shopName, remark }) => (
        <Text key={quoteId} as="p" tone="muted" size={13}>
          <UserText
            sentence={
              remark ? text('declinedBecause', { shop: shopName, remark }) : text('declined', { shop: shopName })
            }
          >
            {remark}
          </UserText>
        </Text>
      ))}
      {takes && (
        <Text as="p" tone="muted" size={13}>
          {text('takeHint')}
        </Text>
      )}
      {takes && (
        <div className={styles.foot}>
          <span className={styles.sum} aria-live="polite">
            {text('chosenTotal', { count: formatNumber(language, taken.length) })}{' '}
            <Money amount={sumOf(taken)} size={18} />
          </span>
          <Button type="submit" name="intent" value="take" tone="action">
            {text('takeChosen')}
          </Button>
          {basketIds.length > 0 && <Link href={path('cart')}>{text('toCart')}</Link>}
        </div>
      )}
    </form>
  )
}

type HeadProps = { quote: Quote; items: readonly InquiryItem[]; now: number; takes: boolean }
function ShopHead({ quote, items, now, takes }: HeadProps) {
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

function Item({ item }: { item: InquiryItem }) {
  const text = useText('inquiry')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { partyCode, prodName, prodId, skuId, spec, quantity, unit = '', targetPrice, needBy } = item
  const more = [
    targetPrice !== undefined && text('targetOf', { price: money(targetPrice) }),
    needBy && text('neededBy', { day: formatDate(language, needBy) }),
  ].filter(Boolean)
  return (
    <div className={styles.asked}>
      {prodId !== undefined && skuId !== undefined ? (
        <Link href={path('detail', { prodId, sku: skuId })}>{partyCode || prodName}</Link>
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
      <Text size={13} figures>
        <UserText
          sentence={text('pieces', { count: formatNumber(language, quantity), unit: unitOf(locale, quantity, unit) })}
        >
          {unitOf(locale, quantity, unit)}
        </UserText>
      </Text>
      {more.length > 0 && (
        <Text size={13} tone="muted">
          {more.join(' · ')}
        </Text>
      )}
    </div>
  )
}

type CellProps = {
  quote: Quote
  line: QuoteLine
  item: InquiryItem
  takes: boolean
  isBest: boolean
  isFirst: boolean
  onChoose: () => void
}
function Cell({ quote, line, item, takes, isBest, isFirst, onChoose }: CellProps) {
  const text = useText('inquiry')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { price, quantity, leadDays, alternative, accepted, left, onShelf, partyCode, prodId, skuId } = line
  const unit = line.unit ?? item.unit ?? ''
  const facts = (
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
