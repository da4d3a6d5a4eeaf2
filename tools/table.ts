/** Formats rows as text: a column per key of the first row, numbers right-aligned. */
export function table(rows: Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const cells = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))]
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const figures = heads.map((head) =>
    rows.every((row) => typeof row[head] === 'number' || /^[\d.,]+/.test(String(row[head] ?? ''))),
  )
  const padded = (cell: string, i: number) => cell[figures[i] ? 'padStart' : 'padEnd'](widths[i] ?? 0)
  return cells.map((row) => row.map(padded).join('  ').trimEnd()).join('\n')
}
