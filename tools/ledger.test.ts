import { expect, it } from 'vitest'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { runLedger } from '../tests/fuzz/points/ledgerRun.ts'

onDatabase((open) => {
  it('keeps sums equal to entries and no balance below zero under 50 concurrent writers [R5.13]', async () => {
    const { wrong, booked, short, again } = await runLedger(open(), { operations: 2_000, seed: 20_261_121 })
    expect(wrong).toEqual([])
    expect(Math.min(booked, short, again)).toBeGreaterThan(10)
  }, 120_000)
})
