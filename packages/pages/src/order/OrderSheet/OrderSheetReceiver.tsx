import { addressLine } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import type { OrderDetail } from '@millwright/contract/order/entities'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './OrderSheet.css.ts'

/** The receiver, the address and the message to the shop. */
export function OrderSheetReceiver({ order: { userAddrDto, remarks } }: { order: OrderDetail }) {
  const text = useText('order')
  return (
    <section>
      <h2 className={styles.part}>{text('receiverInfo')}</h2>
      <p className={styles.line}>
        <strong>
          <UserText>{userAddrDto.receiver}</UserText>
        </strong>{' '}
        {userAddrDto.mobile}
      </p>
      <p className={styles.line}>
        <UserText sentence={addressLine(userAddrDto)}>{userAddrDto.addr}</UserText>
      </p>
      {remarks && (
        <p className={styles.line}>
          {text('leaveMessage')}: <UserText>{remarks}</UserText>
        </p>
      )}
    </section>
  )
}
