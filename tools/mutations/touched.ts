import { spawnSync } from 'node:child_process'
import { matchesGlob } from 'node:path'
import type { Subject } from './subjects.ts'

/** The files that differ from where this branch left main, or on main itself from the commit before; `undefined` without history. */
export function changedFiles(root: string): string[] | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const head = git('rev-parse', 'HEAD')
  const left = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).find((commit) => commit !== undefined)
  const base = left === undefined || left === head ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : left
  return base === undefined ? undefined : git('diff', '--name-only', base)?.split('\n')
}

export function touchedSubjects(subjects: readonly Subject[], files: readonly string[]): Subject[] {
  return subjects.filter((subject) => [...subject.files, ...subject.tests].some((pattern) => files.some((file) => file === pattern || matchesGlob(file, pattern))))
}
