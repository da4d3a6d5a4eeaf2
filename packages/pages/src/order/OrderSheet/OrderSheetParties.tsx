import { addressLine } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import type { OrderDetail, OrderParty } from '@millwright/contract/order/entities'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './OrderSheet.css.ts'

/** The companies that buy and sell, and where the goods go. */
export function OrderSheetParties({ order }: { order: OrderDetail }) {
  const text = useText('order')
  const { userAddrDto, remarks, buyerParty, sellerParty, shopName } = order
  // A private buyer is the receiver.
  const buyer = buyerParty?.name ?? userAddrDto.receiver
  return (
    <section className={styles.parties}>
      <div>
        <h2 className={styles.part}>{text('sheetBuyer')}</h2>
        <Party name={buyer} party={buyerParty} />
      </div>
      <div>
        <h2 className={styles.part}>{text('sheetSeller')}</h2>
        <Party name={sellerParty?.name ?? shopName} party={sellerParty} />
      </div>
      <div className={styles.wide}>
        <h2 className={styles.part}>{text('deliverTo')}</h2>
        <p className={styles.line}>
          <strong>
            <UserText>{userAddrDto.receiver}</UserText>
          </strong>{' '}
          {userAddrDto.mobile}
        </p>
        <p className={styles.line}>
          <UserText>{addressLine(userAddrDto)}</UserText>
        </p>
        {remarks && (
          <p className={styles.line}>
            {text('leaveMessage')}: <UserText>{remarks}</UserText>
          </p>
        )}
      </div>
    </section>
  )
}

function Party({ name, party }: { name: string; party: OrderParty | undefined }) {
  const text = useText('order')
  return (
    <>
      <p className={styles.line}>
        <strong>
          <UserText>{name}</UserText>
        </strong>
      </p>
      {party?.creditCode && (
        <p className={styles.line}>
          {text('sheetTaxNumber')} {party.creditCode}
        </p>
      )}
      {party?.address && (
        <p className={styles.line}>
          <UserText>{party.address}</UserText>
        </p>
      )}
      {party?.phone && <p className={styles.line}>{party.phone}</p>}
    </>
  )
}
