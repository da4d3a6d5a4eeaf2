import type { DataKind } from './data.ts'

/**
 * What became of a block while the page was drawn:
 * - `threw`: its look failed with `error`.
 * - `notDrawn`: the server went on without it, since something deep within its look failed; React's own `onError` there
 *   is told what, and the browser tries again.
 * - `late`: it waits for data; its room is kept.
 * - `dataFailed`: an answer that it needs did not come (`kind`).
 * - `nothingLeft`: its goods, sales or shops are gone; it takes no room.
 * - `noLook`: it was read with a host's own blocks, and drawn without.
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
