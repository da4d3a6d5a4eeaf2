/**
 * Profile rails (ISO 12090): size, rail width and height, widths of the slim and the flanged carriage, overall heights
 * of the slim and the flanged carriage, in mm; typical dynamic load in kN (varies by maker).
 */
export const railSizes: readonly (readonly [
  size: number,
  w: number,
  h: number,
  slim: number,
  flanged: number,
  high: number,
  low: number,
  load: number,
])[] = [
  [15, 15, 15, 34, 47, 28, 24, 11.4],
  [20, 20, 17.5, 44, 63, 30, 30, 17.8],
  [25, 23, 22, 48, 70, 40, 36, 26.5],
  [30, 28, 26, 60, 90, 45, 42, 38.7],
  [35, 34, 29, 70, 100, 55, 48, 49.5],
  [45, 45, 38, 86, 120, 70, 60, 77.6],
  [55, 53, 44, 100, 140, 80, 70, 114],
  [65, 63, 53, 126, 170, 90, 90, 164],
]

/**
 * Ball screws (nominal sizes of ISO 3408-2): diameter, stocked leads and outer diameter of the flanged nut in mm,
 * typical dynamic load with the first lead in kN (estimate).
 */
export const screwSizes: readonly (readonly [d: number, leads: readonly number[], nut: number, load: number])[] = [
  [12, [4, 5, 10], 24, 3.4],
  [16, [5, 10, 16], 28, 7.6],
  [20, [5, 10, 20], 36, 8.7],
  [25, [5, 10, 25], 40, 9.7],
  [32, [5, 10, 20, 32], 50, 10.8],
  [40, [5, 10, 20, 40], 63, 12],
  [50, [10, 20], 75, 32.6],
  [63, [10, 20], 90, 36.6],
  [80, [10, 20], 105, 41.2],
]
