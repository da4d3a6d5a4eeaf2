import type { Diagnostic } from '@millwright/decoration/diagnostic'
import type { Path } from '../page.ts'

/** A problem with its place: the index of its block, undefined for the whole page, and the path within the block. */
export type PlacedProblem = Diagnostic & { index: number | undefined; within: Path }

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

/** Reads a path such as `$[0].dataField.tabs[1].name`. */
export function readPath(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|\.([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? name! : Number(index),
  )
}
