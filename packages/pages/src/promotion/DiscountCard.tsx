import type { ReactNode } from 'react'
import type { Discount } from '@millwright/contract/promotion/entities'
import { PromotionBar } from '@millwright/commerce/PromotionBar'
import { centsText } from '@millwright/domain/money/wholeMoney'
import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Tag } from '@millwright/ui/Tag'
import * as styles from './DiscountCard.css.ts'

const DAY = 86_400_000
const nothing = { amount: centsText(0n), pieces: 0 }

/** A threshold discount with its steps, shop and period. */
export function DiscountCard({
  discount,
  now,
  basket,
  own = false,
  children,
}: {
  discount: Discount
  now: number
  /** The amount and pieces of the cart lines that the discount covers. */
  basket?: { amount: Money; pieces: number }
  /** Whether the card is on the discount's own page. The card then has no link to the page. */
  own?: boolean
  /** Content beneath the steps, with a link to the discount's page. */
  children?: ReactNode
}) {
  const text = useText('promotions')
  const language = useLanguage()
  const { shopId, shopName, startTime = 0, endTime = Infinity, suitableProdType = 0 } = discount
  const state = endTime <= now ? 'over' : startTime > now ? 'coming' : 'running'
  const time = (moment: number) => formatDate(language, writeServerTime(moment))
  return (
    <Panel as="section">
      <div className={styles.card}>
        <p className={styles.facts}>
          <Tag tone={state === 'running' ? 'action' : 'neutral'}>{text(state)}</Tag>
          {shopId !== undefined && (
            <Link href={path('shopIndex', { sid: shopId })} tone="ink">
              {shopName}
            </Link>
          )}
          <span>{text((['allGoods', 'listedGoods', 'exceptGoods'] as const)[suitableProdType] ?? 'allGoods')}</span>
          {state !== 'over' && Number.isFinite(endTime) && (
            <span className={styles.time}>
              {state === 'coming'
                ? text('startsAt', { time: time(startTime) })
                : text('endsIn', { time: time(endTime), count: Math.ceil((endTime - now) / DAY) })}
            </span>
          )}
        </p>
        <PromotionBar
          promotion={discount}
          basket={basket ?? nothing}
          of={basket && state === 'running' ? 'cart' : 'offer'}
          {...((own || children) && { href: null })}
        />
        {children}
      </div>
    </Panel>
  )
}
