import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { failed, field, refused, typedFields } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import { chosenRegions, pastedForm, readAddressForm, regionsOf } from '../addressForm.ts'
import type { AddressFormData } from '../addressForm.ts'
import { addressBookHref } from './addressBookHref.ts'

const refusals = { A00010: 'incomplete' } as const

export const action: Action<KeyOf<'errors'>, AddressFormData> = async (api, context, form) => {
  requireBuyer(context)
  const addrId = field(form, 'addrId')
  switch (field(form, 'intent')) {
    case 'region':
      return { done: true, form: typedFields(form), data: await regionsOf(api, chosenRegions(form)) }
    case 'readAddress':
      return pastedForm(api, form)
    case 'save':
      return save(api, form, addrId)
    case 'default':
    case 'delete':
      if (!isId(addrId)) return failed(form, { key: 'badArgument' })
      return lookAfter(api, form, addrId)
    default:
      return failed(form, { key: 'badArgument' })
  }
}

async function save(api: Client, form: FormData, addrId: string): Promise<ActionResult<AddressFormData>> {
  const read = await readAddressForm(api, form)
  if ('refused' in read) return read.refused
  try {
    if (isId(addrId)) await api.updateAddress({ ...read.address, addrId })
    else await api.addAddress(read.address)
  } catch (error) {
    return { ...failed(form, refused(error, refusals).problem), data: read.data }
  }
  redirect(addressBookHref({ done: 'saved' }), 303)
}

async function lookAfter(api: Client, form: FormData, addrId: string): Promise<ActionResult<never>> {
  const isDefault = field(form, 'intent') === 'default'
  try {
    if (isDefault) await api.defaultAddress({ addrId })
    else await api.deleteAddress({ addrId })
  } catch (error) {
    return failed(form, refused(error, refusals).problem)
  }
  if (!isDefault) redirect(addressBookHref({ done: 'deleted' }), 303)
  return { done: true, toast: { namespace: 'addressBook', key: 'madeDefault' } }
}
