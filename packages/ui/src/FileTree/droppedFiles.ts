import { joinPath, parentOf } from './treeFile.ts'
import type { FoundFile } from './treeFile.ts'

/** Returns the files that a file input chose, with their folders if it chose a folder. */
export function chosenFiles(files: Iterable<File>): FoundFile[] {
  return [...files].map((file) => ({ file, folder: parentOf(file.webkitRelativePath ?? '') }))
}

/**
 * Reads the files of a drop, folders with everything in them. An entry that cannot be read is returned as an unreadable,
 * empty file. The browser forgets the entries when the event ends, so call it inside the event.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<FoundFile[]> {
  const kept = [...items].filter(({ kind }) => kind === 'file')
  const entries = kept.map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile?.() ?? null }))
  if (entries.length === 0 || entries.some(({ entry, file }) => !entry && !file)) return chosenFiles(files)
  const found = await Promise.all(
    entries.map(({ entry, file }) => (file && !entry?.isDirectory ? [{ file, folder: '' }] : readEntry(entry!, ''))),
  )
  return found.flat()
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<FoundFile[]> {
  try {
    if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), folder }]
    const path = joinPath(folder, entry.name)
    const found: FoundFile[] = []
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    for (;;) {
      // Browsers return a hundred entries at a time.
      const some = await entriesOf(reader)
      if (some.length === 0) return found
      found.push(...(await Promise.all(some.map((one) => readEntry(one, path)))).flat())
    }
  } catch {
    return [{ file: new File([], entry.name), folder, unreadable: true }]
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject))
}
