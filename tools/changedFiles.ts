import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the files that differ from the fork point with main, or on main from the previous commit. Includes commits,
 * the working tree and untracked files. Returns `undefined` without history.
 */
export function changedFiles(root: string): { base: string; files: string[] } | undefined {
  const git = gitIn(root)
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const isFork = left !== undefined && left !== git('rev-parse', 'HEAD')
  const base = isFork ? left : git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  if (!base) return undefined
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  const files = listed.flatMap((text) => text?.split('\n') ?? []).filter(Boolean)
  return { base, files: [...new Set(files)].toSorted() }
}

/** Returns the lines (from 1) of a changed file that are new or differ since `base`. All lines of an untracked file. */
export function changedLines(root: string, base: string, file: string): Set<number> {
  const git = gitIn(root)
  const isTracked = git('ls-files', '--error-unmatch', file) !== undefined
  const lines = new Set<number>()
  const add = (first: number, count: number) => {
    for (let line = first; line < first + count; line++) lines.add(line)
  }
  if (!isTracked) add(1, readFileSync(join(root, file), 'utf8').split('\n').length)
  else
    for (const [, first, count = '1'] of (git('diff', '--unified=0', base, '--', file) ?? '').matchAll(HUNK))
      add(Number(first), Number(count))
  return lines
}

/** The head of a changed part: `@@ -old,count +new,count @@`. */
const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm

function gitIn(root: string): (...args: string[]) => string | undefined {
  return (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    return status === 0 ? stdout.trim() : undefined
  }
}
