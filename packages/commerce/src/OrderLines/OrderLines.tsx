import type { ReactNode } from 'react'
import type { OrderItem } from '@millwright/contract/order/orderItem'
import type { Money as Amount } from '@millwright/domain/money/money'
import { compareWhole, totalOf } from '@millwright/domain/money/wholeMoney'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { formatDay } from '@millwright/i18n/dates'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import { productPath } from '@millwright/domain/link/productPath'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { PriceSteps } from '../PriceSteps/PriceSteps.tsx'
import type { ShownStep } from '../PriceSteps/PriceSteps.tsx'
import { useProblemText } from '../ProblemText/ProblemText.tsx'
import type { Problem } from '../ProblemText/ProblemText.tsx'
import { UserText } from '../UserText/UserText.tsx'
import * as styles from './OrderLines.css.ts'

const DAY = 86_400_000

/** The fields that cart lines and order lines share. */
export type OrderLine = Pick<
  OrderItem,
  'prodId' | 'skuId' | 'prodName' | 'skuName' | 'properties' | 'pic' | 'prodCount' | 'price' | 'partyCode' | 'unit'
> & {
  productTotalAmount?: Amount | undefined
  actualTotal?: Amount | undefined
  /** The points spent in addition to the amount. */
  useScore?: number | undefined
  /** The line's pieces that were returned, are being returned, or were exchanged. */
  returnedNum?: number | undefined
  returningNum?: number | undefined
  exchangedNum?: number | undefined
  /** The lead time in days until dispatch; 0 is today. */
  leadDays?: number | undefined
  /** The buyer's own article number when the order was placed. */
  articleNumber?: string | undefined
  /** The steps from the list price to the final price. */
  priceSteps?: readonly ShownStep[] | undefined
}

/**
 * The lines of an order: model, name, properties, price, quantity, amount. `faults` has the problems by SKU.
 *
 * When: the lines of an order or of a checkout are listed. Instead: `CartLine` while they can be changed.
 */
export function OrderLines({
  lines,
  faults = {},
  now,
  actionsOf,
  className,
  ...root
}: RootProps<HTMLUListElement> & {
  /** The lines in display order. */
  lines: readonly OrderLine[]
  /** The problem of a line, by SKU. */
  faults?: Readonly<Record<string, Problem>>
  /** The server's time, in epoch milliseconds. If set, each line shows its dispatch date. */
  now?: number
  /** Returns the actions of a line, by its index in `lines`. */
  actionsOf?: (index: number) => ReactNode
}) {
  return (
    <ul {...root} className={cx(styles.lines, className)}>
      {lines.map((line, index) => (
        <Line
          key={`${line.skuId} ${index}`}
          line={line}
          fault={faults[line.skuId]}
          now={now}
          actions={actionsOf && <div className={styles.actions}>{actionsOf(index)}</div>}
        />
      ))}
    </ul>
  )
}

function Line({
  line,
  fault,
  now,
  actions,
}: {
  line: OrderLine
  fault: Problem | undefined
  now: number | undefined
  actions: ReactNode
}) {
  const text = useText('order')
  const language = useLanguage()
  const problemText = useProblemText()
  const { product = productPath } = usePaths()
  const { prodId, skuId, prodName, partyCode, pic } = line
  const href = product({ prodId, skuId })
  return (
    <li className={styles.line}>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Image src={pic} alt="" ratio={1} width={64} />
      </a>
      <div className={styles.info}>
        <a href={href} className={styles.model}>
          {partyCode ?? prodName}
        </a>
        {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
        {line.articleNumber && (
          <span className={styles.properties}>
            <UserText sentence={text('yourNumber', { number: line.articleNumber })}>{line.articleNumber}</UserText>
          </span>
        )}
        <span className={styles.properties}>
          {readProperties(line.properties ?? line.skuName ?? '')
            .map(({ value }) => value)
            .join(' · ')}
        </span>
        {now !== undefined && line.leadDays !== undefined && (
          <span className={styles.leaves}>
            {line.leadDays === 0
              ? text('shipsToday')
              : text('shipsBy', { day: formatDay(language, now + line.leadDays * DAY) })}
          </span>
        )}
        {line.priceSteps && line.priceSteps.length > 1 && (
          <PriceSteps steps={line.priceSteps} unit={line.unit} name={partyCode ?? prodName} />
        )}
        {actions}
        <Returns line={line} />
        {fault && <Tag tone="bad">{problemText(fault)}</Tag>}
      </div>
      <Figures line={line} />
    </li>
  )
}

const returns = [
  ['returnedNum', 'returnedPieces', 'neutral'],
  ['returningNum', 'returningPieces', 'warn'],
  ['exchangedNum', 'exchangedPieces', 'neutral'],
] as const

/** The line's pieces that were returned or exchanged, or are in an open refund. */
function Returns({ line }: { line: OrderLine }) {
  const text = useText('order')
  const locale = useLocale()
  const language = useLanguage()
  return returns.map(([key, word, tone]) => {
    const count = line[key]
    if (!count) return null
    const pieces = `${formatNumber(language, count)} ${unitOf(locale, count, line.unit ?? '')}`.trim()
    return (
      <Tag key={key} tone={tone}>
        {text(word, { pieces })}
      </Tag>
    )
  })
}

/** The price, quantity and amount of a line. */
function Figures({ line }: { line: OrderLine }) {
  const text = useText('order')
  const locale = useLocale()
  const language = useLanguage()
  const { price, prodCount, unit = '' } = line
  const amount = line.productTotalAmount ?? line.actualTotal
  const full = totalOf([{ price, quantity: prodCount }])
  // If the paid amount is less than price times quantity, shows both, so that the figures are consistent.
  const reduced =
    line.priceSteps && line.priceSteps.length > 1 && amount !== undefined && compareWhole(amount, full) < 0
  return (
    <>
      <div className={styles.figures}>
        <span className={styles.price}>
          <Money amount={price} size={14} tone="ink" unit={unit || undefined} label={text('price')} />
        </span>
        <span className={styles.count}>
          × {formatNumber(language, prodCount)} {unitOf(locale, prodCount, unit)}
        </span>
      </div>
      <div className={styles.amount}>
        {reduced && <Money amount={full} size={12} tone="muted" struck label={text('lineFull')} />}
        {amount !== undefined && <Money amount={amount} size={14} tone="ink" label={text('amount')} />}
        {line.useScore !== undefined && line.useScore > 0 && (
          <span className={styles.points}>{text('linePoints', { score: formatNumber(language, line.useScore) })}</span>
        )}
      </div>
    </>
  )
}
