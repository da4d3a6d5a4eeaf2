import type { DeliveryPackage } from '@millwright/contract/order/entities'
import { safeHref } from '@millwright/domain/link/link'
import { formatDate } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { Timeline } from '@millwright/ui/Timeline'
import * as styles from './LogisticsTrace.css.ts'

const states = {
  0: ['logisticsNone', 'neutral'],
  1: ['logisticsCollected', 'info'],
  2: ['logisticsOnWay', 'info'],
  201: ['logisticsArrived', 'info'],
  3: ['logisticsSigned', 'good'],
  4: ['logisticsProblem', 'bad'],
} as const

/**
 * Where the packages of an order are, as the carriers report.
 *
 * When: the ways of an order's parcels are shown. Instead: `OrderTimeline` for the order's own course.
 */
export function LogisticsTrace({
  packages,
}: {
  /** The parcels, each with its stations, newest first. */
  packages: readonly DeliveryPackage[]
}) {
  const text = useText('order')
  if (!packages.length)
    return (
      <Text as="p" tone="muted">
        {text('logisticsEmpty')}
      </Text>
    )
  return (
    <div className={styles.parcels}>
      {packages.map(({ orderDeliveryId, deliveryDto }, index) => {
        const { companyName, companyHomeUrl, dvyFlowId, traces = [] } = deliveryDto ?? {}
        const [word, tone] = states[(deliveryDto?.state ?? 0) as keyof typeof states] ?? states[0]
        const site = companyHomeUrl && safeHref(companyHomeUrl)
        return (
          <section key={orderDeliveryId ?? index} className={styles.parcel}>
            <div className={styles.head}>
              <h3 className={styles.name}>{text('package', { number: index + 1 })}</h3>
              <Status tone={tone}>{text(word)}</Status>
              {companyName !== undefined && (
                <span>
                  {text('carrier')}{' '}
                  {site ? (
                    <Link href={site} newTab>
                      {companyName}
                    </Link>
                  ) : (
                    companyName
                  )}
                </span>
              )}
              {dvyFlowId !== undefined && (
                <span>
                  {text('trackingNumber')} <span className={styles.number}>{dvyFlowId}</span>
                </span>
              )}
            </div>
            {traces.length ? (
              <Timeline
                items={traces.map(({ acceptTime, acceptStation }, place) => ({
                  time: formatDate(acceptTime),
                  title: acceptStation,
                  state: place ? 'done' : 'now',
                }))}
              />
            ) : (
              <Text as="p" tone="muted" size={13}>
                {text('traceEmpty')}
              </Text>
            )}
          </section>
        )
      })}
    </div>
  )
}
