const BETWEEN = ' · '

/**
 * The first facts of a line of them (`GB/T 5783 · ISO 4017 · stainless steel`), as many as stand in so many columns: a
 * letter takes one, a Chinese one two. Never a part of a fact, but for the first, which is always there.
 */
export function firstFacts(line: string, columns: number): string {
  const [first = '', ...rest] = line.split(BETWEEN)
  let said = first
  for (const fact of rest) {
    const more = said + BETWEEN + fact
    if (widthOf(more) > columns) break
    said = more
  }
  return said
}

function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += letter >= '\u2e80' ? 2 : 1
  return width
}
