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
  /** The address, as the mall answers it. */
  address: Address
} & (
    | {
        /** Whether the order goes here. */
        checked: boolean
        /** This one was chosen. */
        onPick?: (() => void) | undefined
        tools?: undefined
      }
    | {
        checked?: undefined
        onPick?: undefined
        /** What can be done with it, where addresses are looked after and none is chosen. */
        tools: ReactNode
      }
  )

/**
 * One of the buyer's addresses, to choose among them in a form.
 *
 * When: a buyer chooses where an order goes, or looks after the addresses. Instead: `AddressForm` to write one;
 * `DescriptionList` for the address of an order that is placed.
 */
export function AddressCard({ address, checked, onPick, tools, className, ...root }: AddressCardProps) {
  const text = useText('order')
  const { addrId, receiver, mobile, commonAddr } = address
  const body = (
    <span className={styles.body}>
      <span className={styles.who}>
        <UserText>{receiver}</UserText> <span className={styles.mobile}>{hideMiddle(mobile)}</span>
        {commonAddr === 1 && <Tag size="small">{text('defaultAddress')}</Tag>}
      </span>
      <span className={styles.where}>
        <UserText sentence={addressLine(address)}>{address.addr}</UserText>
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

/** Province to street, without what a municipality says twice. */
export function addressLine({
  province,
  city,
  area,
  addr,
}: Pick<Address, 'province' | 'city' | 'area' | 'addr'>): string {
  return [...new Set([province, city, area, addr])].filter(Boolean).join(' ')
}

/** `138****0001`: enough to know it by, in an office where others see the screen. */
export function hideMiddle(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}
