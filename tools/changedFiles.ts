import { spawnSync } from 'node:child_process'

export type Changes = { base: string; files: string[] }

/**
 * What differs from where this branch left main, or on main itself from the commit before: commits, the working tree
 * and what git does not track yet; `undefined` without history.
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
