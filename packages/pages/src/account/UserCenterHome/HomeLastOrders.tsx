import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { HomeOrders } from './HomeOrders.tsx'
import { HomeSection } from './HomeSection.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

/** The last orders, with a link to all. Reads `orders` and `now`. */
export function HomeLastOrders({ orders, now }: Pick<UserCenterHomeData, 'orders' | 'now'>) {
  const text = useText('centerHome')
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
