/** The days that goods are on the road, at least and at most. */
export type Transit = { from: number; to: number }

const SAME_PROVINCE: Transit = { from: 1, to: 2 }
const SAME_REGION: Transit = { from: 2, to: 3 }
const ACROSS: Transit = { from: 3, to: 5 }
const REMOTE: Transit = { from: 5, to: 8 }
/** Inner Mongolia, Hainan, Tibet, Gansu, Qinghai, Ningxia and Xinjiang, where parcels change vehicles more often. */
const remote = new Set([15, 46, 54, 62, 63, 64, 65])

/**
 * Estimates the transit between two provinces of China, by their codes (GB/T 2260: `310000`, whose first digit is the
 * greater region). Road parcels usually take these times; a carrier may promise others.
 */
export function transitBetween(sender: number, receiver: number): Transit {
  const [one, other] = [provinceOf(sender), provinceOf(receiver)]
  if (one === other) return SAME_PROVINCE
  if (remote.has(one) || remote.has(other)) return REMOTE
  return Math.floor(one / 10) === Math.floor(other / 10) ? SAME_REGION : ACROSS
}

const DAY = 86_400_000

/** Returns the moments of the first and the last day on which goods sent within `leadDays` days arrive. */
export function arrivalOf({ from, to }: Transit, leadDays: number, now: number): { from: number; to: number } {
  return { from: now + (leadDays + from) * DAY, to: now + (leadDays + to) * DAY }
}

function provinceOf(code: number): number {
  return Math.floor(code / 10_000)
}
