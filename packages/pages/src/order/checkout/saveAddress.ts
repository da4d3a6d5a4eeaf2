import type { Client } from '@millwright/contract/contract'
import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { readAddressForm } from '../../account/addressForm.ts'
import type { AddressFormData } from '../../account/addressForm.ts'
import type { ActionResult } from '../../loader.ts'
import { failed, refused } from '../../forms.ts'

/** Saves the new address of an order form. Returns its id, if known. */
export async function saveAddress(
  api: Client,
  form: FormData,
): Promise<{ addrId?: string } | ActionResult<AddressFormData>> {
  const read = await readAddressForm(api, form)
  if ('refused' in read) return read.refused
  const { data } = read
  const kept = await api.addressList()
  if (kept.length >= ADDRESS_LIMIT)
    return { ...failed(form, { key: 'addressLimit', values: { limit: ADDRESS_LIMIT } }), data }
  let added: unknown
  try {
    added = await api.addAddress(read.address)
  } catch (error) {
    return { ...failed(form, refused(error, { A00010: 'incomplete' }).problem), data }
  }
  const addrId =
    typeof added === 'string' && isId(added)
      ? added
      : await newest(
          api,
          kept.map((one) => one.addrId),
        )
  return addrId === undefined ? {} : { addrId }
}

/** Returns the address id that is not in `before`, for editions whose `addAddress` returns no id. */
async function newest(api: Client, before: readonly string[]): Promise<string | undefined> {
  return (await api.addressList()).find(({ addrId }) => !before.includes(addrId))?.addrId
}
