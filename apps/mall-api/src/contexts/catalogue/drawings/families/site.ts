import { keysOf } from '@millwright/domain/table'
import { family, initial, num, word } from '../family.ts'
import type { Sheet } from '../sheet.ts'

const grounds = { pale: ['#f1f3f5', '#5b6774'], dark: ['#161b21', '#93a0ae'] } as const

function gear(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  teeth: number,
  look: 'ink' | 'hair' | 'signalLine' = 'ink',
) {
  const step = (2 * Math.PI) / teeth
  let data = ''
  for (let i = 0; i < teeth; i++) {
    for (const [at, radius] of [
      [0, r * 0.9],
      [0.2, r * 0.9],
      [0.34, r],
      [0.66, r],
      [0.8, r * 0.9],
    ] as const) {
      const turn = (i + at) * step
      data += `${data ? 'L' : 'M'}${cx + Math.cos(turn) * radius} ${cy + Math.sin(turn) * radius}`
    }
  }
  sheet.path(`${data}Z`, look)
}

function bearingFront(sheet: Sheet, cx: number, cy: number, R: number, r: number, balls: number) {
  const wall = (R - r) * 0.26
  for (const radius of [R, R - wall, r + wall, r]) sheet.circle(cx, cy, radius)
  for (const radius of [R - wall * 0.3, r + wall * 0.3]) sheet.circle(cx, cy, radius, 'hair')
  const middle = (R + r) / 2
  for (let i = 0; i < balls; i++) {
    const turn = (i / balls) * 2 * Math.PI
    sheet
      .circle(cx + Math.cos(turn) * middle, cy + Math.sin(turn) * middle, (R - r) * 0.27)
      .circle(cx + Math.cos(turn) * middle - 4, cy + Math.sin(turn) * middle - 4, (R - r) * 0.1, 'hair')
  }
  sheet.line(cx - R - 40, cy, cx + R + 40, cy, 'axis').line(cx, cy - R - 40, cx, cy + R + 40, 'axis')
}

