import type { Client } from '@millwright/contract/contract'
import { chosenRegions, pastedForm, regionsOf } from '../../account/addressForm.ts'
import type { AddressFormData } from '../../account/addressForm.ts'
import { field, typedFields } from '../../forms.ts'
import type { ActionResult } from '../../loader.ts'
import { saveAddress } from './saveAddress.ts'

/** Redirects to the checkout with another delivery address, or with the form for a new address open. */
export type AddressMove = (place: { addrId?: string; address?: 'new' }) => never

/** Handles the address intents of every checkout. Returns undefined for any other intent. */
export async function addressIntent(
  api: Client,
  form: FormData,
  move: AddressMove,
): Promise<ActionResult<AddressFormData> | undefined> {
  switch (field(form, 'intent')) {
    case 'region':
      return { done: true, form: typedFields(form), data: await regionsOf(api, chosenRegions(form)) }
    case 'readAddress':
      return pastedForm(api, form)
    case 'address': {
      const saved = await saveAddress(api, form)
      return 'done' in saved ? saved : move(saved)
    }
    case 'newAddress':
      return move({ address: 'new' })
    case 'deliver':
      return move({})
    default:
      return undefined
  }
}
