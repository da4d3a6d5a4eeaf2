import { useState } from 'react'
import { path } from '@millwright/domain/paths/path'
import { activityPhase } from '@millwright/domain/price/activity'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import type { Money as Amount } from '@millwright/domain/money/money'
import { compareWhole } from '@millwright/domain/money/wholeMoney'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Countdown } from '@millwright/ui/Countdown'
import { Link } from '@millwright/ui/Link'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { Tag } from '@millwright/ui/Tag'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './DetailDeals.css.ts'

/**
 * The flash sale and group buy of the product, each with its start or end and the link to buy, and whether its price or
 * the buyer's own is lower. Reads `product`, `skus` and `deals`.
 */
export function DetailDeals({ product: { prodId }, skus, deals }: Pick<DetailView, 'product' | 'skus' | 'deals'>) {
  const text = useText('detail')
  const ownPriceOf = (skuId: string | undefined) => skus.find((sku) => sku.skuId === skuId)?.steps?.[0]?.price
  if (!deals) return null
  const { now, sale, group, open } = deals
  return (
    <div className={styles.deals}>
      {sale && (
        <Deal
          {...sale}
          own={ownPriceOf(sale.skuId)}
          now={now}
          name={text('dealSale')}
          href={path('secdetail', { seckillId: sale.seckillId })}
          action={text('dealToSale')}
        />
      )}
      {group && !open && (
        <Deal
          {...group}
          own={ownPriceOf(group.skuId)}
          now={now}
          name={text('dealGroup', { count: group.people })}
          href={path('detail', { prodId, group: group.groupActivityId })}
          action={text('dealToGroup')}
        />
      )}
    </div>
  )
}

type DealProps = {
  startTime: number
  endTime: number
  now: number
  name: string
  price: Amount
  /** The buyer's price without the deal. */
  own: Amount | undefined
  href: string
  action: string
}

function Deal({ startTime, endTime, now, name, price, own, href, action }: DealProps) {
  const text = useText('detail')
  const money = useMoney()
  const language = useLanguage()
  const [passed, setPassed] = useState<{ now: number; phase: ActivityPhase }>()
  const phase = passed?.now === now ? passed.phase : activityPhase({ startTime, endTime }, now)
  return (
    <p className={styles.deal} data-phase={phase}>
      <Tag tone={phase === 'ended' ? 'neutral' : 'action'}>{name}</Tag>
      {phase === 'ended' ? (
        <span className={styles.time}>
          {text('dealEnded', { time: formatNear(language, writeServerTime(endTime)) })}
        </span>
      ) : (
        <>
          <Money amount={price} size={18} tone="price" label={name} />
          <span className={styles.time}>
            {phase === 'before'
              ? text('dealStarts', { time: formatNear(language, writeServerTime(startTime)) })
              : text('dealEnds')}{' '}
            {phase === 'running' && (
              <Countdown until={endTime} now={now} look="text" onEnd={() => setPassed({ now, phase: 'ended' })} />
            )}
          </span>
          <Link href={href}>{action}</Link>
          {own !== undefined && (
            <span className={styles.time}>
              {compareWhole(own, price) > 0 ? text('dealOnlyThere') : text('dealOwnLower', { price: money(own) })}
            </span>
          )}
        </>
      )}
    </p>
  )
}
