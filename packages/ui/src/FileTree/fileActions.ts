import { fileSize } from '../internal/fileSize.ts'
import { addFound } from './addFound.ts'
import type { TreeRefusal } from './addFound.ts'
import { moveEntries, renameFolder } from './fileChanges.ts'
import type { Moved, NameProblem } from './fileChanges.ts'
import { filesOf, folderId, folderOf } from './fileNodes.ts'
import { isRefused } from './fileTotals.ts'
import { foldersAbove, isWithin, joinPath, nameOf, parentOf, pathOf } from './treeFile.ts'
import type { FoundFile } from './treeFile.ts'
import { countOf } from './entriesOf.ts'
import type { FileTreeState } from './useFileTree.ts'

/** The number of folders that open because files in them were refused. */
const OPENED = 20

/** Adds files to a folder. Folders with refused files open, so that the reasons can be seen. */
export function addFiles(state: FileTreeState, found: readonly FoundFile[], into = ''): void {
  const { props, fixed, latest, change, announce, setExpanded, say } = state
  if (fixed || found.length === 0) return
  const { accept, maxBytes, maxFiles } = props
  const { files } = latest.current
  const entries = addFound(files, found, { accept, maxBytes, maxFiles, into, wordsFor: wordsFor(state) })
  const refused = entries.filter(isRefused)
  const open = new Set(refused.flatMap(({ folder = '' }) => foldersAbove(folder)))
  if (into) for (const folder of foldersAbove(into)) open.add(folder)
  setExpanded((before) => [...new Set([...before, ...[...open].slice(0, OPENED).map(folderId)])])
  change([...files, ...entries], { added: entries.filter((entry) => !isRefused(entry)) })
  const count = say.number(entries.length - refused.length)
  announce(
    refused.length
      ? say.words('fileTreeAddedRefused', { count, refused: say.number(refused.length) })
      : say.words('fileTreeAdded', { count }),
  )
}

function wordsFor({ props, language, say }: FileTreeState) {
  const { formats, maxBytes, maxFiles } = props
  return (reason: TreeRefusal): string => {
    const key = {
      type: formats ? 'fileTreeTypeOf' : 'fileTreeType',
      size: 'fileTreeSize',
      count: 'fileTreeCount',
      twice: 'fileTreeTwice',
      unreadable: 'fileTreeUnreadable',
    } as const
    return say.words(key[reason], {
      formats: formats || '',
      size: fileSize(maxBytes || 0, language),
      count: say.number(maxFiles || 0),
    })
  }
}

/** Reads files that take a while, such as those of a dropped folder, and adds them. */
export async function addLater(state: FileTreeState, found: Promise<FoundFile[]>, into: string): Promise<void> {
  state.setReading(true)
  try {
    addFiles(state, await found, into)
  } finally {
    state.setReading(false)
  }
}

/** Removes entries. The focus moves to the row that takes the place of the first one. */
export function removeEntries(state: FileTreeState, ids: readonly string[]): void {
  const { fixed, latest, change, setSelected, setCut, announce, say, tree, changeAndFocus } = state
  if (fixed || ids.length === 0) return
  const removed = filesOf(latest.current.files, ids)
  const gone = new Set(removed)
  const first = tree.rows.findIndex(({ node }) => ids.includes(node.id))
  changeAndFocus(
    () => {
      change(
        latest.current.files.filter((file) => !gone.has(file)),
        { removed },
      )
      setSelected([])
      setCut([])
      announce(say.words('fileTreeRemoved', { count: say.number(removed.length) }))
    },
    (rows) => rows[Math.min(Math.max(0, first), rows.length - 1)],
  )
}

/** Moves entries to a folder, opens it, and focuses the first moved entry. */
export function moveTo(state: FileTreeState, ids: readonly string[], target: string): void {
  const { fixed, latest, setExpanded, changeAndFocus } = state
  if (fixed || ids.length === 0) return
  const moved = moveEntries(latest.current.files, ids, target)
  const [first] = ids
  const folder = first === undefined ? undefined : folderOf(first)
  const key = folder === undefined ? first : folderId(joinPath(target, nameOf(folder)))
  changeAndFocus(
    () => {
      place(state, moved)
      setExpanded((before) => [...new Set([...before, ...foldersAbove(target).map(folderId)])])
    },
    (rows) => rows.find((row) => row.key === key) ?? rows[0],
  )
}

function place({ change, setSelected, setCut, announce, say }: FileTreeState, { files, moved, stayed }: Moved) {
  if (moved.length) change(files)
  setSelected([])
  setCut([])
  const count = say.number(moved.length)
  announce(
    stayed.length
      ? say.words('fileTreeStayed', { count, stayed: say.number(stayed.length) })
      : say.words('fileTreeMoved', { count }),
  )
}

/** Moves entries to a new folder beside the first one, whose name is then typed. */
export function moveToNewFolder(state: FileTreeState, ids: readonly string[]): void {
  const { latest, say, byId, setRenamed } = state
  const [first = ''] = ids
  const own = folderOf(first)
  const beside = own === undefined ? (byId.get(first)?.folder ?? '') : parentOf(own)
  const name = say.words('fileTreeNewFolder')
  const isTaken = (path: string) =>
    latest.current.files.some((file) => pathOf(file) === path || isWithin(file.folder ?? '', path))
  let path = joinPath(beside, name)
  for (let number = 2; isTaken(path); number++) path = joinPath(beside, `${name} ${number}`)
  moveTo(state, ids, path)
  setRenamed(path)
}

/** Renames a folder. Returns why the name is refused, if it is. */
export function rename(state: FileTreeState, path: string, typed: string): NameProblem | undefined {
  const { latest, change, setRenamed, setExpanded, setSelected, announce, say, changeAndFocus } = state
  const result = renameFolder(latest.current.files, path, typed)
  if (typeof result === 'string') return result
  const name = typed.trim()
  const after = joinPath(parentOf(path), name)
  changeAndFocus(
    () => {
      setRenamed(undefined)
      if (!result.moved.length) return
      change(result.files)
      setSelected([])
      setExpanded((before) =>
        before.map((id) =>
          isWithin(folderOf(id)!, path) ? folderId(joinPath(after, folderOf(id)!.slice(path.length + 1))) : id,
        ),
      )
      announce(say.words('fileTreeRenamed', { label: name }))
    },
    (rows) => rows.find(({ key }) => key === folderId(after)),
  )
  return undefined
}

/** Cuts entries, which a paste then moves. */
export function cutEntries(state: FileTreeState, ids: readonly string[]): void {
  state.setCut(ids)
  state.announce(state.say.words('fileTreeCut', { count: countOf(state, ids) }))
}
