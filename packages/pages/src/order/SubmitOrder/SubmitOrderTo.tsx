import { addressLine, hideMiddle } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import { useText } from '@millwright/i18n/Texts'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as styles from './SubmitOrder.css.ts'

/** The delivery address and the receiver. Reads `confirm`. */
export function SubmitOrderTo({ confirm }: Pick<SubmitOrderView, 'confirm'>) {
  const text = useText('order')
  return confirm.userAddr ? (
    <span className={styles.to}>
      {text('deliverTo')} <UserText sentence={addressLine(confirm.userAddr)}>{confirm.userAddr.addr}</UserText>
      <br />
      {text('receivedBy')} <UserText>{confirm.userAddr.receiver}</UserText> {hideMiddle(confirm.userAddr.mobile)}
    </span>
  ) : (
    <span className={styles.to}>{text('noAddress')}</span>
  )
}
