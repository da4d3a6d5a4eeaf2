import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { HomeOrders } from './HomeOrders.tsx'
import { homeSteps } from './homeParts.ts'
import { HomeSection } from './HomeSection.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

type HomeLastOrdersProps = Pick<UserCenterHomeData, 'orders' | 'now' | 'person' | 'counts' | 'credit' | 'ready'>

/**
 * The last orders, with a link to all. A new buyer has the first steps instead. Reads `orders`, `now` and what the
 * first steps read.
 */
export function HomeLastOrders({ orders, now, ...parts }: HomeLastOrdersProps) {
  const text = useText('centerHome')
  if (orders && !orders.length && homeSteps(parts).length) return null
  return (
    <HomeSection
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
    </HomeSection>
  )
}
