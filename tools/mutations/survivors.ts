import { matchesGlob } from 'node:path'
import { z } from 'zod'

/** A mutant that no test noticed. `line` and `mutant` are texts, so that changes in other lines do not matter. */
export type Survivor = { file: string; line: string; mutant: string }
export const acceptedMutant = z.object({ file: z.string(), line: z.string(), mutant: z.string(), why: z.string() })
export type Accepted = z.infer<typeof acceptedMutant>

type Position = { line: number; column: number }
type Mutant = {
  fileName: string
  location: { start: Position; end: Position }
  replacement?: string
  mutatorName: string
}

const MOST = 90

/** Identifies a mutant by the text of its line. `source` is the file without mutants. */
export function survivorOf(
  { fileName, location: { start, end }, replacement, mutatorName }: Mutant,
  source: string,
): Survivor {
  const lines = source.split('\n')
  // Lines and columns are 1-based.
  const touched = lines.slice(start.line - 1, end.line)
  touched[touched.length - 1] = touched.at(-1)!.slice(0, end.column - 1)
  touched[0] = touched[0]!.slice(start.column - 1)
  return {
    file: fileName,
    line: short(lines[start.line - 1]!),
    mutant: `${short(touched.join(' '))} → ${short(replacement ?? mutatorName)}`,
  }
}

/** Compares survivors with the accepted list. Mutants with the same texts need one accepted entry each. */
export function compareWithAccepted(
  found: readonly Survivor[],
  accepted: readonly Accepted[],
): { fresh: Survivor[]; gone: Accepted[] } {
  const left = Map.groupBy(accepted, nameOf)
  const fresh = found.filter((one) => left.get(nameOf(one))?.shift() === undefined)
  return { fresh, gone: [...left.values()].flat() }
}

/** Returns the accepted entries for the files that a subject names, directly or by glob. */
export function acceptedIn(files: readonly string[], accepted: readonly Accepted[]): Accepted[] {
  return accepted.filter(({ file }) => files.some((pattern) => matchesGlob(file, pattern)))
}

function nameOf({ file, line, mutant }: Survivor): string {
  return [file, line, mutant].join('\n')
}

function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > MOST ? `${flat.slice(0, MOST)}…` : flat
}
