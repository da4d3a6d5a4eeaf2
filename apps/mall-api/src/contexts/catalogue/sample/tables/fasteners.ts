/**
 * Thread (M), width across flats s (ISO 272), nut height m (ISO 4032), thread length b for bolts up to 125 mm (ISO
 * 4014: 2 M + 6), washer d1, d2, h (ISO 7089), in mm.
 */
export type ThreadRow = readonly [M: number, s: number, m: number, b: number, d1: number, d2: number, h: number]

export const threads: readonly ThreadRow[] = [
  [3, 5.5, 2.4, 12, 3.2, 7, 0.5],
  [4, 7, 3.2, 14, 4.3, 9, 0.8],
  [5, 8, 4.7, 16, 5.3, 10, 1],
  [6, 10, 5.2, 18, 6.4, 12, 1.6],
  [8, 13, 6.8, 22, 8.4, 16, 1.6],
  [10, 16, 8.4, 26, 10.5, 20, 2],
  [12, 18, 10.8, 30, 13, 24, 2.5],
  [14, 21, 12.8, 34, 15, 28, 2.5],
  [16, 24, 14.8, 38, 17, 30, 3],
  [20, 30, 18, 46, 21, 37, 3],
  [24, 36, 21.5, 54, 25, 44, 4],
  [30, 46, 25.6, 66, 31, 56, 4],
  [36, 55, 31, 78, 37, 66, 5],
]

/** Second-choice and large threads of the same standards. */
export const rareThreads: readonly ThreadRow[] = [
  [2, 4, 1.6, 10, 2.2, 5, 0.3],
  [2.5, 5, 2, 11, 2.7, 6, 0.5],
  [18, 27, 15.8, 42, 19, 34, 3],
  [22, 34, 19.4, 50, 23, 39, 3],
  [27, 41, 23.8, 60, 28, 50, 4],
  [33, 50, 28.7, 72, 34, 60, 5],
  [39, 60, 33.4, 84, 42, 72, 6],
  [42, 65, 34, 90, 45, 78, 8],
]

/** Nominal lengths of ISO 888. */
export const lengths = [
  3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180,
  200, 220, 240, 260, 280, 300,
]

/** Key sizes of hexagon sockets by thread. ISO 4762; ISO 10642 and ISO 7380-1 take one or two sizes less. */
export const socketKeys: Readonly<Record<number, number>> = {
  2: 1.5,
  2.5: 2,
  3: 2.5,
  4: 3,
  5: 4,
  6: 5,
  8: 6,
  10: 8,
  12: 10,
  14: 12,
  16: 14,
  20: 17,
  24: 19,
}

/** Large washers of ISO 7093-1: thread, d2, h. */
export const largeWashers = [
  [3, 9, 0.8],
  [4, 12, 1],
  [5, 15, 1],
  [6, 18, 1.6],
  [8, 24, 2],
  [10, 30, 2.5],
  [12, 37, 3],
  [14, 44, 3],
  [16, 50, 3],
  [20, 60, 4],
  [24, 72, 5],
] as const

/** Retaining rings: size, thickness (DIN 471 shaft, DIN 472 bore). */
export const shaftRings = [
  [8, 0.8],
  [10, 1],
  [12, 1],
  [15, 1],
  [16, 1],
  [17, 1],
  [20, 1.2],
  [22, 1.2],
  [25, 1.2],
  [28, 1.5],
  [30, 1.5],
  [35, 1.5],
  [40, 1.75],
  [45, 1.75],
  [50, 2],
  [55, 2],
  [60, 2],
  [65, 2.5],
  [70, 2.5],
  [75, 2.5],
  [80, 2.5],
  [90, 3],
  [100, 3],
] as const
export const boreRings = [
  [16, 1],
  [19, 1],
  [22, 1],
  [26, 1.2],
  [28, 1.2],
  [30, 1.2],
  [32, 1.2],
  [35, 1.5],
  [40, 1.75],
  [42, 1.75],
  [47, 1.75],
  [52, 2],
  [55, 2],
  [62, 2],
  [68, 2.5],
  [72, 2.5],
  [75, 2.5],
  [80, 2.5],
  [85, 3],
  [90, 3],
  [100, 3],
  [110, 4],
] as const

/** Parallel keys of DIN 6885 / GB/T 1096: b × h in mm. */
export const keys = [
  [4, 4],
  [5, 5],
  [6, 6],
  [8, 7],
  [10, 8],
  [12, 8],
  [14, 9],
  [16, 10],
  [18, 11],
  [20, 12],
] as const
