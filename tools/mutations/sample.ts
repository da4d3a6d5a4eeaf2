import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'

/** Lines mutated together. A longer window cuts off fewer mutants at its edges. */
const WINDOW = 15

/** Returns a random number generator whose numbers depend only on the seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
}

/**
 * Returns Stryker's mutation ranges (`file:first-last`) for randomly chosen windows of the files' lines, `lines` lines
 * in all. Mutants that reach beyond a window are left out.
 */
export async function sampledRanges(files: readonly string[], lines: number, seed: number): Promise<string[]> {
  const windows = (await glob([...files], { cwd: root })).toSorted().flatMap((file) => {
    const count = readFileSync(join(root, file), 'utf8').split('\n').length
    return Array.from({ length: Math.ceil(count / WINDOW) }, (_, index) => {
      const first = index * WINDOW + 1
      return `${file}:${first}-${Math.min(count, first + WINDOW - 1)}`
    })
  })
  // By a hash of the range, so that one seed draws other places in each subject.
  const places = new Map(windows.map((range) => [range, createHash('sha1').update(`${seed} ${range}`).digest('hex')]))
  return windows.toSorted((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1)).slice(0, Math.ceil(lines / WINDOW))
}
