import type { TreeRow } from '../Tree/treeRows.ts'
import { filesOf, folderOf } from './fileNodes.ts'
import type { FileTreeState } from './useFileTree.ts'

/** Returns the entries that an action on a row is for: the selected ones, if the row is one of them. */
export function idsFor({ tree, selected }: FileTreeState, { node }: TreeRow): readonly string[] {
  return tree.checks?.get(node.id) === true ? selected : [node.id]
}

/** Returns the folder of a row: its own, or that of its file. */
export function folderAt({ byId }: FileTreeState, { node }: TreeRow): string {
  return folderOf(node.id) ?? byId.get(node.id)?.folder ?? ''
}

/** Returns the number of files that entries stand for, as it is shown. */
export function countOf({ files, say }: FileTreeState, ids: readonly string[]): string {
  return say.number(filesOf(files, ids).length)
}
