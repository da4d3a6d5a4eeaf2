/**
 * One reading of a line: the model and its quantity, which is undefined if the line states none. `size` is the text of
 * the quantity if it may be a size of the product instead: `240` of `sandpaper P 240`, `20 m` of a hose.
 */
export type Reading = { model: string; quantity: number | undefined; unit: string; size?: string }
/**
 * A line of a pasted list. `readings` starts with the likeliest reading, and has several readings if a number could be
 * model, size or quantity.
 */
export type PastedLine = {
  raw: string
  readings: readonly Reading[]
  /** The words of the line beside the part: `for press 3`. */
  note?: string
  /** A number of the line that may be the buyer's own. */
  articleNumber?: string
}
