/** Returns cells as a spreadsheet copies them: tabs between cells, lines between rows, quotes where a cell needs them. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n')
}

/** Returns the cells of text that a spreadsheet copied. A last line break ends the last row and begins none. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    rows.at(-1)!.push(cell)
    if (end >= text.length) break
    at = end + 1
    if (text[end] === '\r' && text[at] === '\n') at++
    if (text[end] !== '\t') {
      if (at >= text.length) break
      rows.push([])
    }
  }
  return rows
}

function quoted(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function plainCell(text: string, from: number): [cell: string, end: number] {
  let end = from
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end++
  return [text.slice(from, end), end]
}

/** Reads a quoted cell. A quote without its end, as in the size `"A`, is plain text. */
function quotedCell(text: string, from: number): [cell: string, end: number] {
  for (let end = text.indexOf('"', from + 1); end !== -1; end = text.indexOf('"', end + 2)) {
    const next = text[end + 1]
    if (next === '"') continue
    if (next !== undefined && !'\t\n\r'.includes(next)) break
    return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1]
  }
  return plainCell(text, from)
}
