import { diagnostic } from '@millwright/decoration/diagnostic'
import type { Diagnostic, DiagnosticCode } from '@millwright/decoration/diagnostic'
import type { Path } from '../page.ts'

/**
 * A problem with its place: the index of its block, undefined for the whole page, and the path within the block.
 * `pending`: the value of a new block that is still to be filled in.
 */
export type PlacedProblem = Diagnostic & { index: number | undefined; within: Path; pending?: true }

const weight = { error: 0, warning: 1, info: 2 } as const

/** Splits the path of each problem into block and field. The most severe problems come first. */
export function placeProblems(diagnostics: readonly Diagnostic[]): PlacedProblem[] {
  return diagnostics
    .map((one) => {
      const [first, ...within] = readPath(one.path)
      return { ...one, index: typeof first === 'number' ? first : undefined, within }
    })
    .toSorted((a, b) => weight[a.severity] - weight[b.severity])
}

/** The problems of values that are absent, not wrong. */
const absent: ReadonlySet<DiagnosticCode> = new Set(['required', 'noAlt', 'noHeading'] as const)

/** Says of a block that was just added what is still to be filled in, instead of calling it a problem. */
export function softenFresh(problems: readonly PlacedProblem[], fresh: number): PlacedProblem[] {
  return problems.map((one) =>
    one.index === fresh && absent.has(one.code)
      ? { ...diagnostic('notFilled', one.path), index: fresh, within: one.within, pending: true }
      : one,
  )
}

/** Reads a path such as `$[0].dataField.tabs[1].name`. */
export function readPath(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|\.([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? name! : Number(index),
  )
}
