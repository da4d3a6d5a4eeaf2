import { useState } from 'react'

export type Path = readonly (string | number)[]
export type Block = { id?: string; type: string; dataField?: Record<string, unknown> }
type History = { past: Block[][]; blocks: Block[]; future: Block[][]; by?: string | undefined }

/** A page and what it was before. Changes `by` one hand after another, as typing in a field, are one step. */
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

/** Each block with an id, by which the preview, the list and the fields speak of it. */
let made = 0
const named = (blocks: Block[]) => blocks.map((one) => (one.id ? one : { ...one, id: `${Date.now()}-${++made}` }))

/** A copy with one place changed; `undefined` takes it away. */
export function put(whole: unknown, [step, ...further]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const inner = put((whole as Record<string | number, unknown> | undefined)?.[step], further, value)
  if (Array.isArray(whole)) return whole.toSpliced(Number(step), 1, ...(inner === undefined ? [] : [inner]))
  return { ...(whole as object), [step]: inner }
}
