import { LogisticsTrace } from '@millwright/commerce/LogisticsTrace'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { OrderDetailView } from './OrderDetailFrame.tsx'
import * as styles from './OrderDetail.css.ts'

/** The parcels with their tracking. Reads `packages` and `over`. */
export function OrderLogistics({ packages, over }: Pick<OrderDetailView, 'packages' | 'over'>) {
  const text = useText('order')
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('logistics')}
        </Heading>
        {over && packages.length === 0 ? (
          <Text as="p" tone="muted">
            {text('logisticsNever')}
          </Text>
        ) : (
          <LogisticsTrace packages={packages} contents={packages.length > 1} />
        )}
      </div>
    </Panel>
  )
}
