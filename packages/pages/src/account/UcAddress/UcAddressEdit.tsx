import { AddressForm } from '@millwright/commerce/AddressForm'
import { AddressPaste } from '@millwright/commerce/AddressPaste'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { useState } from 'react'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import { typedAddress } from '../typedAddress.ts'
import type { AddressFormData } from '../addressForm.ts'
import { addressBookHref } from './addressBookHref.ts'
import type { AddressEdited } from './UcAddress.load.ts'
import * as styles from './UcAddress.css.ts'

type UcAddressEditProps = {
  edited: AddressEdited
  /** Whether this is the first address, so that the form is the whole page. */
  first: boolean
  outcome: ActionResult<AddressFormData> | undefined
}

/** The form of a new or existing address. A pasted address fills it in. */
export function UcAddressEdit({ edited: { address, provinces, regions }, first, outcome: given }: UcAddressEditProps) {
  const text = useText('addressBook')
  const order = useText('order')
  const { ref, outcome } = useActionResult(given)
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  // A refusal by the mall carries no regions, so the previous ones stay.
  const [below, setBelow] = useState<AddressFormData>(outcome?.data ?? regions)
  if (outcome?.data && outcome.data !== below) setBelow(outcome.data)
  const pasted = outcome?.done ? outcome.data?.pasted : undefined
  const typed = outcome?.form ?? (address && typedAddress(address))
  return (
    <Panel as="section">
      <form
        method="post"
        action={addressBookHref({ edit: address?.addrId ?? 'new' })}
        data-enhance="stay"
        noValidate
        ref={ref}
        className={styles.form}
      >
        {/* Enter in a text field presses the form's first button. */}
        <VisuallyHidden>
          <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
        </VisuallyHidden>
        {address && <input type="hidden" name="addrId" value={address.addrId} />}
        <EditHead added={!address} first={first} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        {pasted && (
          <Alert tone={Object.keys(pasted.doubts).length ? 'warn' : 'good'}>
            {text(Object.keys(pasted.doubts).length ? 'filledDoubts' : 'filled')}
          </Alert>
        )}
        <AddressPaste typed={outcome?.form?.pasted} left={pasted?.leftOver} fault={errorAt('pasted')} />
        <AddressForm
          key={pasted ? JSON.stringify(typed) : ''}
          provinces={provinces}
          cities={below.cities}
          districts={below.districts}
          typed={typed}
          faults={refused?.fields}
          doubts={pasted?.doubts}
        />
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="save" tone="action">
            {text('save')}
          </Button>
          {!first && (
            <Button href={addressBookHref()} tone="quiet">
              {order('cancelAddress')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

/** The form's heading. The form of the first address is the whole page and has a hint. */
function EditHead({ added, first }: { added: boolean; first: boolean }) {
  const text = useText('addressBook')
  const order = useText('order')
  return (
    <div>
      <Heading level={2} size={16}>
        {added ? order('newAddress') : text('changeTitle')}
      </Heading>
      {first && (
        <Text as="p" tone="muted">
          {text('firstHint')}
        </Text>
      )}
    </div>
  )
}
