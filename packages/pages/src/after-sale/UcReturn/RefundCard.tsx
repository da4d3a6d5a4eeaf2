import { OrderLines } from '@millwright/commerce/OrderLines'
import type { Refund } from '@millwright/contract/after-sale/entities'
import { refundSteps } from '@millwright/domain/order/refund'
import type { RefundStep } from '@millwright/domain/order/refund'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Status } from '@millwright/ui/Status'
import { Tag } from '@millwright/ui/Tag'
import { kindWords, refundHref, refundActions } from '../refundActions.ts'
import * as styles from './UcReturn.css.ts'

const tones: Partial<Record<RefundStep, 'good' | 'bad' | 'neutral'>> = {
  refunded: 'good',
  exchanged: 'good',
  refused: 'bad',
  platformRefused: 'bad',
  withdrawn: 'neutral',
  closed: 'neutral',
}

/** A refund in the list: goods, state and a button for the next step. */
export function RefundCard({ refund, now }: { refund: Refund; now: number }) {
  const text = useText('afterSale')
  const language = useLanguage()
  const word = useText('refund')
  const { refundSn, applyType, applyTime, shopId, shopName, orderItems, refundAmount, endTime, refundType } = refund
  const step = refundSteps(refund).find(({ state }) => state === 'now')?.step ?? 'applied'
  const presses = refundActions(refund, now)
  const next = presses.includes('ship')
    ? 'nextShip'
    : presses.includes('takeMoney')
      ? 'nextAnswer'
      : presses.includes('confirmExchange')
        ? 'nextConfirm'
        : undefined
  const waits = endTime !== undefined && endTime > now && step !== 'refused'
  return (
    <article className={styles.card} aria-label={text('refundOf', { number: refundSn })}>
      <header className={styles.head}>
        <h2 className={styles.number}>{refundSn}</h2>
        <Tag>{word(kindWords[applyType] ?? 'goods')}</Tag>
        {refundType === 1 && <span>{text('wholeOrder')}</span>}
        <time>{formatDate(language, applyTime)}</time>
        {shopName !== undefined && (
          <Link href={path('shopIndex', { sid: shopId })} tone="muted">
            {shopName}
          </Link>
        )}
        <span className={styles.state}>
          <Status tone={tones[step] ?? 'info'}>{word(step)}</Status>
        </span>
      </header>
      <div className={styles.body}>
        <OrderLines lines={orderItems} />
      </div>
      <footer className={styles.foot}>
        <div className={styles.sums}>
          {applyType !== 3 && <Money amount={refundAmount} size={18} label={word('amount')} />}
          {waits && (
            <span>
              {text('timeLeft')} <Countdown until={endTime} now={now} look="text" />
            </span>
          )}
        </div>
        <div className={styles.actions}>
          <Button
            href={refundHref(refundSn)}
            size="small"
            tone={next ? 'action' : 'neutral'}
            label={`${text(next ?? 'see')} ${refundSn}`}
          >
            {text(next ?? 'see')}
          </Button>
        </div>
      </footer>
    </article>
  )
}
