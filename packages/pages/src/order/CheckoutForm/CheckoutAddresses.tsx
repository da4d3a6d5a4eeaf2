import type { Address } from '@millwright/contract/account/address'
import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import * as shared from '../checkout/checkout.css.ts'
import { CheckoutAddressChoice } from './CheckoutAddressChoice.tsx'
import { CheckoutNewAddress } from './CheckoutNewAddress.tsx'
import type { CheckoutNewAddressProps } from './CheckoutNewAddress.tsx'

export type CheckoutAddressesProps = Omit<CheckoutNewAddressProps, 'provinces' | 'first'> & {
  addresses: readonly Address[]
  chosen: string | undefined
  /** The form for a new address is open while this is present. */
  provinces?: CheckoutNewAddressProps['provinces'] | undefined
}

/**
 * The delivery address: one of the buyer's addresses, or a new one. Reads `addresses`, `chosen`, `provinces`,
 * `regions`, `typed`, `faults` and `closeHref`.
 */
export function CheckoutAddresses({
  addresses,
  chosen,
  provinces,
  regions,
  typed,
  faults,
  closeHref,
}: CheckoutAddressesProps) {
  const text = useText('order')
  const full = addresses.length >= ADDRESS_LIMIT
  return (
    <Panel as="section">
      <div className={shared.section}>
        <div className={shared.headline}>
          <Heading level={2} size={16} id="addresses">
            {text('address')}
          </Heading>
          {!provinces && (
            <span className={shared.buttons}>
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
        {addresses.length > 0 && <CheckoutAddressChoice addresses={addresses} chosen={chosen} labelledBy="addresses" />}
        {provinces && (
          <CheckoutNewAddress
            first={addresses.length === 0}
            provinces={provinces}
            regions={regions}
            typed={typed}
            faults={faults}
            closeHref={closeHref}
          />
        )}
      </div>
    </Panel>
  )
}
