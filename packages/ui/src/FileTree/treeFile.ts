import type { UploadFile } from '../internal/uploadFile.ts'

export type TreeFile = UploadFile & {
  /** The path of the folder, such as `drawings/2026`. Omit for a file at the top level. */
  folder?: string | undefined
}

/** A file to be added, with the path of the folder it comes from. */
export type FoundFile = { file: File; folder: string; unreadable?: boolean | undefined }

/** Returns the path of a folder or a file inside a folder. */
export function joinPath(folder: string, name: string): string {
  return folder && name ? `${folder}/${name}` : folder || name
}

export function pathOf({ folder = '', name }: Pick<TreeFile, 'folder' | 'name'>): string {
  return joinPath(folder, name)
}

/** Returns the path above, which is empty at the top level. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether a folder is another one or lies in it. The top level holds every folder. */
export function isWithin(folder: string, above: string): boolean {
  return above === '' || folder === above || folder.startsWith(`${above}/`)
}

/** Returns a folder and every folder above it, without the top level. */
export function foldersAbove(folder: string): string[] {
  return folder ? [...foldersAbove(parentOf(folder)), folder] : []
}
