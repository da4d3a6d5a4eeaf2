export type ChartScale = {
  ticks: number[]
  /** Returns the place of a value from the top, from 0 to 100. */ at: (value: number) => number
}

/** Returns a scale with round ticks that contains every value, and zero if `fromZero`. */
export function chartScale(values: readonly (number | null)[], fromZero: boolean): ChartScale {
  const known = values.filter((value) => value !== null)
  const all = known.length === 0 ? [0, 1] : fromZero ? [0, ...known] : known
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = roundStep((high - low || Math.abs(high) || 1) / 4)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const count = Math.max(last - first, 1)
  return {
    // A product of whole numbers and a round step, without the error of repeated sums.
    ticks: Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12))),
    at: (value) => 100 - ((value / step - first) / count) * 100,
  }
}

/** Returns the next number of the series 1, 2, 2.5, 5, 10. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10
  return factor * power
}
