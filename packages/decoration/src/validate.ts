import type { HostBlocks } from '@millwright/contract/blocks/block'
import type { Diagnostic } from './diagnostic.ts'
import { lint } from './lint.ts'
import type { LintFacts } from './lint.ts'
import type { MigrationStep } from './migrate.ts'
import { readDecoration } from './read.ts'

/**
 * All that is to be said of a page before it is published: what reading had to mend, and what `lint` would have better.
 */
export function validate(
  input: unknown,
  { facts = {}, ...options }: { blocks?: HostBlocks; steps?: readonly MigrationStep[]; facts?: LintFacts } = {},
): Diagnostic[] {
  const { diagnostics } = readDecoration(input, options)
  return [...diagnostics, ...lint(input, { facts, ...options }).filter(({ code }) => code !== 'lowContrast')]
}
