import { useState } from 'react'

export type Path = readonly (string | number)[]
export type Block = { id?: string; type: string; dataField?: Record<string, unknown> }
type History = { past: Block[][]; blocks: Block[]; future: Block[][]; by?: string | undefined }

/**
 * Holds a page and its undo history. Consecutive changes with the same `by`, such as typing in a field, undo as one
 * step.
 */
export function usePage(first: Block[]) {
  const [{ past, blocks, future }, setHistory] = useState<History>({ past: [], blocks: named(first), future: [] })
  const change = (next: Block[], by?: string) =>
    setHistory((now) => {
      const before = by !== undefined && by === now.by ? now.past : [...now.past, now.blocks].slice(-100)
      return { past: before, blocks: named(next), future: [], by }
    })
  const undo = () => setHistory({ past: past.slice(0, -1), blocks: past.at(-1)!, future: [blocks, ...future] })
  const redo = () => setHistory({ past: [...past, blocks], blocks: future[0]!, future: future.slice(1) })
  return { blocks, change, undo: past.length ? undo : undefined, redo: future.length ? redo : undefined }
}

/** Gives every block an id, which the preview, the list and the fields use to refer to it. */
let made = 0
const named = (blocks: Block[]) => blocks.map((one) => (one.id ? one : { ...one, id: `${Date.now()}-${++made}` }))

/** Returns a copy with the value at a path replaced. `undefined` removes the value. */
export function put(whole: unknown, [step, ...further]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const inner = put((whole as Record<string | number, unknown> | undefined)?.[step], further, value)
  if (Array.isArray(whole)) return whole.toSpliced(Number(step), 1, ...(inner === undefined ? [] : [inner]))
  return { ...(whole as object), [step]: inner }
}
