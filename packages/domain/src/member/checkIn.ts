import { dayAfter, daysOfWeek } from './mallDay.ts'

/** The points for each consecutive day of check-in. The cycle restarts after the last day. */
export type CheckInScores = readonly number[]
export type CheckInDay = { date: string; state: 'signed' | 'missed' | 'today' | 'coming'; score: number }

/**
 * Returns the number of consecutive days with a check-in, up to today or, without a check-in today, up to yesterday.
 */
export function checkInStreak(signed: ReadonlySet<string>, today: string): number {
  let day = signed.has(today) ? today : dayAfter(today, -1)
  let days = 0
  for (; signed.has(day); day = dayAfter(day, -1)) days += 1
  return days
}

/** Returns the points of the n-th consecutive day. */
export function checkInPoints(scores: CheckInScores, day: number): number {
  return scores.length ? scores[(Math.max(1, day) - 1) % scores.length]! : 0
}

/**
 * Returns the days of this week from Monday, each with the points received, or with the points to come if the buyer
 * checks in every day from today.
 */
export function checkInWeek(signed: ReadonlyMap<string, number>, today: string, scores: CheckInScores): CheckInDay[] {
  const streak = checkInStreak(new Set(signed.keys()), today)
  const next = signed.has(today) ? streak : streak + 1
  return daysOfWeek(today).map((date) => {
    const had = signed.get(date)
    if (had !== undefined) return { date, state: 'signed', score: had }
    if (date < today) return { date, state: 'missed', score: 0 }
    const ahead = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
    return { date, state: ahead ? 'coming' : 'today', score: checkInPoints(scores, next + ahead) }
  })
}
