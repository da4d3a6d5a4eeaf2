import {
  buyerActions,
  holdingStatuses,
  nextOrderStatus,
  openStatuses,
  orderStatuses,
  finishedStatuses,
  waitingStatuses,
} from '@millwright/domain/order/orderStatus'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { holdsGoods, statusIn, waitsForMoney } from './statusSql.ts'

const all = Object.values(orderStatuses)

it('names statuses by the domain’s lists, which agree with its state machine and actions [R5.10]', () => {
  expect(statusIn(waitingStatuses, 'o')).toBe('o.status in (1, 7)')
  expect(holdsGoods()).toBe('orders.status in (1, 2, 3, 4, 5, 7)')
  expect(finishedStatuses).toEqual(all.filter((status) => buyerActions({ status }).includes('delete')))
  expect(holdingStatuses).toEqual(all.filter((status) => status !== orderStatuses.closed))
  expect(waitingStatuses).toEqual(all.filter((status) => nextOrderStatus(status, 'pay') !== undefined))
  // Status 4 exists only in other editions of the API.
  const steps = ['pay', 'ship', 'receive'] as const
  expect(openStatuses).toEqual(
    all.filter((status) => steps.some((step) => nextOrderStatus(status, step) !== undefined)),
  )
})

it('defines in one place which orders wait for payment [R5.10]', () => {
  const mall = new URL('../../', import.meta.url).pathname
  const again = globSync('**/*.ts', { cwd: mall, exclude: ['**/*.test.ts', 'core/status/statusSql.ts'] }).filter(
    (file) =>
      /status = 1 and (?:\w+\.)?expires|expires [<>]=? \$\d::bigint and (?:\w+\.)?status = 1/.test(
        readFileSync(mall + file, 'utf8'),
      ),
  )
  expect(again).toEqual([])
})

eachDatabase((open) => {
  it('finds only the orders that wait for payment, to the millisecond [R5.10]', async () => {
    const rows = all.flatMap((status) => [999, 1000, 1001].map((expires) => ({ status, expires })))
    const waiting = await open().query<{ status: number; expires: number }>(
      `select o.status, o.expires from jsonb_to_recordset($2::text::jsonb) as o (status int, expires bigint)
        where ${waitsForMoney('$1', 'o')}`,
      [1000, JSON.stringify(rows)],
    )
    expect(waiting).toEqual([{ status: orderStatuses.unpaid, expires: 1001 }])
  })
})
