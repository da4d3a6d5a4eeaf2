import * as z from 'zod'
import { count, flag, id, list, maybe, text } from '../values.ts'

/** A delivery address. */

export const address = z.object({
  addrId: id,
  receiver: z.string(),
  mobile: z.string(),
  provinceId: maybe(id),
  province: text,
  cityId: maybe(id),
  city: text,
  areaId: maybe(id),
  area: text,
  addr: z.string(),
  postCode: text,
  commonAddr: maybe(flag),
})
export type Address = z.output<typeof address>

export const area = z.object({ areaId: id, areaName: z.string(), areaNameEn: text, parentId: id, level: maybe(count) })
export type Area = z.output<typeof area>

/** A region with its subregions. */
export type AreaTree = Area & { areaNameCn?: string | undefined; areas: AreaTree[] }
const branch = area.extend({ /** Extension: the Chinese name, whatever language was requested. */ areaNameCn: text })
const leaf = branch.transform((one): AreaTree => ({ ...one, areas: [] }))
const cityTree = branch.extend({ areas: list(leaf) })
export const areaTree = branch.extend({ areas: list(cityTree) })
