import { useEffect, useRef, useState } from 'react'
import type { Seckill } from '@millwright/contract/promotion/entities'
import { activityPhase, remainingPurchaseLimit, percentSold } from '@millwright/domain/price/activity'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Countdown } from '@millwright/ui/Countdown'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useInUnits } from '../useInUnits/useInUnits.tsx'
import * as styles from './FlashSaleClock.css.ts'

/** The flash sale fields that the clock shows. Times are in epoch milliseconds. */
export type ClockSale = Partial<Seckill> & Pick<Seckill, 'startTime' | 'endTime'>

export type FlashSaleClockProps = RootProps<HTMLDivElement> & {
  /** The sale: its times, remaining stock and purchase limit. */
  sale: ClockSale
  /** The unit of the product, such as `套` or `pc`. */
  unit?: string | undefined
  /** The server's time when the page was rendered, in epoch milliseconds. The reader's clock is not trusted. */
  now: number
  /** The layout: `bar` has the width of a product's price panel, `tile` fits a card. @default 'bar' */
  look?: 'bar' | 'tile' | undefined
  /** Called when the sale starts or ends while the page is open. */
  onPhase?: ((change: { phase: ActivityPhase }) => void) | undefined
}

/**
 * The status of a flash sale: time until it starts or ends, share sold, purchase limit.
 *
 * When: above the price of a product in a flash sale, or on its card. Instead: `Countdown` for time alone, `GroupTeam`
 * for a group-buying team.
 */
export function FlashSaleClock({ sale, unit, now, look = 'bar', onPhase, className, ...root }: FlashSaleClockProps) {
  const text = useText('deals')
  const language = useLanguage()
  const inUnits = useInUnits(unit)
  const { phase, moment, pass } = usePhase(sale, now, onPhase)
  const { startTime, endTime, seckillTotalStocks: left, seckillOriginStocks: origin, maxNum } = sale
  const sold = phase === 'running' ? percentSold(left, origin) : undefined
  const until = phase === 'before' ? startTime : endTime
  const label = text(phase === 'before' ? 'saleStarts' : 'saleEnds')
  return (
    <div data-phase={phase} {...root} className={cx(styles.clock[look], className)}>
      <div className={styles.time}>
        {phase === 'ended' ? (
          <span className={styles.ended}>{text('saleEnded')}</span>
        ) : (
          <>
            <span className={styles.label}>{label}</span>
            <Countdown key={phase} until={until} now={moment} onEnd={pass} />
            {phase === 'before' && (
              <span className={styles.at}>
                {text('saleStartsAt', { time: formatNear(language, writeServerTime(startTime)) })}
              </span>
            )}
          </>
        )}
      </div>
      {sold !== undefined && (
        <div className={styles.stock}>
          <progress className={styles.bar} value={sold} max={100} aria-label={text('sold', { percent: sold })} />
          <span>{left === 0 ? text('soldOut') : text('sold', { percent: sold })}</span>
          {left !== undefined && left > 0 && sold >= 80 && (
            <span className={styles.few}>{text('left', inUnits(left))}</span>
          )}
        </div>
      )}
      {left === 0 && phase === 'running' && look === 'bar' && <p className={styles.note}>{text('soldOutHint')}</p>}
      {phase !== 'ended' && maxNum !== undefined && maxNum > 0 && (
        <p className={styles.note}>{limitText(sale, text, inUnits)}</p>
      )}
      <VisuallyHidden as="div">
        <span role="status">
          {phase !== activityPhase(sale, now) && text(phase === 'running' ? 'saleHasBegun' : 'saleEnded')}
        </span>
      </VisuallyHidden>
    </div>
  )
}

function limitText(
  { maxNum = 0, boughtNum = 0, seckillTotalStocks: left }: ClockSale,
  text: ReturnType<typeof useText<'deals'>>,
  inUnits: ReturnType<typeof useInUnits>,
): string {
  const limit = text('limit', inUnits(maxNum))
  const may = remainingPurchaseLimit({ maxNum, boughtNum, left })
  if (boughtNum === 0 || may === undefined || left === 0) return limit
  return may === 0 ? text('limitReached') : `${limit} · ${text('mayTake', inUnits(may))}`
}

/**
 * Returns the phase by the server's clock. The phase is correct even if the tab was suspended past the start and the
 * end.
 */
function usePhase(sale: ClockSale, now: number, onPhase: FlashSaleClockProps['onPhase']) {
  const [passed, setPassed] = useState({ now, moment: now })
  const moment = passed.now === now ? passed.moment : now
  const began = useRef(0)
  useEffect(() => {
    began.current = Date.now()
  }, [now])
  const phase = activityPhase(sale, moment)
  const pass = () => {
    const next = Math.max(phase === 'before' ? sale.startTime : sale.endTime, now + Date.now() - began.current)
    setPassed({ now, moment: next })
    onPhase?.({ phase: activityPhase(sale, next) })
  }
  return { phase, moment, pass }
}
