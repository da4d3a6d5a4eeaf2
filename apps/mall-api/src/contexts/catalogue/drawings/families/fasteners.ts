import { family, fit, label, num, word } from '../family.ts'
import type { Sheet } from '../sheet.ts'

/** Approximates the coarse pitch of ISO 261, also between the listed sizes. */
const pitch = (d: number) => Math.max(0.5, d * 0.1 + 0.45)

/** Draws a horizontal thread: crests as slanted hairlines, the root as two hairlines. */
function thread(sheet: Sheet, x: number, y: number, length: number, d: number, step: number) {
  if (length <= 0) return
  const root = d * 0.13
  const chamfer = Math.min(root, length / 3)
  sheet.path(
    `M${x} ${y - d / 2}H${x + length - chamfer}L${x + length} ${y - d / 2 + root}V${y + d / 2 - root}L${x + length - chamfer} ${y + d / 2}H${x}Z`,
    'part',
  )
  const turns = Math.min(60, Math.floor((length - chamfer) / Math.max(step, 3.2)))
  let data = ''
  for (let i = 1; i <= turns; i++)
    data += `M${x + (i * (length - chamfer)) / (turns + 0.5)} ${y - d / 2}l${-Math.min(4, step * 0.5)} ${d}`
  if (data) sheet.path(data, 'hair')
  sheet
    .line(x, y - d / 2 + root, x + length, y - d / 2 + root, 'hair')
    .line(x, y + d / 2 - root, x + length, y + d / 2 - root, 'hair')
}

function hexagon(cx: number, cy: number, r: number): [number, number][] {
  return [0, 1, 2, 3, 4, 5].map((i) => [cx + r * Math.cos((i * Math.PI) / 3), cy + r * Math.sin((i * Math.PI) / 3)])
}

const heads = {
  hex: { high: 0.63, wide: 1.8 },
  socket: { high: 1, wide: 1.5 },
  button: { high: 0.55, wide: 1.75 },
  countersunk: { high: 0.56, wide: 2 },
  set: { high: 0, wide: 1 },
  stud: { high: 0, wide: 1 },
  flange: { high: 0.9, wide: 1.75 },
  carriage: { high: 0.5, wide: 2.1 },
} as const

