import type { DataKind } from './data.ts'

/**
 * The problems of a block during rendering:
 * - `threw`: its look failed with `error`.
 * - `notDrawn`: the server left the block out, because a component inside the look failed. React's own `onError`
 *   receives the error on the server, and the browser tries again.
 * - `late`: the block waits for data, and its space is reserved.
 * - `dataFailed`: data of the given `kind`, which the block needs, failed to load.
 * - `nothingLeft`: its products, sales or shops no longer exist, and the block renders nothing.
 * - `noLook`: the page was read with a host's own blocks and rendered without their looks.
 */
export const drawingCodes = ['threw', 'notDrawn', 'late', 'dataFailed', 'nothingLeft', 'noLook'] as const
export type DrawingDiagnostic = {
  code: (typeof drawingCodes)[number]
  index: number
  type: string
  id?: string | undefined
  kind?: DataKind | undefined
  error?: unknown
}
