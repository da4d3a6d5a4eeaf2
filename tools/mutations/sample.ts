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

type Window = { file: string; first: number; last: number }

/**
 * Returns Stryker's mutation ranges (`file:first-last`) for randomly chosen windows of the files' lines, `lines` lines
 * in all. Mutants that reach beyond a window are left out.
 */
export async function sampledRanges(files: readonly string[], lines: number, seed: number): Promise<string[]> {
  const ranges = (await windowsOf(files)).map(rangeOf)
  // By a hash of the range, so that one seed draws other places in each subject.
  const places = new Map(ranges.map((range) => [range, createHash('sha1').update(`${seed} ${range}`).digest('hex')]))
  return ranges.toSorted((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1)).slice(0, Math.ceil(lines / WINDOW))
}

/** Returns the mutation ranges of the windows in which `changedIn` names a line, as `sampledRanges` does. */
export async function changedRanges(
  files: readonly string[],
  changedIn: (file: string) => ReadonlySet<number>,
): Promise<string[]> {
  const windows = await windowsOf(files)
  const changed = new Map([...new Set(windows.map(({ file }) => file))].map((file) => [file, [...changedIn(file)]]))
  return windows
    .filter(({ file, first, last }) => changed.get(file)!.some((line) => line >= first && line <= last))
    .map(rangeOf)
}

const rangeOf = ({ file, first, last }: Window) => `${file}:${first}-${last}`

async function windowsOf(files: readonly string[]): Promise<Window[]> {
  return (await glob([...files], { cwd: root })).toSorted().flatMap((file) => {
    const count = readFileSync(join(root, file), 'utf8').split('\n').length
    return Array.from({ length: Math.ceil(count / WINDOW) }, (_, index) => {
      const first = index * WINDOW + 1
      return { file, first, last: Math.min(count, first + WINDOW - 1) }
    })
  })
}
