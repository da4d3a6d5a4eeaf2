import { expect, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import { ProductChanges } from './productChanges.ts'

/** A database of changes. `asked` counts its reads, and `answer` lets the oldest one continue. */
function changing() {
  const rows: { xact: string; prodId: number; whole: boolean }[] = []
  const waiting: (() => void)[] = []
  const reads = { asked: 0 }
  const query = async (sql: string) => {
    if (sql.startsWith('delete')) return []
    if (!sql.includes('search_change')) return [{ next: '1' }]
    reads.asked++
    const seen = [...rows]
    await new Promise<void>((resolve) => waiting.push(resolve))
    return [{ next: '1', changes: seen }]
  }
  const change = (prodId: number) => void rows.push({ xact: String(rows.length + 1), prodId, whole: false })
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { db: { query } as unknown as Db, change, answer, reads }
}

it('reads once for calls that wait, and again for a call during the read, which may have missed a change', async () => {
  const { db, change, answer, reads } = changing()
  const changes = new ProductChanges(db)
  const told: number[] = []
  changes.subscribe((some) => void told.push(...(some ?? []).map(({ prodId }) => prodId)))
  await changes.hear()
  change(1)
  const first = Promise.all([changes.hear(), changes.hear(), changes.hear()])
  await new Promise((resolve) => setImmediate(resolve))
  expect(reads.asked).toBe(1)
  change(2)
  const second = Promise.all([changes.hear(), changes.hear()])
  await answer()
  await first
  expect(told).toEqual([1])
  await answer()
  await second
  expect(told).toEqual([1, 2])
  expect(reads.asked).toBe(2)
})
