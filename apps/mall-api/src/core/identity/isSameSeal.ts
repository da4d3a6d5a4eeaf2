import { timingSafeEqual } from 'node:crypto'

/** Compares a received signature with the right one in constant time. */
export function isSameSeal(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
