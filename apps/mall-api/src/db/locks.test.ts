import { expect, it } from 'vitest'
import { contend } from '../testing/contention.ts'
import { onPostgres } from '../testing/databases.ts'
import { postgresDatabase } from '../testing/templates.ts'

onPostgres(() => {
  it('orders, cancels, closes, pays and restocks the same items at once without a deadlock: 1,000 operations', async () => {
    const { url, drop } = await postgresDatabase()
    const { orders, deadlocks, faults } = await contend(url, 1_000)
    await drop()
    expect(orders).toBeGreaterThan(50)
    expect(faults).toEqual([])
    expect(deadlocks).toBe(0)
  }, 600_000)
})
