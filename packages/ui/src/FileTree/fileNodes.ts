import type { TreeNode } from '../Tree/treeNode.ts'
import { foldersAbove, isWithin, nameOf, parentOf } from './treeFile.ts'
import type { TreeFile } from './treeFile.ts'

/** Returns the id of a folder's entry. Ids of files are the host's, and end otherwise. */
export const folderId = (path: string): string => `${path}/`

/** Returns the path of a folder's entry, or `undefined` for a file. */
export function folderOf(id: string): string | undefined {
  return id.endsWith('/') ? id.slice(0, -1) : undefined
}

type Level = { folders: TreeNode[]; files: TreeNode[] }

/** Returns the entries of the tree: in each folder its folders, then its files, both in the order of their names. */
export function fileNodes(files: readonly TreeFile[], language: string): TreeNode[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const levels = new Map<string, Level>([['', { folders: [], files: [] }]])
  for (const { id, name, folder = '' } of files) {
    if (!levels.has(folder)) for (const path of foldersAbove(folder)) levels.set(path, levels.get(path) ?? empty())
    levels.get(folder)!.files.push({ id, label: name })
  }
  const byName = (one: TreeNode, other: TreeNode) => compare(one.label, other.label)
  const inOrder = ({ folders, files: own }: Level) => [...folders.toSorted(byName), ...own.toSorted(byName)]
  // Deeper folders first, so that each one is whole when its parent takes it.
  for (const path of [...levels.keys()].toSorted((one, other) => other.length - one.length)) {
    if (path === '') continue
    const node = { id: folderId(path), label: nameOf(path), children: inOrder(levels.get(path)!) }
    levels.get(parentOf(path))!.folders.push(node)
  }
  return inOrder(levels.get('')!)
}

const empty = (): Level => ({ folders: [], files: [] })

/** Returns the paths of all folders, in the order of their names. */
export function foldersOf(files: readonly TreeFile[], language: string): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const folders = new Set(files.flatMap(({ folder = '' }) => foldersAbove(folder)))
  return [...folders].toSorted((one, other) => compare(one.replaceAll('/', '\t'), other.replaceAll('/', '\t')))
}

/** Whether two lists of files have the same entries in the tree. Progress and errors do not move an entry. */
export function hasSameNodes(one: readonly TreeFile[], other: readonly TreeFile[]): boolean {
  return (
    one.length === other.length &&
    one.every((file, at) => {
      const { id, name, folder = '' } = other[at]!
      return file.id === id && file.name === name && (file.folder ?? '') === folder
    })
  )
}

/** Returns the files that entries stand for: files, and folders with everything beneath them. */
export function filesOf(files: readonly TreeFile[], ids: readonly string[]): TreeFile[] {
  const own = new Set(ids)
  const folders = ids.flatMap((id) => folderOf(id) ?? [])
  return files.filter(({ id, folder = '' }) => own.has(id) || folders.some((above) => isWithin(folder, above)))
}
