import { useEffect, useRef } from 'react'
import { AddressCard } from '@millwright/commerce/AddressCard'
import type { Address } from '@millwright/contract/account/address'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import * as shared from '../checkout/checkout.css.ts'
import * as styles from './CheckoutForm.css.ts'

type CheckoutAddressChoiceProps = {
  addresses: readonly Address[]
  chosen: string | undefined
  /** The id of the heading. */
  labelledBy: string
}

/** The buyer's addresses to choose from. A choice prices the order for that address. */
export function CheckoutAddressChoice({ addresses, chosen, labelledBy }: CheckoutAddressChoiceProps) {
  const text = useText('order')
  const follow = useRef<HTMLDivElement>(null)
  const priceFor = () => {
    const button = follow.current?.querySelector('button')
    button?.form?.requestSubmit(button)
  }
  const choice = useRef<HTMLFieldSetElement>(null)
  // A newly added address is selected. Its radio button appears only after the repricing.
  useEffect(() => {
    const radio = choice.current?.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)
    if (radio) radio.checked = true
  }, [chosen])
  return (
    <>
      <fieldset ref={choice} className={styles.addresses} aria-labelledby={labelledBy}>
        {addresses.map((address) => (
          <AddressCard key={address.addrId} address={address} checked={address.addrId === chosen} onPick={priceFor} />
        ))}
      </fieldset>
      <div ref={follow} className={shared.follow}>
        <Button type="submit" name="intent" value="deliver" size="small">
          {text('deliverHere')}
        </Button>
      </div>
    </>
  )
}
