import type { KeyboardEvent } from 'react'
import type { TreeRow } from './treeRows.ts'
import type { TreeState } from './useTree.ts'

/**
 * Handles a key on a row: arrows, Home and End move, arrows also expand and collapse, an asterisk expands all rows of
 * the level, Enter and Space press, letters find a row by its label.
 */
export function treeKey(
  event: KeyboardEvent,
  { rows, set, press, focusRow, typed, opened }: TreeState,
  row: TreeRow,
): void {
  const live = rows.filter(({ kind }) => kind !== 'loading')
  const at = live.indexOf(row)
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const above = live.find(({ key }) => key === row.parent?.id)
  const moves: Record<string, () => void> = {
    ArrowDown: () => focusRow(live[at + 1]),
    ArrowUp: () => focusRow(live[at - 1]),
    Home: () => focusRow(live[0]),
    End: () => focusRow(live.at(-1)),
    [rtl ? 'ArrowLeft' : 'ArrowRight']: () => {
      if (row.open === false) set([row], true)
      else if (row.open && live[at + 1]?.parent?.id === row.node.id) focusRow(live[at + 1])
    },
    [rtl ? 'ArrowRight' : 'ArrowLeft']: () => {
      // The parents of found rows stay open.
      if (row.open && !opened.includes(row.node.id)) set([row], false)
      else focusRow(above)
    },
    '*': () =>
      set(
        live.filter(({ parent, open }) => parent?.id === row.parent?.id && open === false),
        true,
      ),
    Enter: () => press(row),
    ' ': () => press(row),
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const move = moves[event.key]
  if (move) {
    event.preventDefault()
    move()
  } else if (event.key.length === 1) {
    const labels = live.map(({ kind, node }) => (kind === 'entry' ? node.label : ''))
    focusRow(live[typed(event.key, labels, at)])
  }
}
