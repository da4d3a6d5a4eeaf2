/** Contactors in the usual sizes of IEC 60947-4-1: AC-3 current at 400 V in A, motor power in kW. */
export const contactorSizes: readonly (readonly [A: number, kW: number])[] = [
  [9, 4],
  [12, 5.5],
  [18, 7.5],
  [25, 11],
  [32, 15],
  [40, 18.5],
  [50, 22],
  [65, 30],
  [80, 37],
  [95, 45],
  [115, 55],
  [150, 75],
  [185, 90],
  [225, 110],
  [265, 132],
  [330, 160],
  [400, 200],
  [500, 250],
  [630, 335],
]
/** Common setting ranges of overload relays, in A. */
export const overloadRanges: readonly (readonly [low: number, high: number])[] = [
  [0.1, 0.16],
  [0.16, 0.25],
  [0.25, 0.4],
  [0.4, 0.63],
  [0.63, 1],
  [1, 1.6],
  [1.6, 2.5],
  [2.5, 4],
  [4, 6],
  [5.5, 8],
  [7, 10],
  [9, 13],
  [12, 18],
  [16, 24],
  [23, 32],
  [30, 40],
  [37, 50],
  [48, 65],
  [63, 80],
  [80, 104],
]
/** IEC 60898-1 rated currents of miniature breakers. */
export const mcbCurrents = [1, 2, 3, 4, 6, 10, 16, 20, 25, 32, 40, 50, 63]
/** IEC 60947-2 moulded-case breakers: frame size and rated currents, in A. */
export const mccbFrames: readonly (readonly [frame: number, currents: readonly number[]])[] = [
  [100, [16, 20, 25, 32, 40, 50, 63, 80, 100]],
  [160, [63, 80, 100, 125, 160]],
  [250, [125, 160, 180, 200, 225, 250]],
  [400, [225, 250, 315, 350, 400]],
  [630, [400, 500, 630]],
  [800, [630, 700, 800]],
]

/** IEC 60228 nominal cross-sections in mm². */
export const wireCrossSections = [
  0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400,
]

/** Tubular lugs (DIN 46235): cross-section in mm², stocked studs (M), tube, palm (typical widths) and length in mm. */
export const lugSizes: readonly (readonly [
  section: number,
  studs: readonly number[],
  tube: number,
  palm: number,
  length: number,
])[] = [
  [1.5, [3, 4, 5], 3.6, 7, 18],
  [2.5, [4, 5, 6], 4.2, 8, 20],
  [4, [4, 5, 6], 4.8, 9, 21],
  [6, [5, 6, 8], 5.5, 11, 24],
  [10, [5, 6, 8, 10], 6, 13, 27],
  [16, [6, 8, 10], 8.5, 14, 36],
  [25, [6, 8, 10, 12], 10, 16, 38],
  [35, [6, 8, 10, 12], 12.5, 18, 42],
  [50, [8, 10, 12, 16], 14.5, 22, 52],
  [70, [8, 10, 12, 16], 16.5, 24, 55],
  [95, [8, 10, 12, 16], 19, 28, 65],
  [120, [10, 12, 16, 20], 21, 32, 70],
  [150, [10, 12, 16, 20], 23.5, 34, 78],
  [185, [10, 12, 16, 20], 25.5, 37, 82],
  [240, [12, 16, 20], 29, 42, 92],
  [300, [12, 16, 20], 32, 46, 100],
  [400, [16, 20], 38.5, 54, 115],
]

/** Rail terminal blocks of IEC 60947-7-1: rated cross-section in mm², width in mm, current in A. */
export const terminalSizes: readonly (readonly [section: number, width: number, A: number])[] = [
  [1.5, 4.2, 17.5],
  [2.5, 5.2, 24],
  [4, 6.2, 32],
  [6, 8.2, 41],
  [10, 10.2, 57],
  [16, 12.2, 76],
  [35, 16, 125],
]