export const fasteners = {
  /** `l` is the nominal length, `b` the thread length (0: up to the head). */
  bolt: family(
    {
      d: num(1, 80, 8),
      l: num(1, 600, 40),
      b: num(0, 600, 0),
      head: word('hex', 'socket', 'button', 'countersunk', 'set', 'stud', 'flange', 'carriage'),
    },
    (p, sheet) => {
      const head = heads[p.head]
      const sunk = p.head === 'countersunk'
      const total = p.l + (sunk ? 0 : head.high * p.d)
      const s = Math.min(fit(total, 6, 220, 130, 345), 130 / (p.d * head.wide), fit(p.d, 2, 40, 24, 110))
      const y = head.wide > 1 ? 232 : 200
      const x0 = 200 - (total * s) / 2
      const [D, H, L] = [p.d * s, head.high * p.d * s, p.l * s]
      const shank = sunk ? x0 : x0 + H
      const end = shank + L
      const threaded = p.b > 0 && p.b < p.l ? p.b * s : sunk ? L - H : L
      const half = (head.wide * D) / 2
      if (p.b > 0 && p.b < p.l) sheet.rect(shank, y - D / 2, L - threaded, D, 'part')
      if (p.head === 'stud') {
        thread(sheet, x0, y, L, D, pitch(p.d) * s)
        sheet.path(`M${x0} ${y - D / 2}l-4 ${D * 0.13}v${D * 0.74}l4 ${D * 0.13}`, 'part')
      } else thread(sheet, end - threaded, y, threaded, D, pitch(p.d) * s)
      if (p.head === 'hex' || p.head === 'flange') {
        const skirt = p.head === 'flange' ? H * 0.22 : 0
        sheet.path(
          `M${shank - skirt} ${y - half}H${x0 + H * 0.2}L${x0} ${y - half * 0.78}V${y + half * 0.78}L${x0 + H * 0.2} ${y + half}H${shank - skirt}Z`,
          'soft',
        )
        sheet
          .line(x0 + 1, y - half * 0.5, shank - skirt, y - half * 0.5)
          .line(x0 + 1, y + half * 0.5, shank - skirt, y + half * 0.5)
        if (skirt)
          sheet.path(
            `M${shank - skirt * 1.6} ${y - half}L${shank - 3} ${y - half * 1.3}h3V${y + half * 1.3}h-3L${shank - skirt * 1.6} ${y + half}Z`,
            'soft',
          )
      } else if (p.head === 'socket') {
        sheet
          .path(`M${x0 + 4} ${y - half}H${shank}V${y + half}H${x0 + 4}L${x0} ${y + half - 4}V${y - half + 4}Z`, 'soft')
          .path(`M${x0} ${y - D * 0.42}h${H * 0.5}l${D * 0.14} ${D * 0.42}l${-D * 0.14} ${D * 0.42}H${x0}`, 'dash')
      } else if (p.head === 'button' || p.head === 'carriage') {
        sheet.path(
          `M${shank} ${y - half}C${x0 + H * 0.2} ${y - half * 0.95} ${x0} ${y - half * 0.4} ${x0} ${y}S${x0 + H * 0.2} ${y + half * 0.95} ${shank} ${y + half}Z`,
          'soft',
        )
        if (p.head === 'carriage') sheet.rect(shank, y - D / 2, D * 0.6, D, 'mid')
      } else if (sunk) {
        sheet
          .path(`M${x0} ${y - half}h3L${x0 + H} ${y - D / 2}V${y + D / 2}L${x0 + 3} ${y + half}h-3Z`, 'soft')
          .path(`M${x0} ${y - D * 0.3}h${H * 0.6}v${D * 0.6}H${x0}`, 'dash')
      } else if (p.head === 'set')
        sheet.path(`M${x0} ${y - D * 0.26}h${Math.min(D * 0.6, L * 0.5)}v${D * 0.52}H${x0}`, 'dash')
      sheet.line(x0 - 16, y, end + 16, y, 'axis')
      const below = y + Math.max(half * (p.head === 'flange' ? 1.3 : 1), D / 2)
      sheet
        .across(shank, end, below + 40, label(p.l), y + D / 2)
        .text(Math.min(350, end + 6), y - D / 2 - 16, `M${label(p.d)}`, 'end')
      if (p.head === 'hex' || p.head === 'flange' || p.head === 'socket') {
        const r = Math.min(44, half)
        const cy = y - Math.max(half, 30) - 76
        if (p.head === 'socket') sheet.circle(200, cy, r, 'soft').shape(hexagon(200, cy, r * 0.6), 'part')
        else sheet.shape(hexagon(200, cy, r * 1.1), 'soft').circle(200, cy, r * 0.92, 'part')
        sheet.line(200 - r - 22, cy, 200 + r + 22, cy, 'axis').line(200, cy - r - 18, 200, cy + r + 18, 'axis')
      }
    },
  ),

  nut: family(
    { d: num(1, 80, 8), s: num(2, 120, 13), m: num(0.8, 70, 6.8), kind: word('hex', 'lock', 'flange', 'wing', 'cap') },
    (p, sheet) => {
      const k = fit(p.s, 5, 60, 88, 146)
      const r = (p.s / Math.sqrt(3)) * k
      const [cx, cy, h] = [152, 196, p.m * k]
      if (p.kind === 'flange') sheet.circle(cx, cy, r * 1.2, 'part')
      sheet
        .shape(hexagon(cx, cy, r), 'soft')
        .circle(cx, cy, r * 0.87, 'part')
        .circle(cx, cy, (p.d / 2) * k, 'part')
      sheet.path(
        `M${cx + (p.d / 2) * k * 0.86} ${cy}A${(p.d / 2) * k * 0.86} ${(p.d / 2) * k * 0.86} 0 1 0 ${cx} ${cy + (p.d / 2) * k * 0.86}`,
        'hair',
      )
      if (p.kind === 'lock') sheet.circle(cx, cy, (p.d / 2) * k + 8, 'signalLine')
      sheet.line(cx - r - 14, cy, cx + r + 14, cy, 'axis').line(cx, cy - r - 14, cx, cy + r + 14, 'axis')
      const x = p.kind === 'cap' ? 252 : 274
      const half = r * 0.87
      sheet
        .rect(x, cy - half, h, half * 2, 'cut', 3)
        .rect(x, cy - (p.d / 2) * k, h, p.d * k, 'part')
        .line(x - 12, cy, x + h + 12, cy, 'axis')
      if (p.kind === 'lock') sheet.rect(x + h, cy - half * 0.8, h * 0.28, half * 1.6, 'warm', 4)
      if (p.kind === 'flange')
        sheet.path(`M${x} ${cy - half}L${x - 10} ${cy - half * 1.3}v${half * 2.6}L${x} ${cy + half}Z`, 'soft')
      if (p.kind === 'cap')
        sheet.path(`M${x + h} ${cy - half * 0.8}a${half * 0.8} ${half * 0.8} 0 0 1 0 ${half * 1.6}`, 'soft')
      sheet
        .upright(cy - half, cy + half, 32, label(p.s), cx)
        .across(x, x + h, cy - half - 34, label(p.m), cy - half)
        .text(cx, cy + r + 42, `M${label(p.d)}`)
    },
  ),

  washer: family(
    { d: num(1, 120, 8.4), D: num(2, 200, 16), s: num(0.2, 20, 1.6), kind: word('flat', 'spring', 'tooth', 'sealing') },
    (p, sheet) => {
      const k = fit(p.D, 5, 90, 110, 215)
      const [cx, cy, R, r] = [160, 200, (p.D / 2) * k, (Math.min(p.d, p.D * 0.94) / 2) * k]
      sheet.circle(cx, cy, R, 'soft')
      if (p.kind === 'sealing') sheet.circle(cx, cy, (R + r) / 2 + 4, 'dark')
      sheet.circle(cx, cy, r, 'part')
      if (p.kind === 'spring')
        sheet
          .path(
            `M${cx - 8} ${cy - R - 3}L${cx + 4} ${cy - r + 4}L${cx + 14} ${cy - r + 3}L${cx + 3} ${cy - R - 3}Z`,
            'white',
          )
          .line(cx - 7, cy - R, cx + 3, cy - r)
          .line(cx + 4, cy - R, cx + 13, cy - r)
      if (p.kind === 'tooth')
        for (let i = 0; i < 12; i++)
          sheet.turned(i * 30, cx, cy, () => sheet.path(`M${cx - 5} ${cy - r}l5 ${r * 0.24}l5 ${-r * 0.24}`, 'part'))
      sheet.line(cx - R - 14, cy, cx + R + 14, cy, 'axis').line(cx, cy - R - 14, cx, cy + R + 14, 'axis')
      const x = 312
      const w = Math.max(4, p.s * k)
      sheet
        .rect(x, cy - R, w, R - r, 'cut')
        .rect(x, cy + r, w, R - r, 'cut')
        .line(x, cy - r, x, cy + r)
        .line(x + w, cy - r, x + w, cy + r)
      sheet
        .across(x, x + w, cy - R - 26, label(p.s), cy - R)
        .across(cx - R, cx + R, cy + R + 44, `⌀${label(p.D)}`, cy)
        .upright(cy - r, cy + r, 366, `⌀${label(p.d)}`, x + w)
    },
  ),

  /** A retaining ring: `d` is the shaft's or the bore's size, `s` its thickness. */
  circlip: family({ d: num(2, 400, 20), s: num(0.2, 10, 1.2), kind: word('shaft', 'bore') }, (p, sheet) => {
    const r = fit(p.d, 4, 120, 70, 116) * p.d
    const [cx, cy] = [190, 205]
    const wide = Math.max(10, r * 0.16)
    const shaft = p.kind === 'shaft'
    const [inner, outer] = shaft ? [r, r + wide] : [r - wide, r]
    const gap = 0.24
    const at = (radius: number, turn: number) => `${cx + radius * Math.sin(turn)} ${cy - radius * Math.cos(turn)}`
    sheet.path(
      `M${at(outer, gap)}A${outer} ${outer} 0 1 1 ${at(outer, -gap)}L${at(inner, -gap)}A${inner} ${inner} 0 1 0 ${at(inner, gap)}Z`,
      'soft',
    )
    for (const side of [-1, 1]) {
      const lug = shaft ? outer + wide * 0.15 : inner - wide * 0.15
      const x = cx + lug * Math.sin(side * (gap + 0.07))
      const y = cy - lug * Math.cos(gap + 0.07)
      sheet.circle(x, y, wide * 0.85, 'soft').circle(x, y, wide * 0.34, 'part')
    }
    sheet.line(cx - outer - 14, cy, cx + outer + 14, cy, 'axis').line(cx, cy - outer - 14, cx, cy + outer + 14, 'axis')
    sheet
      .across(cx - r, cx + r, cy + outer + 44, `⌀${label(p.d)}`, cy + 10)
      .path(`M${cx + inner * 0.72 + 4} ${cy + inner * 0.72 + 4}L${cx + r + 46} ${cy + r * 0.5}h26`, 'hair')
      .text(cx + r + 62, cy + r * 0.5 - 7, label(p.s))
  }),

  pin: family(
    { d: num(1, 60, 6), l: num(2, 300, 30), kind: word('dowel', 'key', 'split', 'roll'), b: num(1, 60, 8) },
    (p, sheet) => {
      const k = Math.min(fit(p.l, 8, 120, 150, 310), 110 / p.d)
      const [L, D, x, y] = [p.l * k, p.d * k, 200 - (p.l * k) / 2, 190]
      if (p.kind === 'key') {
        sheet
          .path(`M${x} ${y - D * 0.4}l${D * 0.35} ${-D * 0.45}H${x + L}l${-D * 0.35} ${D * 0.45}Z`, 'part')
          .path(`M${x} ${y - D * 0.4}H${x + L - D * 0.35}V${y + D * 0.5}H${x}Z`, 'soft')
          .path(
            `M${x + L - D * 0.35} ${y - D * 0.4}l${D * 0.35} ${-D * 0.45}v${D * 0.9}l${-D * 0.35} ${D * 0.45}Z`,
            'mid',
          )
      } else if (p.kind === 'split') {
        sheet
          .path(
            `M${x + L} ${y - D * 0.12}H${x + D * 1.6}C${x + D} ${y - D * 1.6} ${x - D * 0.8} ${y - D} ${x - D * 0.6} ${y}S${x + D} ${y + D * 1.6} ${x + D * 1.6} ${y + D * 0.12}H${x + L * 0.9}`,
            'ink',
          )
          .path(
            `M${x + L} ${y - D * 0.5}H${x + D * 1.4}C${x + D} ${y - D * 2.2} ${x - D * 1.4} ${y - D * 1.4} ${x - D * 1.2} ${y}S${x + D} ${y + D * 2.2} ${x + D * 1.4} ${y + D * 0.5}H${x + L * 0.9}`,
            'ink',
          )
      } else {
        sheet
          .rect(x, y - D / 2, L, D, p.kind === 'roll' ? 'mid' : 'soft', p.kind === 'roll' ? 3 : D * 0.22)
          .line(x + D * 0.2, y - D / 2, x + D * 0.2, y + D / 2, 'hair')
          .line(x + L - D * 0.2, y - D / 2, x + L - D * 0.2, y + D / 2, 'hair')
        if (p.kind === 'roll')
          sheet.line(x, y - D * 0.08, x + L, y - D * 0.08).line(x, y + D * 0.08, x + L, y + D * 0.08)
        sheet.line(x - 16, y, x + L + 16, y, 'axis')
      }
      sheet
        .across(x, x + L, y + D / 2 + 46, label(p.l), y + D / 2)
        .upright(
          y - D / 2,
          y + D / 2,
          Math.min(380, x + L + 34),
          p.kind === 'key' ? `${label(p.b)}×${label(p.d)}` : `⌀${label(p.d)}`,
          x + L,
        )
    },
  ),
}
