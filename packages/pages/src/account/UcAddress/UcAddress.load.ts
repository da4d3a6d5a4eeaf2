import type { Address, Area } from '@millwright/contract/account/address'
import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, oneOf } from '../../searchParams.ts'
import { regionsOf } from '../addressForm.ts'
import type { Regions } from '../addressForm.ts'

export const deeds = ['saved', 'deleted'] as const

/** The open form, for a new or an existing address. */
export type AddressEdited = { address?: Address; provinces: Area[]; regions: Regions }

export type UcAddressData = {
  head: Head
  center: UserCenter
  addresses: Address[]
  edited?: AddressEdited
  /** The address whose deletion must be confirmed. */
  asked?: string
  done?: (typeof deeds)[number]
}

export const searchParams = {
  edit: (value: string) => (value === 'new' || isId(value) ? value : undefined),
  delete: id,
  done: oneOf(deeds),
}

export const load: Loader<UcAddressData, typeof searchParams> = async (api, context) => {
  const { edit, delete: asked, done } = context.query
  const [addresses, center] = await Promise.all([api.addressList(), loadUserCenter(api, context)])
  const address = addresses.find(({ addrId }) => addrId === edit)
  if (edit && edit !== 'new' && !address) missing({ unknown: 'address' })
  const open = address !== undefined || addresses.length === 0 || (edit === 'new' && addresses.length < ADDRESS_LIMIT)
  const { provinceId = '', cityId = '' } = address ?? {}
  const [provinces, regions] = open
    ? await Promise.all([api.areaList({ pid: 0 }), regionsOf(api, { provinceId, cityId })])
    : []
  return {
    head: { title: { namespace: 'userCenter', key: 'addresses' }, noindex: true },
    center,
    addresses,
    edited: provinces && regions && { ...(address && { address }), provinces, regions },
    asked: addresses.some(({ addrId }) => addrId === asked) ? asked : undefined,
    done,
  }
}
