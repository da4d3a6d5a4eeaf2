import type { Address } from '@millwright/contract/account/address'

/** An address in the fields of its form. */
export function typedAddress(address: Address): Record<string, string> {
  const { receiver, mobile, provinceId = '', cityId = '', areaId = '', addr, commonAddr } = address
  return { receiver, mobile, provinceId, cityId, areaId, addr, commonAddr: String(commonAddr ?? 0) }
}