/** Banners have their drawing on the right-hand side. The left 40 % stays free for the page's text. */
const scenes = {
  bearings(sheet: Sheet) {
    bearingFront(sheet, 1240, 260, 210, 116, 11)
    sheet.circle(1240, 260, 163, 'signalLine')
    bearingFront(sheet, 1620, 330, 120, 58, 9)
    bearingFront(sheet, 930, 380, 74, 34, 8)
    for (const up of [-1, 1]) {
      const y = 190 + up * 92
      sheet
        .rect(1744, y - 34, 96, 16)
        .rect(1744, y + 18, 96, 16)
        .circle(1792, y, 20)
    }
    sheet.line(1744, 82, 1744, 298, 'hair').line(1840, 82, 1840, 298, 'hair').line(1720, 190, 1864, 190, 'axis')
  },
  motors(sheet: Sheet) {
    const [x, y] = [860, 250]
    sheet
      .rect(x, y - 24, 120, 48)
      .rect(x + 16, y - 8, 80, 16, 'hair', 8)
      .rect(x + 120, y - 150, 26, 300)
      .path(`M${x + 146} ${y - 96}q8 -40 40 -52V${y + 148}q-32 -12 -40 -52Z`)
    sheet.rect(x + 186, y - 152, 410, 304, 'ink', 10)
    for (let i = 1; i < 16; i++) sheet.line(x + 192, y - 152 + i * 19, x + 590, y - 152 + i * 19, 'hair')
    sheet.path(`M${x + 596} ${y - 148}h96q44 0 44 60v176q0 60 -44 60h-96Z`)
    for (let i = -5; i <= 5; i++) sheet.line(x + 690, y + i * 22, x + 734, y + i * 22, 'hair')
    sheet
      .rect(x + 270, y - 216, 170, 64, 'ink', 6)
      .rect(x + 262, y - 232, 186, 18, 'ink', 4)
      .rect(x + 330, y - 40, 120, 80, 'signalLine', 4)
    for (const at of [230, 470]) sheet.path(`M${x + at} ${y + 152}l-12 50h100l-12 -50`)
    sheet.line(x + 190, y + 202, x + 610, y + 202).line(x - 40, y, x + 800, y, 'axis')
    gear(sheet, 1754, 200, 116, 26)
    sheet
      .circle(1754, 200, 84, 'hair')
      .circle(1754, 200, 34)
      .line(1754 - 140, 200, 1754 + 140, 200, 'axis')
      .line(1754, 60, 1754, 340, 'axis')
    gear(sheet, 1690, 386, 72, 16)
    sheet.circle(1690, 386, 22)
  },
  hydraulics(sheet: Sheet) {
    sheet.turned(-14, 1300, 250, () => {
      sheet
        .rect(880, 196, 520, 108, 'ink', 8)
        .rect(880, 186, 70, 128, 'ink', 6)
        .rect(1330, 186, 84, 128, 'ink', 6)
        .rect(1414, 224, 300, 52)
        .circle(1742, 250, 44)
        .circle(1742, 250, 20)
        .circle(842, 250, 44)
        .circle(842, 250, 20)
      sheet
        .rect(1090, 204, 46, 92, 'signalLine')
        .line(1136, 230, 1330, 230, 'hair')
        .line(1136, 270, 1330, 270, 'hair')
        .rect(960, 158, 34, 38)
        .rect(1290, 158, 34, 38)
        .line(760, 250, 1840, 250, 'axis')
    })
    sheet.path(
      'M1020 168C1010 60 1140 20 1260 60S1500 30 1620 40S1800 120 1830 60M1048 164C1046 86 1150 50 1256 88S1500 60 1616 68S1810 150 1856 76',
    )
    for (let i = 0; i < 9; i++) sheet.path(`M${1290 + i * 34} ${66 - i * 2.4}l12 24`, 'hair')
    sheet
      .circle(1700, 420, 60)
      .circle(1700, 420, 50, 'hair')
      .path('M1700 420l26 -34', 'signalLine')
      .circle(1700, 420, 6)
  },
  tools(sheet: Sheet) {
    for (const [i, r] of [
      [0, 34],
      [1, 28],
      [2, 22],
      [3, 16],
    ] as const) {
      const x = 900 + i * 118
      sheet.rect(x - r, 40, r * 2, 150, 'ink', 4).path(`M${x - r} 190V410L${x} ${410 + r * 0.6}L${x + r} 410V190`)
      for (let t = 0; t < 4; t++)
        sheet
          .path(
            `M${x - r} ${210 + t * 52}C${x - r * 0.2} ${222 + t * 52} ${x + r * 0.4} ${246 + t * 52} ${x + r} ${262 + t * 52}`,
            i === 1 ? 'signalLine' : 'ink',
          )
          .path(
            `M${x - r} ${222 + t * 52}C${x - r * 0.2} ${234 + t * 52} ${x + r * 0.4} ${258 + t * 52} ${x + r} ${274 + t * 52}`,
            'hair',
          )
      sheet.line(x, 20, x, 460, 'axis')
    }
    sheet.turned(32, 1600, 250, () => {
      sheet
        .path('M1420 218h290c20 0 24 -52 84 -52l34 40h-46v88h46l-34 40c-60 0 -64 -52 -84 -52h-290')
        .circle(1384, 250, 72)
        .circle(1384, 250, 40)
        .rect(1450, 238, 240, 24, 'hair', 12)
    })
    sheet
      .path('M1380 70l80 -46l80 46v92l-80 46l-80 -46Z')
      .circle(1460, 116, 46)
      .circle(1460, 116, 40, 'hair')
      .line(1360, 116, 1560, 116, 'axis')
  },
}

