import { STRING_LIMIT } from './decoder.ts'

/** The limits of a decorated page. Renderers leave out what lies beyond them, and malls refuse to publish it. */
export const pageLimits = {
  /** The page's JSON text in UTF-8. */
  bytes: 1_048_576,
  /** The depth of nested lists and objects, counting the page's own list as the first. */
  depth: 12,
  blocks: 200,
  /** Lists and objects in one block. */
  nodes: 500,
  /** A text, link or picture address, in UTF-16 units. */
  string: STRING_LIMIT,
} as const

/** The keys under which editors and servers wrap the list of blocks. */
export const pageWrappers = ['components', 'list', 'content'] as const
