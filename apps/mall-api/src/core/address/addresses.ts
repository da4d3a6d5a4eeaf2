import type { CallContext } from '../call/call.ts'

export type AddressRow = {
  addrId: number
  receiver: string
  mobile: string
  provinceId: number
  province: string
  cityId: number
  city: string
  areaId: number
  area: string
  addr: string
  postCode: string | null
  commonAddr: number
}

/**
 * SQL: the language of an address's region names. An address with a Chinese street is written in Chinese for every
 * reader: the carrier reads one language, and a mixture names no place.
 */
const regionLocaleSql = (street: string, locale: string) =>
  `case when ${street} ~ '[一-鿿]' then 'zh' else ${locale} end`
const REGION = `(${regionLocaleSql('a.addr', '$2')})`

const columns = `a.addr_id as "addrId", a.receiver, a.mobile, a.province_id as "provinceId", p.name->>${REGION} as province, a.city_id as "cityId", c.name->>${REGION} as city,
  a.area_id as "areaId", d.name->>${REGION} as area, a.addr, a.post_code as "postCode", a.common::int as "commonAddr"
  from address a join area p on p.area_id = a.province_id join area c on c.area_id = a.city_id join area d on d.area_id = a.area_id`

/**
 * Returns SQL for an address stored as JSON in `column`, with its region names in the language of the parameter
 * `locale`, or in Chinese if its street is Chinese. The stored names are in the language in which the address was chosen.
 */
export const storedAddressSql = (column: string, locale = '$1') =>
  `${column} || coalesce((select jsonb_object_agg(k.part, r.name->>(${regionLocaleSql(`(${column}->>'addr')`, locale)})) from (values ('province', 'provinceId'), ('city', 'cityId'), ('area', 'areaId')) as k (part, id)
    join area r on r.area_id = (${column}->>k.id)::bigint), '{}')`

/** Returns the buyer's addresses, the default address first. */
export function addressesOf({ db, locale }: Pick<CallContext, 'db' | 'locale'>, user: number): Promise<AddressRow[]> {
  return db.query<AddressRow>(
    `select ${columns} where a.user_id = $1 order by a.common desc, a.created desc, a.addr_id desc`,
    [user, locale],
  )
}

/** Returns one address of the buyer. An `addrId` of 0 selects the default address. */
export async function addressOf(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  user: number,
  addrId: number | string,
): Promise<AddressRow | undefined> {
  const [row] = await db.query<AddressRow>(
    `
    select ${columns} where a.user_id = $1 and ($3::bigint = 0 or a.addr_id = $3::bigint) order by a.common desc, a.created desc, a.addr_id desc
      limit 1`,
    [user, locale, addrId],
  )
  return row
}
