import { AddressForm } from '@millwright/commerce/AddressForm'
import { AddressPaste } from '@millwright/commerce/AddressPaste'
import { useProblemText } from '@millwright/commerce/ProblemText'
import type { Area } from '@millwright/contract/account/address'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Text } from '@millwright/ui/Text'
import type { AddressFormData } from '../../account/addressForm.ts'
import type { Problem } from '../../loader.ts'
import * as shared from '../checkout/checkout.css.ts'
import * as styles from './CheckoutForm.css.ts'

export type CheckoutNewAddressProps = {
  /** Whether the buyer has no address yet. */
  first: boolean
  provinces: readonly Area[]
  regions?: AddressFormData | undefined
  typed?: Readonly<Record<string, string>> | undefined
  faults?: Readonly<Record<string, Problem>> | undefined
  /** The address of the page with these fields closed. */
  closeHref: string
}

/** The fields of a new delivery address. A pasted address fills them in. */
export function CheckoutNewAddress({ first, provinces, regions, typed, faults, closeHref }: CheckoutNewAddressProps) {
  const text = useText('order')
  const problemText = useProblemText()
  return (
    <div className={first ? shared.section : styles.newAddress}>
      {first ? (
        <Text as="p" tone="muted">
          {text('newAddressHint')}
        </Text>
      ) : (
        <Heading level={3} size={14}>
          {text('newAddress')}
        </Heading>
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
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="address" tone={first ? 'action' : 'neutral'}>
          {text('saveAddress')}
        </Button>
        {!first && (
          <Button href={closeHref} tone="quiet">
            {text('cancelAddress')}
          </Button>
        )}
      </div>
    </div>
  )
}
