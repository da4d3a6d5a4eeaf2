import type { KeyboardEvent } from 'react'
import type { TreeRow } from '../Tree/treeRows.ts'
import { cutEntries, moveTo, removeEntries } from './fileActions.ts'
import { canMove } from './fileChanges.ts'
import { folderOf } from './fileNodes.ts'
import { folderAt, idsFor } from './entriesOf.ts'
import type { FileTreeState } from './useFileTree.ts'

/** Handles the keys that a tree of files has beyond those of a tree. Returns whether it handled the key. */
export function fileTreeKey(event: KeyboardEvent, state: FileTreeState, row: TreeRow): boolean {
  const { fixed, cut, setCut, setRenamed, setMenu, setSelected, tree } = state
  if (fixed) return false
  const ids = idsFor(state, row)
  const folder = folderOf(row.node.id)
  const ctrl = event.ctrlKey || event.metaKey
  const target = folderAt(state, row)
  const acts: Record<string, (() => void) | undefined> = {
    F2: folder === undefined ? undefined : () => setRenamed(folder),
    Delete: () => removeEntries(state, ids),
    Escape: cut.length ? () => setCut([]) : undefined,
    'shift F10': () => setMenu({ kind: 'actions', ids, anchor: event.currentTarget }),
    'ctrl a': () => setSelected(tree.rows.filter(({ level }) => level === 1).map(({ node }) => node.id)),
    'ctrl x': () => cutEntries(state, ids),
    'ctrl v': cut.length && canMove(cut, target) ? () => moveTo(state, cut, target) : undefined,
  }
  const act =
    acts[`${ctrl ? 'ctrl ' : ''}${event.shiftKey ? 'shift ' : ''}${ctrl ? event.key.toLowerCase() : event.key}`]
  if (!act) return false
  event.preventDefault()
  act()
  return true
}
