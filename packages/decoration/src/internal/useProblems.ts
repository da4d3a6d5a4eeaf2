/* oxlint-disable react-hooks/exhaustive-deps -- compares texts, because the objects are new on each render */
import { useEffect } from 'react'
import type { DrawingDiagnostic } from '../drawing.ts'
import type { ShownBlock } from './shownBlocks.ts'

/**
 * Reports blocks with nothing to render: on the server while rendering, in the browser whenever the problems or the
 * values of `of` change.
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
