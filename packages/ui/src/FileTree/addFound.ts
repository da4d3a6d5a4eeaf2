import { partitionFiles } from '../internal/partitionFiles.ts'
import type { FileRules, Refusal } from '../internal/partitionFiles.ts'
import { isRefused } from './fileTotals.ts'
import { joinPath, pathOf } from './treeFile.ts'
import type { FoundFile, TreeFile } from './treeFile.ts'

/** Why a file was refused: its type or size, too many files, its path is in the tree, or it cannot be read. */
export type TreeRefusal = Refusal | 'twice' | 'unreadable'

type Options = Omit<FileRules, 'room'> & {
  maxFiles?: number | undefined
  /** The folder that the files go to. */
  into: string
  /** Returns the words of a reason. */
  wordsFor: (reason: TreeRefusal) => string
}

/** Returns the entries of new files. A refused file has its reason as its error, and is final. */
export function addFound(
  files: readonly TreeFile[],
  found: readonly FoundFile[],
  { maxFiles = Infinity, into, wordsFor, ...rules }: Options,
): TreeFile[] {
  const paths = new Set(files.filter((file) => !isRefused(file)).map(pathOf))
  let room = maxFiles - paths.size
  return found.map(({ file, folder, unreadable }): TreeFile => {
    const place = joinPath(into, folder)
    const { name, size, type } = file
    const path = joinPath(place, name)
    const reason = unreadable
      ? 'unreadable'
      : paths.has(path)
        ? 'twice'
        : partitionFiles([file], { ...rules, room: Math.max(0, room) }).refused[0]?.reason
    const entry = { id: newId(), name, size, type, folder: place || undefined }
    if (reason) return { ...entry, error: wordsFor(reason), final: true }
    paths.add(path)
    room -= 1
    return { ...entry, file }
  })
}

let made = 0
/** Ids are made in events of the browser only, and differ from those of another visit that a host has kept. */
function newId(): string {
  made += 1
  return `${Date.now().toString(36)}-${made}`
}
