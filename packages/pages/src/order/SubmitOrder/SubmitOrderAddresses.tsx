import { AddressCard } from '@millwright/commerce/AddressCard'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { AddressPaste } from '@millwright/commerce/AddressPaste'
import { AddressForm } from '@millwright/commerce/AddressForm'
import type { Address, Area } from '@millwright/contract/account/address'
import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { useEffect, useRef } from 'react'
import type { Problem } from '../../loader.ts'
import type { AddressFormData } from '../../account/addressForm.ts'
import * as styles from './SubmitOrder.css.ts'

export type SubmitOrderAddressesProps = {
  addresses: readonly Address[]
  chosen: string | undefined
  /** The form for a new address is open while this is present. */
  provinces?: readonly Area[] | undefined
  regions?: AddressFormData | undefined
  typed?: Readonly<Record<string, string>> | undefined
  faults?: Readonly<Record<string, Problem>> | undefined
  /** The address of the page with the form closed. */
  closeHref: string
}

/**
 * The delivery address: one of the buyer's addresses, or a new one. Reads `addresses`, `chosen`, `provinces`,
 * `regions`, `typed`, `faults` and `closeHref`.
 */
export function SubmitOrderAddresses({
  addresses,
  chosen,
  provinces,
  regions,
  typed,
  faults,
  closeHref,
}: SubmitOrderAddressesProps) {
  const text = useText('order')
  const problemText = useProblemText()
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
  const full = addresses.length >= ADDRESS_LIMIT
  return (
    <Panel as="section">
      <div className={styles.section}>
        <div className={styles.headline}>
          <Heading level={2} size={16} id="addresses">
            {text('address')}
          </Heading>
          {!provinces && (
            <span className={styles.buttons}>
              {full && (
                <Text size={13} tone="muted" figures>
                  {text('addressCount', { count: addresses.length, limit: ADDRESS_LIMIT })}
                </Text>
              )}
              <Button type="submit" name="intent" value="newAddress" size="small" icon="plus" disabled={full}>
                {text('newAddress')}
              </Button>
            </span>
          )}
        </div>
        {addresses.length > 0 && (
          <fieldset ref={choice} className={styles.addresses} aria-labelledby="addresses">
            {addresses.map((address) => (
              <AddressCard
                key={address.addrId}
                address={address}
                checked={address.addrId === chosen}
                onPick={priceFor}
              />
            ))}
          </fieldset>
        )}
        {addresses.length > 0 && (
          <div ref={follow} className={styles.follow}>
            <Button type="submit" name="intent" value="deliver" size="small">
              {text('deliverHere')}
            </Button>
          </div>
        )}
        {provinces && (
          <div className={addresses.length ? styles.newAddress : styles.section}>
            {addresses.length ? (
              <Heading level={3} size={14}>
                {text('newAddress')}
              </Heading>
            ) : (
              <Text as="p" tone="muted">
                {text('newAddressHint')}
              </Text>
            )}
            <AddressPaste
              typed={typed?.pasted}
              left={regions?.pasted?.leftOver}
              fault={faults?.pasted && problemText(faults.pasted)}
            />
            <AddressForm
              key={regions?.pasted ? JSON.stringify(typed) : ''}
              doubts={regions?.pasted?.doubts}
              provinces={provinces}
              cities={regions?.cities}
              districts={regions?.districts}
              typed={typed}
              faults={faults}
            />
            <div className={styles.buttons}>
              <Button type="submit" name="intent" value="address" tone={addresses.length ? 'neutral' : 'action'}>
                {text('saveAddress')}
              </Button>
              {addresses.length > 0 && (
                <Button href={closeHref} tone="quiet">
                  {text('cancelAddress')}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </Panel>
  )
}
