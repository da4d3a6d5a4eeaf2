import { spawnSync } from 'node:child_process'

export type Changes = { base: string; files: string[] }

/**
 * Returns the files that differ from the fork point with main, or on main from the previous commit. Includes commits,
 * the working tree and untracked files. Returns `undefined` without history.
 */
export function changedFiles(root: string): Changes | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const lines = (...args: string[]) =>
    git(...args)
      ?.split('\n')
      .filter(Boolean) ?? []
  const head = git('rev-parse', 'HEAD')
  const left = ['origin/main', 'main']
    .map((main) => git('merge-base', 'HEAD', main))
    .find((commit) => commit !== undefined)
  const base = left === undefined || left === head ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : left
  if (!base) return undefined
  return {
    base,
    files: [
      ...new Set([...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')]),
    ].toSorted(),
  }
}
