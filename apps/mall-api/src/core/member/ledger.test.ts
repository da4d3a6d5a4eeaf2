import { expect, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { auditLedger } from '../../contexts/member/auditLedger.ts'
import { book, expirePoints, totalOf } from './ledger.ts'
import type { Booking } from './ledger.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00+08:00')

eachDatabase((open) => {
  const newBuyer = async (db: Db): Promise<number> => {
    const name = `ledger${Math.random().toString(36).slice(2, 10)}`
    const sql =
      "insert into buyer (account, mobile, nick_name, created) values ($1, $1, '{}', 0) returning user_id as id"
    return (await queryOne<{ id: number }>(db, sql, [name])).id
  }
  const points = (user: number, amount: number, rest: Partial<Booking> & { key: string }): Booking => ({
    kind: 'points',
    user,
    amount,
    cause: 'system',
    now: NOW,
    ...(amount > 0 && rest.backOf === undefined && { expires: NOW + 10 * DAY }),
    ...rest,
  })
  const balance = (user: number, amount: string, key: string): Booking => ({
    kind: 'balance',
    user,
    amount,
    cause: 'recharge',
    key,
    now: NOW,
  })
  const booked = (booking: Booking) => open().tx((db) => book(db, booking))
  const lots = (user: number) =>
    open().query<{ rest: number; expires: number }>(
      'select rest, expires from points_lot join ledger_account using (account_id) where user_id = $1 and rest > 0 order by expires',
      [user],
    )

  it('books a key once, and keeps a buyer’s total equal to the sum of the entries', async () => {
    const user = await newBuyer(open())
    expect(await booked(balance(user, '100.10', 'a'))).toEqual({ done: 'booked', amount: '100.10', total: '100.10' })
    expect(await booked(balance(user, '5', 'a'))).toEqual({ done: 'again', amount: '100.10', total: '100.10' })
    expect(await booked(balance(user, '-100.11', 'b'))).toMatchObject({ done: 'short', total: '100.10' })
    expect(await booked(balance(user, '-100.10', 'c'))).toMatchObject({ done: 'booked', total: '0.00' })
    expect(await auditLedger(open())).toEqual([])
  })

  it('spends the points that expire first, and returns the same points [R5.13]', async () => {
    const user = await newBuyer(open())
    await booked(points(user, 50, { key: 'late', expires: NOW + 20 * DAY }))
    await booked(points(user, 30, { key: 'soon', expires: NOW + 5 * DAY }))
    await booked(points(user, -60, { key: 'order:1', cause: 'deduct' }))
    expect(await lots(user)).toEqual([{ rest: 20, expires: NOW + 20 * DAY }])
    await booked(points(user, 40, { key: 'back:1', cause: 'refund', backOf: 'order:1' }))
    expect(await lots(user)).toEqual([
      { rest: 10, expires: NOW + 5 * DAY },
      { rest: 50, expires: NOW + 20 * DAY },
    ])
    await expect(booked(points(user, 21, { key: 'back:2', cause: 'refund', backOf: 'order:1' }))).rejects.toThrow(
      RangeError,
    )
    await booked(points(user, 20, { key: 'back:3', cause: 'refund', backOf: 'order:1' }))
    expect(Number(await totalOf(open(), user, 'points', NOW))).toBe(80)
    expect(await auditLedger(open())).toEqual([])
  })

  it('expires points on time, before and after the sweep [R5.13]', async () => {
    const user = await newBuyer(open())
    await booked(points(user, 30, { key: 'soon', expires: NOW + DAY }))
    await booked(points(user, 5, { key: 'late', expires: NOW + 2 * DAY }))
    expect(Number(await totalOf(open(), user, 'points', NOW + DAY - 1))).toBe(35)
    expect(Number(await totalOf(open(), user, 'points', NOW + DAY))).toBe(5)
    expect(await booked(points(user, -6, { key: 'late order', now: NOW + DAY }))).toMatchObject({
      done: 'short',
      total: '5.00',
    })
    await expirePoints(open(), NOW + 2 * DAY)
    await expirePoints(open(), NOW + 2 * DAY)
    expect(await lots(user)).toEqual([])
    expect(await auditLedger(open())).toEqual([])
  })

  it('expires returned points immediately if their expiry has passed, even twice at the same time', async () => {
    const user = await newBuyer(open())
    await booked(points(user, 30, { key: 'soon', expires: NOW + DAY }))
    await booked(points(user, -20, { key: 'order:1', cause: 'deduct' }))
    await expirePoints(open(), NOW + DAY)
    for (const key of ['back:1', 'back:2']) {
      await booked(points(user, 10, { key, cause: 'refund', backOf: 'order:1', now: NOW + DAY }))
      await expirePoints(open(), NOW + DAY)
      expect(Number(await totalOf(open(), user, 'points', NOW + DAY))).toBe(0)
    }
    expect(await lots(user)).toEqual([])
    expect(await auditLedger(open())).toEqual([])
  })

  it('takes back earned points from their own entry first, and never more than the total', async () => {
    const user = await newBuyer(open())
    await booked(points(user, 10, { key: 'old', expires: NOW + DAY }))
    await booked(points(user, 10, { key: 'earn:1', expires: NOW + 9 * DAY }))
    await booked(points(user, -8, { key: 'back:1', firstOf: 'earn:1', atMost: true }))
    expect((await lots(user)).map(({ rest }) => rest)).toEqual([10, 2])
    expect(await booked(points(user, -80, { key: 'back:2', firstOf: 'earn:1', atMost: true }))).toMatchObject({
      amount: '-12.00',
    })
    expect(await auditLedger(open())).toEqual([])
  })

  it('never makes a total negative, even under concurrent spending', async () => {
    const user = await newBuyer(open())
    await booked(points(user, 100, { key: 'given' }))
    await booked(balance(user, '10.00', 'given'))
    const tries = Array.from({ length: 50 }, (_, n) => n)
    const done = await Promise.all(
      tries.flatMap((n) => [booked(points(user, -7, { key: `p${n}` })), booked(balance(user, '-0.70', `b${n}`))]),
    )
    expect(done.filter((each) => each.done === 'booked')).toHaveLength(28)
    const same = await Promise.all(tries.map(() => booked(balance(user, '1.00', 'same'))))
    expect(same.filter((each) => each.done === 'booked')).toHaveLength(1)
    expect(await auditLedger(open())).toEqual([])
  })

  it('never changes a booked entry', async () => {
    const user = await newBuyer(open())
    await booked(points(user, 100, { key: 'given' }))
    for (const table of ['ledger_booking', 'ledger_entry', 'lot_entry']) {
      await expect(open().query(`delete from ${table}`)).rejects.toThrow('append only')
      await expect(
        open().query(`update ${table} set ${table === 'ledger_booking' ? `cause = 'pay'` : 'amount = 1'}`),
      ).rejects.toThrow('append only')
    }
    await expect(
      open()
        .query(`insert into ledger_entry select max(booking_id), (select account_id from ledger_account where user_id is not null and kind = 'balance' limit 1), 1, 1
        from ledger_booking`),
    ).rejects.toThrow('add up to nothing')
    await expect(booked(points(user, 0.5, { key: 'broken' }))).rejects.toThrow(RangeError)
  })
})
