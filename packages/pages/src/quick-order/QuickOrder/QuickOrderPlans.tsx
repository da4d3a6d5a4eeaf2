import type { OrderPlan, PricedOrder } from '@millwright/contract/quick-order/entities'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { isComplete } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'
import * as styles from './QuickOrder.css.ts'

const names = {
  inStock: 'planInStock',
  cheapest: 'planCheapest',
  fewestShops: 'planFewestShops',
  earliest: 'planEarliest',
} as const

type Props = { lines: readonly QuickLine[]; priced: PricedOrder }

/** Ready ways to order the list, each with its sum, and what it changes. */
export function QuickOrderPlans({ lines, priced }: Props) {
  const text = useText('quickOrder')
  const chosen = lines.filter(isComplete).map(({ skuId }) => skuId)
  return (
    <Panel as="section" id="plans" tabIndex={-1}>
      <Heading level={2} size={16}>
        {text('plans')}
      </Heading>
      <ul className={styles.plans}>
        {priced.plans.map((plan) => (
          <Plan key={plan.kind} plan={plan} chosen={chosen} priced={priced} />
        ))}
      </ul>
      <p className={styles.hint}>{text('plansHint')}</p>
    </Panel>
  )
}

function Plan({ plan, chosen, priced }: { plan: OrderPlan; chosen: readonly string[]; priced: PricedOrder }) {
  const text = useText('quickOrder')
  const money = useMoney()
  const changes = plan.lines.filter(({ index, skuId }) => chosen[index] !== skuId).length
  const more = centsOf(plan.total) - centsOf(priced.total) - centsOf(priced.freight)
  const difference = money(centsText(more < 0n ? -more : more))
  const name = text(names[plan.kind])
  return (
    <li className={styles.plan}>
      <span className={styles.planName}>{name}</span>
      <Money amount={plan.total} size={16} tone="ink" />
      <span className={styles.planFacts}>
        {[
          text('planShops', { count: plan.shops }),
          plan.leadDays > 0 ? text('planDays', { count: plan.leadDays }) : text('planToday'),
          plan.shortLines > 0 ? text('planShort', { count: plan.shortLines }) : text('planAllInStock'),
        ].join(' · ')}
      </span>
      <span className={styles.planFacts}>
        {changes === 0
          ? text('planSame')
          : [
              text('planChanges', { count: changes }),
              more < 0n
                ? text('planSaves', { amount: difference })
                : more > 0n
                  ? text('planCosts', { amount: difference })
                  : '',
            ]
              .filter(Boolean)
              .join(' · ')}
      </span>
      {changes > 0 && (
        <Button type="submit" name="intent" value={`plan.${plan.kind}`} size="small" className={styles.planTake}>
          {text('applyPlan', { plan: name })}
        </Button>
      )}
    </li>
  )
}