/** Icons of the top categories on a 48 px grid. The background is transparent, so that they fit any theme. */
const icons = {
  bearings:
    'M24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40M24 16a8 8 0 1 0 0 16a8 8 0 1 0 0-16M24 7v5M24 36v5M7 24h5M36 24h5M12 12l4 4M32 32l4 4M36 12l-4 4M12 36l4-4',
  fasteners: 'M14 6h20l4 6l-4 6H14l-4-6ZM18 18v24l6 3l6-3V18M18 24l12 4M18 30l12 4M18 36l12 4',
  motors:
    'M12 14h22v22H12ZM34 17h6q3 0 3 3v10q0 3-3 3h-6M12 22H4v6h8M18 14V8h10v6M12 20h22M12 25h22M12 30h22M16 36l-2 6h8l-1-6M27 36l-1 6h8l-2-6',
  transmission:
    'M16 10a14 14 0 1 0 0 28a14 14 0 1 0 0-28M38 18a6 6 0 1 0 0 12a6 6 0 1 0 0-12M16 20a4 4 0 1 0 0 8a4 4 0 1 0 0-8M18 10l20 8M18 38l20-8',
  hydraulics: 'M4 18h24v12H4ZM28 22h12v4H28M40 20h4v8h-4ZM14 18v12M8 18v-6h4v6M22 18v-6h4v6',
  pneumatics: 'M6 30h26V18H6ZM32 22h10v4H32M12 18v-8M26 18v-8M9 10h6M23 10h6M14 30v6M24 30v6M10 36h18',
  pumps: 'M20 12a14 14 0 1 0 14 14V8H24v5M20 20a6 6 0 1 0 0 12a6 6 0 1 0 0-12M21 8h16M34 22h10v8H33M10 42h22',
  sensors: 'M14 18h26v12H14ZM14 20H9v8h5M40 21h4v6h-4M5 18q-4 6 0 12M20 18v12M26 18v12',
  electrical: 'M10 6h28v36H10ZM10 16h28M10 32h28M16 11h4M28 11h4M16 37h4M28 37h4M26 18l-6 7h8l-6 6',
  cutting: 'M18 4h12v14H18ZM18 18v20l6 6l6-6V18M18 24q8 0 12 6M18 32q8 0 12 6',
  tools: 'M30 6a9 9 0 0 0-8 13L6 35a5 5 0 0 0 7 7l16-16a9 9 0 0 0 12-12l-6 6l-6-1l-1-6l6-6a9 9 0 0 0-4-1',
  construction: 'M6 10l12-4l8 16l16 2q2 10-8 18H18q-8-6-6-16ZM18 42l2 4M25 42l2 4M32 42l2 4M12 26h18',
  safety: 'M6 32h36v4H6ZM9 32q0-22 15-22t15 22M20 10v-3h8v3M20 11v12M28 11v12',
  fluids: 'M12 8h24v34H12ZM12 16h24M12 34h24M18 4h6v4h-6ZM24 20q-6 7 0 10q6-3 0-10',
  welding: 'M6 42h36M30 42l-8-12M22 30l-6-14l6-3l7 13M14 15l10-5M34 36l4-4M36 42v-8M28 34l2-6M20 6l-8 4l2 5',
  lifting: 'M24 4v6M20 10h8v8h-8ZM24 18v6q8 1 8 9q0 9-8 9q-8 0-8-8M10 4h28M16 34l-2-3M16 34l4-2',
} as const
const categoryIcons = keysOf(icons)

