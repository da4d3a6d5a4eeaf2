import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Text } from '@millwright/ui/Text'
import type { ActionResult } from '../../loader.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { AddressFormData } from '../addressForm.ts'
import { addressBookHref } from './addressBookHref.ts'
import { UcAddressCard } from './UcAddressCard.tsx'
import { UcAddressEdit } from './UcAddressEdit.tsx'
import type { UcAddressData } from './UcAddress.load.ts'
import * as styles from './UcAddress.css.ts'

export type UcAddressProps = Omit<UcAddressData, 'head'> & { outcome?: ActionResult<AddressFormData> }

/** The buyer's delivery addresses: add, change, delete and set the default. */
export function UcAddress({ center, addresses, edited, asked, done, outcome }: UcAddressProps) {
  const text = useText('addressBook')
  const order = useText('order')
  const full = addresses.length >= ADDRESS_LIMIT
  const ofForm = outcome && (outcome.data !== undefined || (!outcome.done && outcome.form?.intent === 'save'))
  return (
    <UserCenterFrame
      route="uc-address"
      center={center}
      title={text('title')}
      lead={text('lead', { count: addresses.length, limit: ADDRESS_LIMIT })}
      tools={
        !edited &&
        !full && (
          <Button href={addressBookHref({ edit: 'new' })} tone="action" icon="plus">
            {order('newAddress')}
          </Button>
        )
      }
    >
      {done && !outcome && <Alert tone="good">{text(done)}</Alert>}
      {!ofForm && <OutcomeNotice outcome={outcome} />}
      {full && !edited && <Alert tone="info">{text('full', { limit: ADDRESS_LIMIT })}</Alert>}
      {edited && (
        <UcAddressEdit
          key={edited.address?.addrId ?? 'new'}
          edited={edited}
          first={addresses.length === 0}
          outcome={ofForm ? outcome : undefined}
        />
      )}
      {addresses.length > 0 && (
        <ul className={styles.list} aria-label={text('title')}>
          {addresses.map((address) => (
            <li key={address.addrId}>
              <UcAddressCard address={address} asked={asked === address.addrId} only={addresses.length === 1} />
            </li>
          ))}
        </ul>
      )}
      {addresses.length > 0 && (
        <Text as="p" size={13} tone="muted">
          {text('hint')}
        </Text>
      )}
    </UserCenterFrame>
  )
}
