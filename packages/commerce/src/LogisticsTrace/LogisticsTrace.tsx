import type { Ref } from 'react'
import type { DeliveryPackage } from '@millwright/contract/order/entities'
import { safeHref } from '@millwright/domain/link/link'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { CopyNumber } from '../CopyNumber/CopyNumber.tsx'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import type { StatusProps } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { Timeline } from '@millwright/ui/Timeline'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './LogisticsTrace.css.ts'

type State = readonly [KeyOf<'order'>, StatusProps['tone']]
const none: State = ['logisticsNone', 'neutral']
const states: Readonly<Record<number, State>> = {
  1: ['logisticsCollected', 'info'],
  2: ['logisticsOnWay', 'info'],
  201: ['logisticsArrived', 'info'],
  3: ['logisticsSigned', 'good'],
  4: ['logisticsProblem', 'bad'],
}

/**
 * The packages of an order, with the carriers' tracking.
 *
 * When: the tracking of an order's packages is shown. Instead: `OrderTimeline` for the history of the order itself.
 */
export function LogisticsTrace({
  packages,
  contents = false,
  level = 3,
  className,
  ref,
  ...root
}: RootProps & {
  /** The packages, each with its tracking events, newest first. */
  packages: readonly DeliveryPackage[]
  /** Whether to list the contents of each package. */
  contents?: boolean
  /** The heading level of the packages. */
  level?: 2 | 3
}) {
  const text = useText('order')
  if (!packages.length)
    return (
      <Text as="p" tone="muted" {...root} ref={ref} className={className}>
        {text('logisticsEmpty')}
      </Text>
    )
  return (
    <div {...root} ref={ref as Ref<HTMLDivElement>} className={cx(styles.parcels, className)}>
      {packages.map((parcel, index) => (
        <Parcel
          key={parcel.orderDeliveryId ?? index}
          parcel={parcel}
          number={index + 1}
          contents={contents}
          level={level}
        />
      ))}
    </div>
  )
}

type ParcelHeading = { parcel: DeliveryPackage; number: number; level: 2 | 3 }

/** A package with its tracking. */
function Parcel({ parcel, number, contents, level }: ParcelHeading & { contents: boolean }) {
  const text = useText('order')
  const locale = useLocale()
  const language = useLanguage()
  const { deliveryDto, lateSince, orderItems } = parcel
  const { traces = [] } = deliveryDto ?? {}
  return (
    <section className={styles.parcel}>
      <Head parcel={parcel} number={number} level={level} />
      {lateSince !== undefined && (
        <Text as="p" tone="warn" size={13}>
          {text('parcelLate', { day: formatDate(language, lateSince.slice(0, 10)) })}
        </Text>
      )}
      {contents && orderItems.length > 0 && (
        <ul className={styles.contents}>
          {orderItems.map(({ orderItemId, skuId, partyCode, prodName, prodCount, unit = '' }) => (
            <li key={orderItemId ?? skuId}>
              {partyCode ?? prodName} × {formatNumber(language, prodCount)} {unitOf(locale, prodCount, unit)}
            </li>
          ))}
        </ul>
      )}
      {traces.length ? (
        <Timeline
          items={traces.map(({ acceptTime, acceptStation }, place) => ({
            time: formatDate(language, acceptTime),
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
}

function Head({ parcel: { deliveryDto }, number, level }: ParcelHeading) {
  const text = useText('order')
  const Name = `h${level}` as const
  const { companyName, companyHomeUrl, dvyFlowId } = deliveryDto ?? {}
  const [word, tone] = states[deliveryDto?.state ?? 0] ?? none
  const site = companyHomeUrl && safeHref(companyHomeUrl)
  return (
    <div className={styles.head}>
      <Name className={styles.name}>{text('package', { number })}</Name>
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
          {text('trackingNumber')} <CopyNumber value={dvyFlowId} name={text('trackingNumber')} />
        </span>
      )}
    </div>
  )
}
