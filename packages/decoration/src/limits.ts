import { STRING_LIMIT } from '@millwright/contract/blocks/decoder'

/**
 * How much of a page is read; what is past a limit is left out, and a diagnostic says so. The limits of single fields
 * stand in the schema.
 */
export const limits = {
  /** The size of the page as UTF-8. */
  bytes: 1_048_576,
  /** Lists and objects within each other, the page's own list being the first. */
  depth: 12,
  blocks: 200,
  /** Lists and objects in one block. */
  nodes: 500,
  /** A text, link or picture address, in UTF-16 units. */
  string: STRING_LIMIT,
  diagnostics: 500,
} as const
