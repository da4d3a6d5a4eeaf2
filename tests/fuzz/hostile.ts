import type { Measurement } from '../measure.ts'
import { drawer } from './pages/bundle.ts'
import { places } from './pages/places.ts'
import { randomOf } from './pages/random.ts'
import { somePayloads, tryHostile } from './pages/tryHostile.ts'

/**
 * Puts the corpus of hostile texts in every place of every block, including the six link types. `--count` selects a
 * number of texts.
 */
export const run: Measurement = async ({ count, seed }) => {
  const { drawAll } = await drawer()
  const chosen = somePayloads(count, randomOf(seed))
  const began = performance.now()
  const { rows, drawn, failures } = tryHostile(drawAll, chosen)
  for (const failure of failures.slice(0, 20)) console.error(failure)
  const seconds = Math.round((performance.now() - began) / 1000)
  return {
    rows,
    ok: failures.length === 0,
    summary: `${chosen.length} payloads at ${places.length} places, ${chosen.length * places.length} pages read, the ${drawn} that differ drawn and judged in both languages in ${seconds} s, ${failures.length} passed through (seed ${seed})`,
  }
}
