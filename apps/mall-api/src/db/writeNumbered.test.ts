import { expect, it } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { testMall } from '../testing/testMall.ts'
import type { Db } from './db.ts'
import { numberAt, writeNumbered } from './writeNumbered.ts'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')

it('numbers rows by the server’s time and random digits', () => {
  const numbers = Array.from({ length: 2000 }, () => numberAt(NOW, 8))
  expect(numbers.every((number) => /^20261121100000\d{8}$/.test(number))).toBe(true)
  expect(new Set(numbers).size).toBeGreaterThan(1990)
})

eachDatabase((open) => {
  const insert = (db: Db) => (number: string) =>
    db.query('insert into numbered (number) values ($1) on conflict (number) do nothing returning 1', [number])

  it('draws another number if a row has the number, even a row written at the same time [R6.07]', async () => {
    const { db } = await testMall(open())
    await db.script('create table numbered (number text primary key)')
    const alike = () => {
      const drawn = ['1', '1', '2', '3']
      return db.tx(async (tx) => (await writeNumbered(() => drawn.shift()!, insert(tx))).number)
    }
    const numbers = [...(await Promise.all([alike(), alike()])), await alike()]
    expect(numbers.sort()).toEqual(['1', '2', '3'])
  })
})
