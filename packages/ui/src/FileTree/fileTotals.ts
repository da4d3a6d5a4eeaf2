import { foldersAbove } from './treeFile.ts'
import type { TreeFile } from './treeFile.ts'

/** Counts of files, and sizes in bytes: `bytes` of all, `sent` of those uploaded so far. */
export type FileTotals = { files: number; bytes: number; done: number; failed: number; uploading: number; sent: number }

/** A refused file keeps its place with its reason, and is not sent. */
export function isRefused({ final, error }: TreeFile): boolean {
  return final === true && error !== undefined
}

const none = (): FileTotals => ({ files: 0, bytes: 0, done: 0, failed: 0, uploading: 0, sent: 0 })

/** Returns the totals of every folder by its path. The top level has those of all files. */
export function fileTotals(files: readonly TreeFile[]): ReadonlyMap<string, FileTotals> {
  const totals = new Map<string, FileTotals>([['', none()]])
  const above = new Map<string, string[]>()
  for (const { folder = '', size = 0, value, error, progress } of files) {
    let paths = above.get(folder)
    if (!paths) above.set(folder, (paths = ['', ...foldersAbove(folder)]))
    for (const path of paths) {
      const sum = totals.get(path) ?? none()
      totals.set(path, sum)
      sum.files += 1
      sum.bytes += size
      if (error !== undefined) sum.failed += 1
      else if (value !== undefined) {
        sum.done += 1
        sum.sent += size
      } else if (progress !== undefined) {
        sum.uploading += 1
        sum.sent += (size * progress) / 100
      }
    }
  }
  return totals
}
