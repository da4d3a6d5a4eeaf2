/** Whether so many pieces can be had of a stock; -1 is unlimited. */
export function hasPieces(stocks: number, pieces: number): boolean {
  return stocks === -1 || stocks >= pieces
}
