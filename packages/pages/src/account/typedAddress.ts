import type { Address } from '@millwright/contract/account/address'

/** Returns an address as form field values. */
export function typedAddress(address: Address): Record<string, string> {
  const { receiver, mobile, provinceId = '', cityId = '', areaId = '', addr, commonAddr } = address
  return { receiver, mobile, provinceId, cityId, areaId, addr, commonAddr: String(commonAddr ?? 0) }
}
