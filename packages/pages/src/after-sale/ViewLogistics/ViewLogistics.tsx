import { LogisticsTrace } from '@millwright/commerce/LogisticsTrace'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import type { ViewLogisticsData } from './ViewLogistics.load.ts'

/** The parcels of an order with their tracking and contents. */
export function ViewLogistics({ center, orderNumber, packages }: ViewProps<ViewLogisticsData>) {
  const text = useText('afterSale')
  return (
    <UserCenterFrame
      route="uc-order"
      center={center}
      title={text('logisticsTitle')}
      lead={<Link href={path('order-detail', { orderNumber })}>{text('order', { number: orderNumber })}</Link>}
    >
      {packages.length > 1 && (
        <Text as="p" tone="muted" size={13}>
          {text('logisticsLead', { count: packages.length })}
        </Text>
      )}
      {packages.length ? (
        <LogisticsTrace packages={packages} contents look="cards" level={2} />
      ) : (
        <Panel>
          <LogisticsTrace packages={packages} />
        </Panel>
      )}
    </UserCenterFrame>
  )
}
