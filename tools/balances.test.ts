import { expect, it } from 'vitest'
import { onDatabase } from '../apps/mall-api/src/testing/databases.ts'
import { runMembers } from '../tests/fuzz/world/memberRun.ts'

onDatabase((open) => {
  it('keeps every balance exact under 50 writers, and books equal confirmations once [R5.14]', async () => {
    const { wrong, paid, short, returned, booked } = await runMembers(open(), {
      operations: 400,
      confirmations: 300,
      seed: 20_261_121,
    })
    expect(wrong).toEqual([])
    expect(booked).toBe(1)
    expect(Math.min(paid, short, returned)).toBeGreaterThan(10)
  }, 120_000)
})
