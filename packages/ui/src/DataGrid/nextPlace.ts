/** A cell of the grid by its indexes. The header has line -1. */
export type Place = { line: number; column: number }

export type GridSize = {
  lines: number
  columns: number
  /** The lines that fit into the viewport, for Page Up and Page Down. */
  page: number
}

export type GridKey = { key: string; ctrl: boolean; rightToLeft: boolean }

/** Returns the cell that a key moves to, or `undefined` for keys that do not move. */
export function nextPlace({ line, column }: Place, size: GridSize, { key, ctrl, rightToLeft }: GridKey) {
  const last = { line: size.lines - 1, column: size.columns - 1 }
  const to = (place: Place): Place => ({
    line: Math.max(-1, Math.min(last.line, place.line)),
    column: Math.max(0, Math.min(last.column, place.column)),
  })
  const forward = key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (ctrl) return to({ line, column: forward ? last.column : 0 })
      return to({ line, column: column + (forward ? 1 : -1) })
    case 'ArrowDown':
      return to({ line: ctrl ? last.line : line + 1, column })
    case 'ArrowUp':
      return to({ line: ctrl ? Math.min(line, 0) : line - 1, column })
    case 'Home':
      return to({ line: ctrl ? 0 : line, column: 0 })
    case 'End':
      return to({ line: ctrl ? last.line : line, column: last.column })
    case 'PageDown':
      return to({ line: Math.max(line, 0) + size.page, column })
    case 'PageUp':
      return to({ line: line < 0 ? line : Math.max(0, line - size.page), column })
    default:
      return undefined
  }
}
