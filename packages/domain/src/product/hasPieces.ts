/** Returns whether a stock suffices for the pieces. -1 is unlimited. */
export function hasPieces(stocks: number, pieces: number): boolean {
  return stocks === -1 || stocks >= pieces
}
