/** Tags are separated by line breaks, tabs, and Latin or Chinese commas and semicolons. */
export const tagSeparator = /[\r\n\t,，、;；]+/

export type AddedTags = {
  tags: readonly string[]
  /** New tags that the list had already. */
  twice: readonly string[]
  /** New tags beyond the maximum. */
  beyond: readonly string[]
}

/**
 * Adds the tags of typed or pasted text to a list of at most `max`. Two tags are equal if they differ only in the case
 * or the width of letters. The list keeps the first spelling.
 */
export function addTags(tags: readonly string[], text: string, max = Infinity): AddedTags {
  const known = new Set(tags.map(same))
  const next = [...tags]
  const twice: string[] = []
  const beyond: string[] = []
  for (const tag of text.split(tagSeparator).map((part) => part.trim().replaceAll(/\s+/g, ' '))) {
    if (tag === '') continue
    if (known.has(same(tag))) twice.push(tag)
    else if (next.length >= max) beyond.push(tag)
    else {
      known.add(same(tag))
      next.push(tag)
    }
  }
  return { tags: next, twice: [...new Set(twice)], beyond: [...new Set(beyond)] }
}

function same(tag: string): string {
  return tag.normalize('NFKC').toLowerCase()
}
