import { mallDay } from './mallDay.ts'

const DAY = 86_400_000

/** The last day on which points can be spent (`2026-12-31`) that expire at a moment, which is the midnight behind it. */
export const lastDayOf = (expireTime: number): string => mallDay(expireTime - DAY)
