/** The edits that can be undone and redone, the newest last. Each entry is what one edit, paste or deletion changed. */
export type EditHistory<Entry> = { past: readonly Entry[]; future: readonly Entry[] }

export const NO_EDITS: EditHistory<never> = { past: [], future: [] }
/** The number of edits that can be undone. */
const MOST = 100

/** Returns the history after a new edit, which ends what could be redone. */
export function recordEdit<Entry>({ past }: EditHistory<Entry>, entry: Entry): EditHistory<Entry> {
  return { past: [...past, entry].slice(-MOST), future: [] }
}

/** Returns the history after its newest edit was undone. */
export function undoEdit<Entry>({ past, future }: EditHistory<Entry>): EditHistory<Entry> {
  return { past: past.slice(0, -1), future: [...future, ...past.slice(-1)] }
}

/** Returns the history after the edit that was undone last was redone. */
export function redoEdit<Entry>({ past, future }: EditHistory<Entry>): EditHistory<Entry> {
  return { past: [...past, ...future.slice(-1)], future: future.slice(0, -1) }
}
