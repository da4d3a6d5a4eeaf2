import { mallDay } from './mallDay.ts'

const DAY = 86_400_000

/** Returns the last day (`2026-12-31`) on which points can be spent. Points expire at the midnight after it. */
export const lastDayOf = (expireTime: number): string => mallDay(expireTime - DAY)
