import { randomInt } from 'node:crypto'
import { writeServerTime } from '@millwright/domain/time'

/**
 * Returns the server's time and `digits` random digits, such as `2026112110300012345678`. Sorts by time and does not
 * reveal how many rows exist.
 */
export function numberAt(now: number, digits: number): string {
  return writeServerTime(now).replace(/\D/g, '') + String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * Writes a row with a drawn number, and draws again if the number is taken: among thousands per second some collide.
 * `write` inserts with `on conflict (…) do nothing` and returns the inserted rows.
 */
export async function writeNumbered<T>(
  draw: () => string,
  write: (number: string) => Promise<T[]>,
): Promise<{ number: string; row: T }> {
  for (;;) {
    const number = draw()
    const [row] = await write(number)
    if (row !== undefined) return { number, row }
  }
}
