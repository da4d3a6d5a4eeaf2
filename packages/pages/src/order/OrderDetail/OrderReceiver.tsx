import { addressLine } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import { useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { OrderDetailView } from './OrderDetailFrame.tsx'
import * as styles from './OrderDetail.css.ts'

/** The receiver, the address and the message to the shop. Reads `order`. */
export function OrderReceiver({ order }: Pick<OrderDetailView, 'order'>) {
  const text = useText('order')
  const { userAddrDto } = order
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('receiverInfo')}
        </Heading>
        <DescriptionList
          look="plain"
          items={[
            { term: text('receiver'), detail: <UserText>{userAddrDto.receiver}</UserText> },
            { term: text('mobile'), detail: <Text figures>{userAddrDto.mobile}</Text> },
            {
              term: text('address'),
              detail: <UserText>{addressLine(userAddrDto)}</UserText>,
            },
            {
              term: text('leaveMessage'),
              detail: order.remarks ? <UserText>{order.remarks}</UserText> : text('none'),
            },
          ]}
        />
      </div>
    </Panel>
  )
}
