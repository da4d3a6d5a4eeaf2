/* oxlint-disable react-hooks/exhaustive-deps -- the words of the problems stand for them: others of the same words are no news */
import { useEffect } from 'react'
import type { DrawingDiagnostic } from '../drawing.ts'
import type { ShownBlock } from './shownBlocks.ts'

/**
 * Tells of the blocks that have nothing to draw: a server as it draws, a browser whenever they are others than before,
 * and all again for others of `of`.
 */
export function useProblems(
  shown: readonly ShownBlock[],
  onDiagnostic: ((diagnostic: DrawingDiagnostic) => void) | undefined,
  ...of: readonly unknown[]
): void {
  const problems = onDiagnostic
    ? shown.flatMap(({ problem, block: { index, type, id } }): DrawingDiagnostic[] =>
        problem ? [{ ...problem, index, type, ...(id !== undefined && { id }) }] : [],
      )
    : []
  const tell = () => problems.forEach((problem) => onDiagnostic?.(problem))
  if (typeof window === 'undefined') tell()
  useEffect(tell, [problems.map(({ code, index, type, kind }) => `${code} ${index} ${type} ${kind}`).join(), ...of])
}
