import type { ReactNode } from 'react'
import { UserText } from '../UserText/UserText.tsx'
import type { Address } from '@millwright/contract/account/address'
import { useText } from '@millwright/i18n/Texts'
import { ChoiceMark } from '@millwright/ui/ChoiceMark'
import { Tag } from '@millwright/ui/Tag'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './AddressCard.css.ts'

export type AddressCardProps = RootProps<HTMLElement> & {
  /** The address, as the API returns it. */
  address: Address
} & (
    | {
        /** Whether this address is selected. */
        checked: boolean
        /** Called when this address is selected. */
        onPick?: (() => void) | undefined
        tools?: undefined
      }
    | {
        checked?: undefined
        onPick?: undefined
        /** Actions on the address, for an address book, where addresses are not selected. */
        tools: ReactNode
      }
  )

/**
 * One of the buyer's addresses, as a radio option in a form or an entry of the address book.
 *
 * When: a buyer selects where an order goes, or manages the addresses. Instead: `AddressForm` to write one;
 * `DescriptionList` for the address of a placed order.
 */
export function AddressCard({ address, checked, onPick, tools, className, ...root }: AddressCardProps) {
  const text = useText('order')
  const { addrId, receiver, mobile, commonAddr } = address
  const body = (
    <span className={styles.body}>
      <span className={styles.who}>
        <UserText>{receiver}</UserText> <span className={styles.mobile}>{maskMobile(mobile)}</span>
        {commonAddr === 1 && <Tag size="small">{text('defaultAddress')}</Tag>}
      </span>
      <span className={styles.where}>
        <UserText>{addressLine(address)}</UserText>
      </span>
      {tools && <span className={styles.tools}>{tools}</span>}
    </span>
  )
  if (tools)
    return (
      <div {...(root as object)} className={cx(styles.kept, className)}>
        {body}
      </div>
    )
  return (
    <label {...(root as object)} className={cx(styles.card, className)}>
      <span className={styles.mark}>
        <ChoiceMark type="radio" name="addrId" value={addrId} defaultChecked={checked} onChange={onPick} />
      </span>
      {body}
    </label>
  )
}

/** Returns the address from province to street. Drops the repeated name of a municipality. */
export function addressLine({
  province,
  city,
  area,
  addr,
}: Pick<Address, 'province' | 'city' | 'area' | 'addr'>): string {
  return [...new Set([province, city, area, addr])].filter(Boolean).join(' ')
}

/** Masks a mobile number as `138****0001`, recognisable to its owner but not to others who see the screen. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}
