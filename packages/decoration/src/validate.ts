import type { HostBlocks } from '@millwright/contract/blocks/block'
import type { Diagnostic } from './diagnostic.ts'
import { lint } from './lint.ts'
import type { LintFacts } from './lint.ts'
import type { MigrationStep } from './migrate.ts'
import { readDecoration } from './read.ts'

/** Returns all findings for a page before publication: the repairs of reading, and the improvements of `lint`. */
export function validate(
  input: unknown,
  { facts = {}, ...options }: { blocks?: HostBlocks; steps?: readonly MigrationStep[]; facts?: LintFacts } = {},
): Diagnostic[] {
  const { diagnostics } = readDecoration(input, options)
  return [...diagnostics, ...lint(input, { facts, ...options }).filter(({ code }) => code !== 'lowContrast')]
}
