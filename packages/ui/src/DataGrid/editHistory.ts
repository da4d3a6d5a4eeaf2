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

/**
 * Undoes (`back`) or redoes edits up to the first one that still has an effect, and returns it. Edits before it are left
 * out: the texts that they left were replaced since.
 */
export function stepThrough<Entry>(
  history: EditHistory<Entry>,
  back: boolean,
  hasEffect: (entry: Entry) => boolean,
): { history: EditHistory<Entry>; entry: Entry | undefined } {
  let left = history
  for (;;) {
    const entry = back ? left.past.at(-1) : left.future.at(-1)
    if (entry === undefined) return { history: left, entry }
    left = back ? undoEdit(left) : redoEdit(left)
    if (hasEffect(entry)) return { history: left, entry }
  }
}
