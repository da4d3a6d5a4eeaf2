import { pageLimits } from '@millwright/contract/blocks/pageLimits'

/**
 * The reading limits of a page. Parts beyond a limit are left out with a diagnostic. The limits of single fields are in
 * the schema.
 */
export const limits = { ...pageLimits, diagnostics: 500 } as const
