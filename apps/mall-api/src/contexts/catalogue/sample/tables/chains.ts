/**
 * ISO 606: number, pitch, inner width and roller diameter in mm, minimum tensile strength of the simplex chain in kN,
 * typical stock bore of its sprockets in mm.
 */
export const rollerChains: readonly (readonly [
  type: string,
  p: number,
  width: number,
  roller: number,
  strength: number,
  bore: number,
])[] = [
  ['06B', 9.525, 5.72, 6.35, 8.9, 14],
  ['08B', 12.7, 7.75, 8.51, 17.8, 18],
  ['10B', 15.875, 9.65, 10.16, 22.2, 20],
  ['12B', 19.05, 11.68, 12.07, 28.9, 24],
  ['16B', 25.4, 17.02, 15.88, 60, 30],
  ['20B', 31.75, 19.56, 19.05, 95, 38],
  ['24B', 38.1, 25.4, 25.4, 160, 45],
]
export const rareChains: typeof rollerChains = [
  ['04B', 6, 2.8, 4, 3, 8],
  ['05B', 8, 3, 5, 4.4, 10],
  ['28B', 44.45, 30.99, 27.94, 200, 50],
  ['32B', 50.8, 30.99, 29.21, 250, 60],
  ['08A', 12.7, 7.85, 7.92, 13.9, 18],
  ['10A', 15.875, 9.4, 10.16, 21.8, 20],
  ['12A', 19.05, 12.57, 11.91, 31.3, 24],
  ['16A', 25.4, 15.75, 15.88, 55.6, 30],
  ['20A', 31.75, 18.9, 19.05, 87, 38],
  ['24A', 38.1, 25.22, 22.23, 125, 45],
]
/** ISO 606 series and their equivalent ANSI numbers. */
export const ansi: Readonly<Record<string, string>> = {
  '08A': '40',
  '10A': '50',
  '12A': '60',
  '16A': '80',
  '20A': '100',
  '24A': '120',
}

/**
 * Jaw couplings of common sizes: size, outer diameter, length and largest bore in mm, rated torque with a 98 Shore A
 * spider in N·m.
 */
export const jawSizes: readonly (readonly [size: number, D: number, L: number, max: number, torque: number])[] = [
  [14, 30, 35, 16, 12.5],
  [19, 40, 66, 24, 17],
  [24, 55, 78, 28, 60],
  [28, 65, 90, 38, 160],
  [38, 80, 114, 45, 325],
  [42, 95, 126, 55, 450],
  [48, 105, 140, 62, 525],
  [55, 120, 160, 74, 685],
  [65, 135, 185, 80, 940],
]
/** Servo disc couplings and rigid clamping couplings of common sizes. Torques are typical catalogue values. */
export const discSizes: typeof jawSizes = [
  [26, 26, 35, 10, 1.4],
  [34, 34, 45, 14, 3],
  [39, 39, 49, 16, 6],
  [44, 44, 50, 20, 9],
  [56, 56, 63, 26, 25],
  [68, 68, 74, 35, 60],
  [82, 82, 98, 45, 100],
  [104, 104, 113, 55, 250],
]
export const rigidSizes: typeof jawSizes = [
  [20, 20, 30, 10, 5],
  [25, 25, 36, 12, 10],
  [32, 32, 41, 16, 20],
  [40, 40, 52, 20, 48],
  [50, 50, 66, 25, 90],
  [65, 65, 92, 35, 240],
  [80, 80, 115, 45, 480],
  [100, 100, 150, 60, 1000],
]
