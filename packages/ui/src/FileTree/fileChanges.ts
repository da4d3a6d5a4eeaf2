import { folderOf } from './fileNodes.ts'
import { isWithin, joinPath, nameOf, parentOf, pathOf } from './treeFile.ts'
import type { TreeFile } from './treeFile.ts'

/** The files after a change. Files in `stayed` kept their place, because a file of that name is in the new folder. */
export type Moved = { files: TreeFile[]; moved: TreeFile[]; stayed: TreeFile[] }

/** Whether entries can move to a folder: none of them is that folder or above it. */
export function canMove(ids: readonly string[], target: string): boolean {
  return ids.every((id) => {
    const folder = folderOf(id)
    return folder === undefined || !isWithin(target, folder)
  })
}

/** Moves entries to a folder. A folder takes everything beneath it along, and joins one of the same name. */
export function moveEntries(files: readonly TreeFile[], ids: readonly string[], target: string): Moved {
  const own = new Set(ids)
  const folders = ids.flatMap((id) => folderOf(id) ?? [])
  return placeFiles(files, (file) => {
    const { id, folder = '' } = file
    const above = folders.find((one) => isWithin(folder, one))
    if (above !== undefined) return joinPath(target, joinPath(nameOf(above), folder.slice(above.length + 1)))
    return own.has(id) ? target : undefined
  })
}

export type NameProblem = 'none' | 'slash' | 'taken'

/** Renames a folder. Returns why the name is refused, if it is. */
export function renameFolder(files: readonly TreeFile[], path: string, typed: string): Moved | NameProblem {
  const name = typed.trim()
  if (!name || name === '.' || name === '..') return 'none'
  if (/[/\\]/.test(name)) return 'slash'
  const renamed = joinPath(parentOf(path), name)
  if (renamed === path) return { files: [...files], moved: [], stayed: [] }
  if (files.some((file) => pathOf(file) === renamed || isWithin(file.folder ?? '', renamed))) return 'taken'
  return placeFiles(files, ({ folder = '' }) =>
    isWithin(folder, path) ? joinPath(renamed, folder.slice(path.length + 1)) : undefined,
  )
}

/** Puts files into the folders that `folderFor` returns, and leaves out those it returns `undefined` for. */
function placeFiles(files: readonly TreeFile[], folderFor: (file: TreeFile) => string | undefined): Moved {
  const places = files.map((file) => {
    const to = folderFor(file)
    return to === (file.folder ?? '') ? undefined : to
  })
  const taken = new Set(files.flatMap((file, at) => (places[at] === undefined ? pathOf(file) : [])))
  const moved: TreeFile[] = []
  const stayed: TreeFile[] = []
  const after = files.map((file, at) => {
    const to = places[at]
    if (to === undefined) return file
    const path = joinPath(to, file.name)
    if (taken.has(path)) {
      stayed.push(file)
      return file
    }
    taken.add(path)
    const placed = { ...file, folder: to || undefined }
    moved.push(placed)
    return placed
  })
  return { files: after, moved, stayed }
}
