import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { addressProblems } from '@millwright/domain/account/validation'
import type { AddressProblem } from '@millwright/domain/account/validation'
import type { CallName, ParsedOf } from '@millwright/contract/contract'
import type { CallContext, Context, PartialHandlers } from '../../core/call/call.ts'
import { queryOne } from '../../db/db.ts'
import type { Db, Param } from '../../db/db.ts'
import type { MessageKey } from '../../core/messages/messages.ts'
import { addressesOf } from '../../core/address/addresses.ts'
import { lockBuyer } from '../../db/locks.ts'

type Names = 'addressList' | 'addAddress' | 'updateAddress' | 'deleteAddress' | 'defaultAddress'
type Form = ParsedOf<'addAddress'>

const sentences: Record<AddressProblem, MessageKey> = {
  receiver: 'addressReceiver',
  mobile: 'addressMobile',
  area: 'addressArea',
  addr: 'addressStreet',
}

export const addressHandlers: PartialHandlers<Names & CallName> = {
  addressList: (_, context) => addressesOf(context, context.user),
  addAddress: async (form, context) => {
    const problem = await problemOf(context, form)
    if (problem) context.fail('A00010', sentences[problem])
    return context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const [{ n } = { n: 0 }] = await db.query<{ n: number }>(
        'select count(*)::int as n from address where user_id = $1',
        [context.user],
      )
      if (n >= ADDRESS_LIMIT) context.fail('A00001', 'addressLimit', { limit: ADDRESS_LIMIT })
      await refuseDuplicate(context, db, form)
      const common = n === 0 || form.commonAddr === 1
      if (common) await db.query('update address set common = false where user_id = $1 and common', [context.user])
      const made = await queryOne<{ id: number }>(
        db,
        `
        insert into address (user_id, common, created, receiver, mobile, province_id, city_id, area_id, addr, post_code)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning addr_id as id`,
        [context.user, common, context.now, ...valuesOf(form)],
      )
      return made.id
    })
  },
  updateAddress: async ({ addrId, ...form }, context) => {
    const problem = await problemOf(context, form)
    if (problem) context.fail('A00010', sentences[problem])
    return context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const [held] = await db.query<{ common: boolean }>(
        'select common from address where user_id = $1 and addr_id = $2::bigint',
        [context.user, addrId],
      )
      if (!held) return context.fail('A00001', 'addressGone')
      await refuseDuplicate(context, db, form, addrId)
      if (form.commonAddr === 1)
        await db.query('update address set common = false where user_id = $1 and common', [context.user])
      await db.query(
        `
        update address set common = $3, receiver = $4, mobile = $5, province_id = $6, city_id = $7, area_id = $8, addr = $9, post_code = $10
        where user_id = $1 and addr_id = $2::bigint`,
        [context.user, addrId, held.common || form.commonAddr === 1, ...valuesOf(form)],
      )
      return null
    })
  },
  deleteAddress: ({ addrId }, context) =>
    context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const held = await db.query<{ id: number; common: boolean }>(
        'select addr_id as id, common from address where user_id = $1',
        [context.user],
      )
      const mine = held.find(({ id }) => id === Number(addrId))
      if (!mine) return context.fail('A00001', 'addressGone')
      if (mine.common && held.length > 1) context.fail('A00001', 'addressDefaultKept')
      await db.query('delete from address where user_id = $1 and addr_id = $2::bigint', [context.user, addrId])
      return null
    }),
  defaultAddress: ({ addrId }, context) =>
    context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const [held] = await db.query('select 1 from address where user_id = $1 and addr_id = $2::bigint', [
        context.user,
        addrId,
      ])
      if (!held) return context.fail('A00001', 'addressGone')
      await db.query('update address set common = false where user_id = $1 and common', [context.user])
      await db.query('update address set common = true where user_id = $1 and addr_id = $2::bigint', [
        context.user,
        addrId,
      ])
      return null
    }),
}

/** Checks the form's own rules, and that the district lies in the city and the city in the province. */
async function problemOf({ db }: Pick<CallContext, 'db'>, form: Form): Promise<AddressProblem | undefined> {
  const [problem] = addressProblems({ ...form, areaId: String(form.areaId) })
  if (problem) return problem
  const [fits] = await db.query(
    `
    select 1 from area d join area c on c.area_id = d.parent_id join area p on p.area_id = c.parent_id
    where d.area_id = $1::bigint and c.area_id = $2::bigint and p.area_id = $3::bigint`,
    [form.areaId, form.cityId, form.provinceId],
  )
  return fits ? undefined : 'area'
}

/**
 * Refuses a second address with the same receiver, mobile, district and street. White space in the street is ignored.
 */
async function refuseDuplicate(
  context: Pick<Context<'addAddress'>, 'fail' | 'user'>,
  db: Db,
  form: Form,
  addrId: number | string = 0,
): Promise<void> {
  const [twin] = await db.query(
    `
    select 1 from address where user_id = $1 and addr_id <> $2::bigint and receiver = $3 and mobile = $4 and area_id = $5::bigint
      and regexp_replace(addr, '\\s', '', 'g') = regexp_replace($6, '\\s', '', 'g')`,
    [context.user, addrId, form.receiver.trim(), form.mobile, form.areaId, form.addr],
  )
  if (twin) context.fail('A00001', 'addressTwice')
}

function valuesOf(form: Form): Param[] {
  return [
    form.receiver.trim(),
    form.mobile,
    form.provinceId,
    form.cityId,
    form.areaId,
    form.addr.trim(),
    form.postCode?.trim() || null,
  ]
}
