import { pathToFileURL } from 'node:url'
import type { Measurement } from '../measure.ts'
import { bundle } from './pages/bundle.ts'
import type * as Draw from './pages/drawContent.tsx'
import { tryContents } from './pages/hostileContent.ts'
import { randomOf } from './pages/random.ts'

/**
 * Reads and renders malicious rules, notices and descriptions: scripts, styles, forms, data URLs, nesting 10,000 deep.
 * The mall's acceptance run uses `--count 5000`.
 */
export const run: Measurement = async ({ count, seed }) => {
  const { drawContent } = (await import(pathToFileURL(await bundle('drawContent.tsx', 'node')).href)) as typeof Draw
  const began = performance.now()
  const { failures, ran, outside, longest } = tryContents(drawContent, count, randomOf(seed))
  for (const failure of failures.slice(0, 20)) console.error(failure)
  const seconds = Math.round((performance.now() - began) / 1000)
  return {
    rows: [{ contents: count, ran, 'outside their frame': outside, 'longest ms': Math.round(longest) }],
    ok: failures.length === 0,
    summary: `${count} hostile contents read and drawn in ${seconds} s: ${ran} run, ${outside} shown outside their frame (seed ${seed})`,
  }
}
