import { RecentProducts } from '@millwright/commerce/RecentProducts'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ReactNode } from 'react'
import { hasScreen } from '../../hasScreen.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { HomeOrders } from './HomeOrders.tsx'
import { HomePerson } from './HomePerson.tsx'
import { HomeWaiting } from './HomeWaiting.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

export type UserCenterHomeProps = Omit<UserCenterHomeData, 'head'>

const shopTexts = {
  inReview: { tone: 'info', title: 'shopInReview', hint: 'shopInReviewHint' },
  refused: { tone: 'bad', title: 'shopRefused', hint: 'shopRefusedHint' },
  offline: { tone: 'warn', title: 'shopOffline', hint: 'shopOfflineHint' },
} as const

/** Where buyers arrive: who they are, what waits for them, what is on its way, and what they last looked at. */
export function UserCenterHome({
  center,
  now,
  person,
  shop,
  counts,
  kept,
  balance,
  points,
  orders,
  seen,
}: UserCenterHomeProps) {
  const text = useText('centerHome')
  const warning = shop.state === 'none' || shop.state === 'open' ? undefined : shopTexts[shop.state]
  return (
    <UserCenterFrame route="user-center" center={center}>
      {warning && (
        <Alert
          tone={warning.tone}
          title={text(warning.title)}
          action={hasScreen(path('uc-freeshop')) && <Button href={path('uc-freeshop')}>{text('toApplication')}</Button>}
        >
          {text(warning.hint)}
        </Alert>
      )}
      <HomePerson person={person} shop={shop} counts={counts} kept={kept} balance={balance} points={points} />
      <HomeWaiting center={center} counts={counts} />
      <Section
        title={text('lastOrders')}
        more={orders?.length ? { href: path('uc-order'), label: text('allOrders') } : undefined}
      >
        {orders?.length ? (
          <HomeOrders orders={orders} now={now} />
        ) : (
          <Empty
            drawing="order"
            title={text(orders ? 'noOrders' : 'ordersMissing')}
            action={
              orders && (
                <Button href={path('list')} tone="action">
                  {text('shopNow')}
                </Button>
              )
            }
          >
            {text(orders ? 'noOrdersHint' : 'ordersMissingHint')}
          </Empty>
        )}
      </Section>
      {seen.length > 0 && (
        <Section title={text('lastSeen')} more={{ href: path('uc-footprint'), label: text('allSeen') }}>
          <RecentProducts
            products={seen.map(
              ({
                prodId,
                prodName,
                partyCode,
                pic,
                price,
                unit,
                skuNumber = 1,
                agreementPrice,
                agreementMinQty,
                expireTime,
                memberPrice,
              }) => ({
                prodId,
                prodName,
                pic,
                price,
                from: skuNumber > 1,
                ...(partyCode !== undefined && { partyCode }),
                ...(unit !== undefined && { unit }),
                ...(agreementPrice !== undefined && { agreementPrice, agreementMinQty, expireTime }),
                ...(memberPrice !== undefined && { memberPrice }),
              }),
            )}
          />
        </Section>
      )}
      {seen.length === 0 && (
        <Text as="p" size={13} tone="muted">
          {text('noneSeen')}
        </Text>
      )}
    </UserCenterFrame>
  )
}

type SectionProps = { title: string; more?: { href: string; label: string } | undefined; children: ReactNode }

function Section({ title, more, children }: SectionProps) {
  return (
    <Panel as="section">
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size={16}>
            {title}
          </Heading>
          {more && hasScreen(more.href) && <Link href={more.href}>{more.label}</Link>}
        </div>
        {children}
      </div>
    </Panel>
  )
}
