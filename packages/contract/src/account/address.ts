import * as z from 'zod'
import { count, flag, id, maybe, text } from '../values.ts'

/** Where things are delivered. */

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
