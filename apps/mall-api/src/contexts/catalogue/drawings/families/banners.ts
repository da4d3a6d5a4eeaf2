import { keysOf } from '@millwright/domain/table'
import { family, word } from '../family.ts'
import type { DrawingFamily } from '../family.ts'
import type { Sheet } from '../sheet.ts'
import { bearings } from './bearings.ts'
import { cutting } from './cutting.ts'
import { drives } from './drives.ts'
import { electrical } from './electrical.ts'
import { fasteners } from './fasteners.ts'
import { hydraulics } from './hydraulics.ts'
import { motors } from './motors.ts'
import { safety } from './safety.ts'
import { sealing } from './sealing.ts'
import { seals } from './seals.ts'
import { sensors } from './sensors.ts'
import { tools } from './tools.ts'

const parts: Readonly<Record<string, DrawingFamily>> = {
  ...bearings,
  ...cutting,
  ...drives,
  ...electrical,
  ...fasteners,
  ...hydraulics,
  ...motors,
  ...safety,
  ...sealing,
  ...seals,
  ...sensors,
  ...tools,
}
type Part = readonly [family: string, params?: Readonly<Record<string, string | number>>]

/** The mall's drawings on each banner, the main drawing first. */
const scenes = {
  mall: [
    ['bearing', { d: 25, D: 52, B: 15 }],
    ['bolt', { d: 12, l: 50, b: 30 }],
    ['motor', { H: 132, L: 470, D: 38 }],
    ['hose', { d: 12.7, D: 23, layers: 2 }],
    ['insert'],
    ['helmet'],
  ],
  bearings: [
    ['bearing', { d: 50, D: 110, B: 27 }],
    ['tapered', { d: 30, D: 62, B: 17.25 }],
    ['unit', { d: 25, h: 36.5, L: 140, shape: 'p' }],
    ['cylindrical', { d: 40, D: 90, B: 23 }],
    ['thrust', { d: 35, D: 62, B: 18 }],
  ],
  fasteners: [
    ['bolt', { d: 12, l: 50, b: 30 }],
    ['nut', { d: 8, s: 13, m: 6.8 }],
    ['washer', { d: 8.4, D: 16, s: 1.6 }],
    ['bolt', { d: 8, l: 40, head: 'socket' }],
    ['circlip', { d: 32, s: 1.2, kind: 'bore' }],
  ],
  drives: [
    ['motor', { H: 132, L: 470, D: 38 }],
    ['wormgear', { a: 63, D: 25 }],
    ['planetary'],
    ['shaftcoupling'],
    ['cabinet', { W: 118, H: 185 }],
  ],
  seals: [
    ['hose', { d: 12.7, D: 23, layers: 2 }],
    ['lipseal'],
    ['oring', { d: 32, s: 4, tone: 'black' }],
    ['gearpump', { V: 16 }],
    ['fitting', { T: 22, d: 12.7, angle: 90 }],
  ],
  tools: [['mill'], ['insert'], ['caliper'], ['wrench'], ['hexkey']],
  electric: [['cabinet', { W: 118, H: 185 }], ['terminal'], ['proximity', { d: 12, l: 60 }], ['cable'], ['lug']],
  safety: [['helmet'], ['glasses'], ['glove'], ['shoe'], ['harness']],
} as const satisfies Record<string, readonly Part[]>

const tones = {
  steel: '#e6ebf0',
  sand: '#f5ecdf',
  mint: '#e1efe8',
  sky: '#e0ecf7',
  rose: '#f7e5df',
  violet: '#ebe8f5',
} as const

/** Positions of the parts, the main part first. Parts without a slot are omitted. */
type Slot = readonly [x: number, y: number, scale: number]

const rules = { scene: word(...keysOf(scenes)), tone: word(...keysOf(tones)) }

/**
 * Creates a banner of drawings on a coloured background. A banner contains no text, because the page renders its text.
 */
function banner(
  width: number,
  height: number,
  slots: readonly Slot[],
  behind: (sheet: Sheet) => void = () => {},
): DrawingFamily {
  return family(
    rules,
    ({ scene, tone }, sheet) => {
      sheet.covered(tones[tone])
      behind(sheet)
      const parts: readonly Part[] = scenes[scene]
      for (const [index, slot] of slots.entries()) place(sheet, parts[index], slot)
    },
    { width, height, ground: undefined },
  )
}

function place(sheet: Sheet, part: Part | undefined, [x, y, scale]: Slot) {
  if (part) sheet.moved(x, y, scale, () => parts[part[0]]?.drawOnto(part[1] ?? {}, sheet))
}

/** Draws centre lines through the main part. */
const axes = (x: number, y: number) => (sheet: Sheet) =>
  sheet.line(0, y, sheet.width, y, 'axis').line(x, 0, x, sheet.height, 'axis')

/** Draws six cells in two rows of three, each a link area. The lower part of a cell is left free for text. */
function cells(sheet: Sheet) {
  for (const x of [400, 800]) sheet.line(x, 0, x, 400, 'axis')
  sheet.line(0, 200, 1200, 200, 'axis')
}

export const banners = {
  /** The left two fifths stay free for the page's text. A viewport of 1440 px crops up to 142 px on each side. */
  banner: banner(
    1920,
    500,
    [
      [1130, 30, 1.1],
      [840, 50, 0.6],
      [1540, 226, 0.6],
      [1590, 60, 0.4],
    ],
    axes(1350, 250),
  ),
  'banner-sign': banner(
    1920,
    170,
    [
      [320, -8, 0.46],
      [1420, -8, 0.46],
      [1590, 14, 0.36],
      [180, 14, 0.36],
    ],
    (sheet) => sheet.line(0, 85, 1920, 85, 'axis'),
  ),
  /** Parts in a centred row. A phone shows the middle five eighths. */
  'banner-band': banner(
    1200,
    300,
    [
      [568, -46, 0.86],
      [360, 22, 0.52],
      [950, 22, 0.52],
      [160, 30, 0.48],
    ],
    axes(740, 126),
  ),
  /** Parts in a column. A tablet and wider shows the middle 348 px of the width, a phone the middle 280 px of the height. */
  'banner-side': banner(
    464,
    640,
    [
      [92, 180, 0.7],
      [152, 12, 0.4],
      [152, 472, 0.4],
    ],
    axes(232, 324),
  ),
  'banner-cells': banner(
    1200,
    400,
    [
      [124, -16, 0.38],
      [524, -16, 0.38],
      [924, -16, 0.38],
      [124, 184, 0.38],
      [524, 184, 0.38],
      [924, 184, 0.38],
    ],
    cells,
  ),
}
