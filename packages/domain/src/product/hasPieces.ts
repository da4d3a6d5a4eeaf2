/** Returns whether a stock suffices for a number of pieces. A stock of -1 is unlimited. */
export function hasPieces(stocks: number, pieces: number): boolean {
  return stocks === -1 || stocks >= pieces
}
