/**
 * Worm gear units of the common square-housing series: centre distance and hollow shaft in mm, typical output torque at
 * ratio 30 in N·m (varies by maker).
 */
export const wormSizes: readonly (readonly [a: number, D: number, torque: number])[] = [
  [25, 11, 13],
  [30, 14, 21],
  [40, 18, 45],
  [50, 25, 84],
  [63, 25, 160],
  [75, 28, 250],
  [90, 35, 400],
  [110, 42, 740],
  [130, 45, 1050],
  [150, 50, 1560],
]
export const wormRatios = [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100]

/** In-line helical units of common sizes: size, rated output torque in N·m, solid shaft and shaft height in mm. */
export const helicalSizes: readonly (readonly [size: number, torque: number, shaft: number, h: number])[] = [
  [17, 85, 20, 75],
  [27, 130, 25, 90],
  [37, 200, 25, 90],
  [47, 300, 30, 115],
  [57, 450, 35, 115],
  [67, 600, 35, 130],
  [77, 820, 40, 140],
  [87, 1550, 50, 180],
  [97, 3000, 60, 225],
  [107, 4300, 70, 250],
]
/** Nominal ratios of ISO 3 (R 10 and R 20). The true ratio of a gear pair lies within 3 % of the nominal one. */
export const helicalRatios = [3.55, 4, 5, 6.3, 8, 10, 12.5, 16, 20, 25, 31.5, 40, 50, 63, 80, 100, 125]

/**
 * Planetary servo units: flange and output shaft in mm, rated torque in N·m at ratio 5 (estimates for common sizes).
 */
export const planetarySizes: readonly (readonly [flange: number, shaft: number, torque: number])[] = [
  [42, 13, 14],
  [60, 16, 40],
  [90, 22, 120],
  [115, 32, 210],
  [142, 40, 430],
  [180, 55, 1000],
]
export const planetaryRatios = [
  [3, 4, 5, 7, 8, 10],
  [12, 15, 16, 20, 25, 28, 30, 35, 40, 50, 70, 100],
] as const
