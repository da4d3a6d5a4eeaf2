/** EN 818-4 chain slings of grade 8: chain in mm, working load limit in t with one leg, two legs and four (0–45°). */
export const chainSlings: readonly (readonly [d: number, one: number, two: number, four: number])[] = [
  [6, 1.12, 1.6, 2.36],
  [7, 1.5, 2.12, 3.15],
  [8, 2, 2.8, 4.25],
  [10, 3.15, 4.25, 6.7],
  [13, 5.3, 7.5, 11.2],
  [16, 8, 11.2, 17],
  [18, 10, 14, 21.2],
  [20, 12.5, 17, 26.5],
  [22, 15, 21.2, 31.5],
  [26, 21.2, 30, 45],
  [32, 31.5, 45, 67],
]
/** EN 13889 shackles of grade 6: working load limit in t, bow and pin diameter in mm. */
export const shackles: readonly (readonly [wll: number, bow: number, pin: number])[] = [
  [0.33, 5, 6],
  [0.5, 7, 8],
  [0.75, 9, 10],
  [1, 10, 11],
  [1.5, 11, 13],
  [2, 13.5, 16],
  [3.25, 16, 19],
  [4.75, 19, 22],
  [6.5, 22, 25],
  [8.5, 25, 28],
  [9.5, 28, 32],
  [12, 32, 35],
  [13.5, 35, 38],
  [17, 38, 42],
  [25, 45, 50],
  [35, 50, 57],
  [55, 57, 65],
]
/**
 * DIN 580 lifting eye bolts (C15E): thread, working load limit for a vertical lift in t, outer diameter of the eye in
 * mm.
 */
export const eyeBolts: readonly (readonly [M: number, wll: number, D: number])[] = [
  [8, 0.14, 36],
  [10, 0.23, 45],
  [12, 0.34, 54],
  [16, 0.7, 63],
  [20, 1.2, 72],
  [24, 1.8, 90],
  [30, 3.2, 108],
  [36, 4.6, 126],
  [42, 6.3, 144],
  [48, 8.6, 166],
]

/** Screw compressors: kW, and typical free air delivery at 0.8 MPa in m³/min (estimates; makers vary by about 10 %). */
export const screwCompressors: readonly (readonly [kW: number, flow: number])[] = [
  [7.5, 1.1],
  [11, 1.7],
  [15, 2.3],
  [18.5, 3],
  [22, 3.6],
  [30, 5],
  [37, 6.2],
  [45, 7.4],
  [55, 10],
  [75, 13],
  [90, 16],
  [110, 20],
  [132, 23],
]
/** Piston compressors: kW, free air delivery in m³/min, receiver in L (estimates, as above). */
export const pistonCompressors: readonly (readonly [kW: number, flow: number, tank: number])[] = [
  [0.75, 0.08, 24],
  [1.5, 0.17, 50],
  [2.2, 0.25, 70],
  [3, 0.36, 100],
  [4, 0.48, 120],
  [5.5, 0.67, 160],
  [7.5, 0.9, 200],
  [11, 1.6, 300],
  [15, 2, 500],
]

/** Grits of FEPA P coated abrasives (ISO 6344). */
export const grits = [24, 36, 40, 60, 80, 100, 120, 150, 180, 220, 240, 320, 400, 600]
/** Sanding belts of common machines: width and length in mm. */
export const belts: readonly (readonly [w: number, L: number])[] = [
  [10, 330],
  [13, 457],
  [20, 520],
  [30, 533],
  [50, 1500],
  [50, 2000],
  [60, 400],
  [75, 457],
  [75, 533],
  [100, 610],
  [100, 915],
  [100, 1220],
  [100, 2000],
  [150, 1220],
  [150, 2000],
  [150, 2500],
  [200, 750],
  [200, 2500],
  [300, 2500],
]

/** Drawer cabinets and trolleys: width, depth, height in mm, number of drawers, load per drawer in kg. */
export const cabinets: readonly (readonly [W: number, D: number, H: number, drawers: number, load: number])[] = [
  [566, 600, 700, 4, 80],
  [566, 600, 700, 5, 80],
  [566, 600, 800, 6, 80],
  [566, 600, 1000, 7, 80],
  [717, 600, 700, 5, 100],
  [717, 600, 1000, 7, 100],
  [717, 725, 1000, 8, 100],
  [717, 725, 1200, 9, 100],
  [1023, 600, 1000, 7, 140],
  [1023, 725, 1000, 8, 140],
  [1023, 725, 1200, 10, 140],
  [1023, 725, 1450, 11, 140],
]
export const trolleys: typeof cabinets = [
  [680, 460, 860, 3, 30],
  [680, 460, 860, 5, 30],
  [680, 460, 950, 6, 30],
  [690, 470, 980, 7, 40],
  [770, 470, 980, 7, 45],
  [1060, 470, 980, 9, 45],
]
