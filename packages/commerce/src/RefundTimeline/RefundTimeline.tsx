import type { ReactNode } from 'react'
import { UserText } from '../UserText/UserText.tsx'
import type { Refund } from '@millwright/contract/after-sale/entities'
import { refundSteps, refundWaitsFor } from '@millwright/domain/order/refund'
import type { RefundStep } from '@millwright/domain/order/refund'
import { sizeName } from '@millwright/domain/product/sizeName'
import { formatDate } from '@millwright/i18n/dates'
import { piecesOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Countdown } from '@millwright/ui/Countdown'
import { Money } from '@millwright/ui/Money'
import { Status } from '@millwright/ui/Status'
import { Tag } from '@millwright/ui/Tag'
import { Timeline } from '@millwright/ui/Timeline'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './RefundTimeline.css.ts'

/**
 * The refund fields that the timeline shows. Times are the server's local dates; `endTime` is in epoch milliseconds.
 */
export type TimelineRefund = Partial<Refund> &
  Pick<Refund, 'refundSn' | 'applyType' | 'returnMoneySts' | 'refundAmount' | 'applyTime'>

export type RefundTimelineProps = RootProps<HTMLElement> & {
  /** The refund, return or exchange. */
  refund: TimelineRefund
  /** The server's time when the page was rendered, in epoch milliseconds. */
  now: number
  /** Called when the time limit expires while the page is open, so that the caller can reload the refund. */
  onEnd?: (() => void) | undefined
  /** The buyer's current actions: withdraw, enter a tracking number, request a decision of the mall. */
  action?: ReactNode | undefined
}

const endings: Partial<Record<RefundStep, { tone: 'good' | 'bad' | 'neutral' }>> = {
  refunded: { tone: 'good' },
  exchanged: { tone: 'good' },
  platformAgreed: { tone: 'good' },
  refused: { tone: 'bad' },
  platformRefused: { tone: 'bad' },
  withdrawn: { tone: 'neutral' },
  closed: { tone: 'neutral' },
}
const kinds: Readonly<Record<number, 'money' | 'goods' | 'exchange'>> = { 1: 'money', 2: 'goods', 3: 'exchange' }
/** The texts of the states in which the buyer has something other than goods to send. */
const waitings: Partial<Record<RefundStep, 'exchangeWaits' | 'offerWaits'>> = {
  exchangeSent: 'exchangeWaits',
  moneyOffered: 'offerWaits',
}
const turns = { seller: 'sellerWaits', buyer: 'buyerWaits', platform: 'platformWaits' } as const

/**
 * The progress of a refund: past events, who has to act and by when, and the steps to come, including rejection,
 * withdrawal and the mall's decision.
 *
 * When: on a refund's page. Instead: `OrderTimeline` for the order, `LogisticsTrace` for the tracking of a package.
 */
export function RefundTimeline({ refund, now, onEnd, action, className, ...root }: RefundTimelineProps) {
  const text = useText('refund')
  const language = useLanguage()
  const locale = useLocale()
  const { refundSn, applyType, refundAmount, endTime } = refund
  const pieces = piecesOf(locale, refund.orderItems ?? [], (count) => formatNumber(language, count))
  const steps = refundSteps(refund)
  const present = steps.find(({ state }) => state === 'now')
  const waits = refundWaitsFor(refund)
  const notes = useNotes(refund)
  const kind = kinds[applyType] ?? 'goods'
  return (
    <article aria-label={text('progress')} {...root} className={cx(styles.refund, className)}>
      <header className={styles.head}>
        <Tag>{text(kind)}</Tag>
        {(applyType !== 3 || present?.step === 'moneyOffered') && (
          <span className={styles.amount}>
            <Money amount={refundAmount} size={18} label={text('amount')} />
          </span>
        )}
        {pieces !== undefined && <span>{pieces}</span>}
        {refund.exchangeSku && <span>{text('wants', { size: sizeName(refund.exchangeSku) })}</span>}
        <span className={styles.number}>{text('number', { number: refundSn })}</span>
      </header>
      {present && (
        <div className={styles.present}>
          <p className={styles.turn}>
            <Status tone={endings[present.step]?.tone ?? 'info'}>{text(present.step)}</Status>
          </p>
          {waits && <p className={styles.note}>{text(waitings[present.step] ?? turns[waits])}</p>}
          {waits && endTime !== undefined && (
            <p className={styles.note}>
              {text('timeLeft')} <Countdown key={endTime} until={endTime} now={now} look="text" onEnd={onEnd} />
            </p>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <Timeline
        items={steps.map(({ step, state, time }) => ({
          title: text(step),
          state,
          time: time && formatDate(language, time),
          body: state === 'todo' ? undefined : bodyOf(notes(step), actorOf(refund, step, time)),
        }))}
      />
    </article>
  )
}

/** The labels of the actors that a step's title does not name. Titles name the buyer and the seller. */
type Actor = 'byClock' | 'byPlatform'
const actors: Readonly<Record<string, Actor>> = { clock: 'byClock', platform: 'byPlatform' }

/**
 * Returns who performed a step, by the event with the same time. Undefined for buyers and sellers, or if the server
 * does not tell.
 */
function actorOf({ timeline = [] }: TimelineRefund, step: RefundStep, time: string | undefined): Actor | undefined {
  if (step === 'applied') return undefined
  const found = timeline.findLast((one) => one.time === time && one.event !== 'apply' && one.event !== 'amend')
  return found && actors[found.by]
}

function bodyOf(note: ReactNode, by: Actor | undefined): ReactNode {
  return by ? <StepBody note={note} by={by} /> : note
}

function StepBody({ note, by }: { note: ReactNode; by: Actor }) {
  const text = useText('refund')
  return (
    <>
      <span className={styles.by}>{text(by)}</span>
      {note}
    </>
  )
}

/** Returns a function that gives the message or tracking number of a step. */
function useNotes(refund: TimelineRefund): (step: RefundStep) => ReactNode {
  const text = useText('refund')
  const money = useMoney()
  const { exchangeExpressName, exchangeExpressNo, moneyOfferMessage } = refund
  const { buyerReason, sellerMsg, rejectMessage, platformMessage, expressName, expressNo, refundAmount } = refund
  return (step) => {
    switch (step) {
      case 'applied':
        return buyerReason && <UserText sentence={text('reason', { reason: buyerReason })}>{buyerReason}</UserText>
      case 'accepted':
        return sellerMsg && <UserText sentence={text('said', { message: sellerMsg })}>{sellerMsg}</UserText>
      case 'refused':
        return (
          rejectMessage && (
            <UserText sentence={text('refusedWhy', { message: rejectMessage })}>{rejectMessage}</UserText>
          )
        )
      case 'platformAgreed':
      case 'platformRefused':
        return (
          platformMessage && (
            <UserText sentence={text('platformSaid', { message: platformMessage })}>{platformMessage}</UserText>
          )
        )
      case 'shipped':
        return expressNo && text('parcel', { company: expressName ?? '', number: expressNo })
      case 'moneyOffered':
        return (
          moneyOfferMessage && (
            <UserText sentence={text('offerSaid', { message: moneyOfferMessage })}>{moneyOfferMessage}</UserText>
          )
        )
      case 'exchangeSent':
        return exchangeExpressNo && text('parcel', { company: exchangeExpressName ?? '', number: exchangeExpressNo })
      case 'refunded':
        return text('refundedAmount', { amount: money(refundAmount) })
      case 'withdrawn':
        return text('withdrawnHint')
      case 'closed':
        return text('closedHint')
      default:
        return undefined
    }
  }
}
