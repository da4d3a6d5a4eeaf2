/** Returns by how many months a key moves the focus from a month (`2026-11`), in three columns. */
export function monthMove(key: string, from: string, rightToLeft: boolean): number | undefined {
  const index = Number(from.slice(5)) - 1
  const moves: Partial<Record<string, number>> = {
    ArrowLeft: rightToLeft ? 1 : -1,
    ArrowRight: rightToLeft ? -1 : 1,
    ArrowUp: -3,
    ArrowDown: 3,
    PageUp: -12,
    PageDown: 12,
    Home: -index,
    End: 11 - index,
  }
  return moves[key]
}