export const site = {
  hero: family({ scene: word('bearings', 'motors', 'hydraulics', 'tools') }, (p, sheet) => scenes[p.scene](sheet), {
    width: 1920,
    height: 500,
    ground: grounds.pale[0],
    ink: grounds.pale[1],
    line: 2.2,
  }),
  'hero-dark': family(
    { scene: word('bearings', 'motors', 'hydraulics', 'tools') },
    (p, sheet) => scenes[p.scene](sheet),
    { width: 1920, height: 500, ground: grounds.dark[0], ink: grounds.dark[1], line: 2.2 },
  ),

  /** A shop's logo: its initials in a nut, a ring, a plate or a gear. */
  shop: family(
    { mark: initial, shape: word('nut', 'ring', 'plate', 'gear') },
    (p, sheet) => {
      if (p.shape === 'nut')
        sheet
          .shape(
            [
              [200, 24],
              [352, 112],
              [352, 288],
              [200, 376],
              [48, 288],
              [48, 112],
            ],
            'soft',
          )
          .circle(200, 200, 122, 'part')
      else if (p.shape === 'ring') sheet.circle(200, 200, 172, 'soft').circle(200, 200, 124, 'part')
      else if (p.shape === 'plate') sheet.rect(36, 76, 328, 248, 'soft', 28).rect(60, 100, 280, 200, 'part', 14)
      else {
        gear(sheet, 200, 200, 180, 18)
        sheet.circle(200, 200, 128, 'soft')
      }
      sheet.text(200, 240, p.mark, 'middle', 116)
    },
    { line: 7 },
  ),

  category: family(
    { name: word(...categoryIcons) },
    (p, sheet) => {
      sheet.path(icons[p.name])
    },
    { width: 48, height: 48, ground: undefined, ink: '#68737f' },
  ),

  avatar: family(
    { tone: num(0, 5, 0) },
    (p, sheet) => {
      const helmet = (['warm', 'soft', 'mid', 'dark', 'part', 'soft'] as const)[Math.round(p.tone)] ?? 'soft'
      sheet
        .circle(200, 200, 200, 'plain')
        .path('M70 400q6 -112 130 -112t130 112Z', 'part')
        .path('M136 170v44q0 70 64 70t64 -70v-44Z', 'part')
        .path('M92 170h216v20H92ZM112 170q0 -98 88 -98t88 98Z', helmet)
        .rect(182, 62, 36, 60, helmet, 8)
    },
    { line: 6 },
  ),

  /** The mall's logo: a millstone, nut and bearing in one. `size` is full or favicon. */
  logo: family(
    { size: word('full', 'icon') },
    (p, sheet) => {
      sheet
        .shape(
          [
            [200, 14],
            [361, 107],
            [361, 293],
            [200, 386],
            [39, 293],
            [39, 107],
          ],
          'signal',
        )
        .circle(200, 200, 118, 'white')
      const m = 'M132 262V138h34l34 58l34 -58h34v124h-34v-66l-34 56l-34 -56v66Z'
      sheet.path(m, 'dark')
      if (p.size === 'full')
        for (let i = 0; i < 6; i++)
          sheet.circle(
            200 + Math.cos((i * Math.PI) / 3 + Math.PI / 6) * 146,
            200 + Math.sin((i * Math.PI) / 3 + Math.PI / 6) * 146,
            9,
            'white',
          )
    },
    { ground: undefined },
  ),

  /** Photos of delivered goods that buyers add to reviews. */
  comment: family({ scene: word('crate', 'hand', 'bench', 'label') }, (p, sheet) => {
    sheet.rect(0, 0, 400, 400, 'plain').line(0, 300, 400, 270, 'hair')
    if (p.scene === 'crate') {
      sheet
        .path('M60 170L200 120L340 170V310L200 366L60 310Z', 'warm')
        .path('M60 170L200 224L340 170M200 224V366')
        .path('M96 184v138M136 200v138M264 200v138M304 184v138', 'hair')
        .path('M96 156q0 -40 44 -36q10 -34 56 -22q52 -24 66 18q44 0 42 40', 'part')
        .circle(170, 150, 26, 'mid')
        .circle(170, 150, 10, 'part')
        .circle(232, 152, 22, 'soft')
        .circle(232, 152, 9, 'part')
    } else if (p.scene === 'hand') {
      sheet
        .path(
          'M-6 330L120 250Q150 226 176 244L300 214Q324 212 322 230Q320 244 300 248L220 268H306Q328 270 326 288Q324 300 304 302L150 320L60 406H-6Z',
          'warm',
        )
        .circle(214, 158, 86, 'part')
        .circle(214, 158, 62, 'mid')
        .circle(214, 158, 50, 'part')
        .circle(214, 158, 36, 'soft')
        .path('M150 130q20 -44 62 -50', 'hair')
    } else if (p.scene === 'bench') {
      sheet
        .rect(0, 276, 400, 124, 'warm')
        .line(0, 316, 400, 316, 'hair')
        .line(0, 362, 400, 362, 'hair')
        .rect(54, 216, 120, 70, 'mid', 4)
        .rect(74, 186, 80, 34, 'soft', 4)
        .path('M210 286h120v-26H268v-70h-34v70h-24Z', 'soft')
        .rect(222, 168, 58, 26, 'mid', 3)
        .path('M70 330l180 -8q16 -20 40 -12l-14 16l14 14q-24 8 -40 -10l-180 14Z', 'part')
    } else {
      sheet.rect(70, 80, 260, 230, 'warm', 4).rect(108, 128, 184, 120, 'part', 2)
      for (let i = 0; i < 22; i++) sheet.line(122 + i * 7, 196, 122 + i * 7, 234, i % 3 ? 'hair' : 'bold')
      sheet
        .line(122, 148, 230, 148)
        .line(122, 164, 268, 164, 'hair')
        .line(122, 178, 210, 178, 'hair')
        .line(70, 104, 330, 104, 'dash')
    }
  }),
}
