/** Splits a line into several items if each part can be an item. */
export function partsOf(line: string): string[] {
  const parts = line.split(/[;；]/).filter((part) => part.trim())
  // A quoted cell is a cell of a table.
  if (/"\s*[;；]\s*"/.test(line)) return [line]
  const couldBe = (part: string) => {
    if (/^\s*(?:\d+\s*[a-z]{1,4}|(?:plant|sloc|werk|line)\s*\w+)\s*$/i.test(part)) return false
    const signs = part.normalize('NFKC').replaceAll(/[^a-z\d]/gi, '')
    return signs.length >= 4 && /[a-z]|\d{5}/i.test(signs)
  }
  return parts.length > 1 && parts.every(couldBe) ? parts : [line]
}

/** Normalises width, punctuation and digit grouping. Tabs stay. */
export function plain(raw: string): string {
  return raw
    .replaceAll('，', ', ')
    .replaceAll(/[\u2460-\u2473]/g, (sign) => `${sign.charCodeAt(0) - 0x245f}. `)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/[×✕✖]/g, '×')
    .replaceAll(/(?<![\w.,-])\d{1,3}(?:,\d{3})+(?![\d,])/g, (figures) => figures.replaceAll(',', ''))
    .replaceAll('【', '[')
    .replaceAll('】', ']')
    .replaceAll(/[^\S\t]+/g, ' ')
    .replaceAll(/(?<![\w.,-])\d{1,3}(?: 000)+(?![\d.,])/g, (figures) => figures.replaceAll(' ', ''))
    .replace(/^\s*(?:[-•*·>●■◆]|\[\s?\]|☐)\s+/, '')
    .replaceAll(/^ +| +$/g, '')
}

export function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(/^\(?(\d{1,3})(?=[.)、,:\s\t])/.exec(line)?.[1] ?? Number.NaN))
  const steps = numbers.filter((number, at) => number - 1 === numbers[at - 1]).length
  return lines.length >= 3 && numbers[0] === 1 && steps >= (lines.length - 1) * 0.8
}

export function unnumbered(line: string, numbered: boolean): string {
  const position = /^art\.?\s+(?=\S*\d)|^(?:pos(?:ition)?|item|lfd|level|lvl|stufe|zeile)\.?\s*\d{1,3}\s*[:.)|,\t]\s*/i
  const tree = /^(?:[│├└─|]+\s*)+|^\.{1,4}\d{1,2}[\t ]+|^\d{1,2}(?:\.\d{1,2}){1,4}[\t ]+(?=\S{3})|^\*(?=\S)|^>+\s*/
  const bare = line.replace(position, '').replace(tree, '')
  if (bare !== line) return unnumbered(bare, false)
  if (numbered) return line.replace(/^\(?\d{1,3}[.)、,:\s\t]+\s*/, '')
  return line.replace(/^(?:\(\d{1,3}\)|\d{1,3}(?:\)|、|\.(?=\s)))\s*/, (found) =>
    ((count) => (count && !/\d\s*(?:pcs|pc|ea|个|件|套|只)/i.test(line) ? `${count} x ` : ''))(
      /^\((\d{1,3})\)/.exec(found)?.[1],
    ),
  )
}
