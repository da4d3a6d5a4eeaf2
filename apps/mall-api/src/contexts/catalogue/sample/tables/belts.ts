/**
 * ISO 4184 / DIN 7753 / GB/T 11544: profile, top width and height in mm, smallest and largest stocked datum length, and
 * smallest and largest datum diameter of the pulleys (ISO 4183).
 */
export const vProfiles: readonly (readonly [
  profile: string,
  w: number,
  h: number,
  least: number,
  most: number,
  small: number,
  large: number,
])[] = [
  ['A', 13, 8, 630, 4500, 75, 630],
  ['B', 17, 11, 900, 7100, 125, 800],
  ['C', 22, 14, 1400, 8000, 200, 1000],
  ['SPZ', 10, 8, 630, 3550, 63, 630],
  ['SPA', 13, 10, 800, 4500, 90, 800],
  ['SPB', 17, 14, 1250, 8000, 140, 1000],
  ['SPC', 22, 18, 2000, 12500, 224, 1250],
  ['Z', 10, 6, 400, 2500, 50, 400],
]
/** Returns the name of the raw-edge cogged belt: narrow SPZ of ISO 4184 becomes XPZ, classical A becomes AX. */
export const coggedName = (profile: string) => (profile.startsWith('SP') ? `XP${profile[2]}` : `${profile}X`)

/** R 40 preferred lengths in mm. */
export const beltLengths = [
  400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320,
  1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360, 2500, 2650, 2800, 3000, 3150, 3350, 3550, 3750, 4000,
  4250, 4500, 4750, 5000, 5300, 5600, 6000, 6300, 6700, 7100, 7500, 8000, 8500, 9000, 9500, 10000, 10600, 11200, 11800,
  12500,
]
/** Datum diameters of ISO 4183 in mm. */
export const datumDiameters = [
  50, 56, 63, 67, 71, 75, 80, 85, 90, 95, 100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 190, 200, 212, 224,
  236, 250, 265, 280, 300, 315, 335, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120, 1250,
]

/** Synchronous belts (HTD: ISO 13050, AT: DIN 17396): pitch, height, common widths in mm, stocked tooth counts. */
export const timingProfiles: readonly (readonly [
  system: 'HTD' | 'AT',
  pitch: number,
  h: number,
  widths: readonly number[],
  teeth: readonly number[],
])[] = [
  ['HTD', 3, 2.4, [9, 15], [35, 48, 59, 71, 80, 89, 100, 112, 128, 142, 156, 171, 188, 210, 223]],
  [
    'HTD',
    5,
    3.6,
    [9, 15, 25],
    [45, 53, 60, 71, 80, 90, 100, 120, 142, 160, 180, 200, 227, 254, 284, 320, 360, 400, 505],
  ],
  ['HTD', 8, 5.6, [20, 30, 50, 85], [60, 70, 80, 90, 100, 112, 125, 140, 150, 160, 180, 200, 225, 250, 280, 325, 350]],
  ['HTD', 14, 10, [40, 55, 85, 115], [69, 85, 100, 115, 127, 135, 150, 165, 175, 190, 200, 225, 250, 309]],
  ['AT', 5, 2.7, [10, 16, 25], [45, 51, 56, 60, 68, 75, 84, 91, 100, 109, 120, 126, 132, 144, 150, 195, 210, 300]],
  ['AT', 10, 5, [16, 25, 32, 50], [50, 56, 61, 66, 73, 81, 88, 92, 98, 108, 115, 121, 132, 140, 150, 160, 180, 194]],
]

/**
 * Taper bushes (the common 1008…5050 system): number, largest outer diameter and length in mm, smallest and largest
 * stocked bore.
 */
export const taperBushes: readonly (readonly [bush: string, D: number, L: number, least: number, most: number])[] = [
  ['1008', 35.2, 22.2, 9, 25],
  ['1108', 38.4, 22.2, 9, 28],
  ['1210', 47.5, 25.4, 11, 32],
  ['1610', 57.2, 25.4, 14, 42],
  ['1615', 57.2, 38.1, 14, 42],
  ['2012', 69.9, 31.8, 14, 50],
  ['2517', 85.7, 44.5, 16, 60],
  ['3020', 108, 50.8, 25, 75],
  ['3030', 108, 76.2, 35, 75],
  ['3535', 127, 88.9, 35, 90],
  ['4040', 146, 101.6, 40, 100],
  ['4545', 161.9, 114.3, 55, 110],
  ['5050', 177.8, 127, 70, 125],
]
/** Shaft diameters for bushes, sprockets and couplings, in mm. */
export const bores = [
  6, 8, 9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60, 65, 70, 75,
  80, 85, 90, 95, 100, 105, 110, 115, 120, 125,
]
/** Returns the bush for a pulley, estimated from its diameter and grooves. Real bushes vary by maker. */
export function bushFor(D: number, grooves: number): string {
  const weight = D * (1 + grooves * 0.06)
  return weight < 80
    ? '1108'
    : weight < 112
      ? '1210'
      : weight < 170
        ? '1610'
        : weight < 240
          ? '2012'
          : weight < 360
            ? '2517'
            : weight < 620
              ? '3020'
              : '3535'
}
