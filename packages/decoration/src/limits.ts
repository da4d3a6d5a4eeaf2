import { STRING_LIMIT } from '@millwright/contract/blocks/decoder'

/**
 * The reading limits of a page. Parts beyond a limit are left out with a diagnostic. The limits of single fields are in
 * the schema.
 */
export const limits = {
  bytes: 1_048_576,
  /** The depth of nested lists and objects, counting the page's own list as the first. */
  depth: 12,
  blocks: 200,
  /** Lists and objects in one block. */
  nodes: 500,
  /** A text, link or picture address, in UTF-16 units. */
  string: STRING_LIMIT,
  diagnostics: 500,
} as const
