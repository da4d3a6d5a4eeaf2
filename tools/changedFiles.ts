import { spawnSync } from 'node:child_process'

/**
 * Returns the files that differ from the fork point with main, or on main from the previous commit. Includes commits,
 * the working tree and untracked files. Returns `undefined` without history.
 */
export function changedFiles(root: string): { base: string; files: string[] } | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const isFork = left !== undefined && left !== git('rev-parse', 'HEAD')
  const base = isFork ? left : git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  if (!base) return undefined
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  const files = listed.flatMap((text) => text?.split('\n') ?? []).filter(Boolean)
  return { base, files: [...new Set(files)].toSorted() }
}
