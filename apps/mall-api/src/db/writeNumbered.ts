import { randomInt } from 'node:crypto'
import { writeServerTime } from '@millwright/domain/time'

/** The server's time and `digits` more, `2026112110300012345678`: sorts by time, tells nothing of how many there are. */
export function numberAt(now: number, digits: number): string {
  return writeServerTime(now).replace(/\D/g, '') + String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * Writes a row under a number that is drawn, and under another one where that is taken: of thousands in one second two
 * draw the same digits now and then. `write` inserts `on conflict (…) do nothing` and answers the rows it wrote.
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
