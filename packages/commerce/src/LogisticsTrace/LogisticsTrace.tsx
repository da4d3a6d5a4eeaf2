import type { Ref } from 'react'
import type { DeliveryPackage } from '@millwright/contract/order/entities'
import { safeHref } from '@millwright/domain/link/link'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { formatDate } from '@millwright/i18n/dates'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { CopyNumber } from '../CopyNumber/CopyNumber.tsx'
import { Image } from '@millwright/ui/Image'
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

export const logisticsLooks = ['plain', 'cards'] as const
export type LogisticsLook = (typeof logisticsLooks)[number]

/**
 * The packages of an order, with the carriers' tracking.
 *
 * When: the tracking of an order's packages is shown. Instead: `OrderTimeline` for the history of the order itself.
 */
export function LogisticsTrace({
  packages,
  contents = false,
  look = 'plain',
  level = 3,
  className,
  ref,
  ...root
}: RootProps & {
  /** The packages, each with its tracking events, newest first. */
  packages: readonly DeliveryPackage[]
  /** Whether to list the contents of each package. */
  contents?: boolean
  /** Whether each package is a card of its own, or part of a panel. @default plain */
  look?: LogisticsLook
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
          look={look}
          level={level}
        />
      ))}
    </div>
  )
}

type ParcelProps = { parcel: DeliveryPackage; number: number; level: 2 | 3 }

/** A package: its state, its promised day, what is in it, and its tracking. */
function Parcel({ parcel, number, contents, look, level }: ParcelProps & { contents: boolean; look: LogisticsLook }) {
  const text = useText('order')
  const language = useLanguage()
  const { traces = [] } = parcel.deliveryDto ?? {}
  return (
    <section className={styles.parcel} data-card={look === 'cards' ? '' : undefined}>
      <div className={styles.facts}>
        <Head parcel={parcel} number={number} level={level} />
        {contents && parcel.orderItems.length > 0 && <Contents parcel={parcel} />}
      </div>
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

function Head({ parcel: { deliveryDto, lateSince, expectedTime }, number, level }: ParcelProps) {
  const text = useText('order')
  const language = useLanguage()
  const Name = `h${level}` as const
  const { companyName, companyHomeUrl, dvyFlowId } = deliveryDto ?? {}
  const [word, tone] = states[deliveryDto?.state ?? 0] ?? none
  const site = companyHomeUrl && safeHref(companyHomeUrl)
  const dayOf = (time: string) => formatDate(language, time.slice(0, 10))
  return (
    <>
      <div className={styles.head}>
        <span className={styles.state}>
          <Status tone={tone}>{text(word)}</Status>
        </span>
        <Name className={styles.name}>{text('package', { number })}</Name>
      </div>
      {lateSince !== undefined ? (
        <Text as="p" tone="bad" size={13}>
          {text('parcelLate', { day: dayOf(lateSince) })}
        </Text>
      ) : (
        expectedTime !== undefined && (
          <Text as="p" size={13}>
            {text('parcelExpected', { day: dayOf(expectedTime) })}
          </Text>
        )
      )}
      <div className={styles.carrier}>
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
    </>
  )
}

function Contents({ parcel: { orderItems } }: Pick<ParcelProps, 'parcel'>) {
  const locale = useLocale()
  const language = useLanguage()
  return (
    <ul className={styles.contents}>
      {orderItems.map(({ orderItemId, skuId, pic, partyCode, prodName, prodCount, unit = '' }) => (
        <li key={orderItemId ?? skuId} className={styles.item}>
          <span className={styles.picture} aria-hidden="true">
            <Image src={pic} alt="" ratio={1} fit="contain" />
          </span>
          <span className={styles.words}>
            <strong>{partyCode ?? prodName}</strong>
            {partyCode !== undefined && <span className={styles.small}>{prodName}</span>}
          </span>
          <span className={styles.count}>
            {formatNumber(language, prodCount)} {unitOf(locale, prodCount, unit)}
          </span>
        </li>
      ))}
    </ul>
  )
}
