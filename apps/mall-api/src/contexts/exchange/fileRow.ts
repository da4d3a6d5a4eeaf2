import type { Fault } from './fault.ts'

/** A row of a file. `line` is the first line, `last` the last line. The keys of `values` are the columns. */
export type FileRow = { line: number; last: number; values: Record<string, unknown> }
export type Read = FileRow | { line: number; last: number; fault: Fault }
