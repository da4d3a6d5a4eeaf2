import { family, fit, label, num, word } from '../family.ts'
import type { Sheet } from '../sheet.ts'

type Size = { d: number; D: number; B: number }
type Frame = {
  cx: number
  cy: number
  s: number
  top: number
  bottom: number
  left: number
  right: number
  bore: number
}

const size = { d: num(1, 1000, 25), D: num(2, 1500, 52), B: num(0.5, 500, 15) }

/** Draws a ring bearing in section on the left and from the front on the right, with dimensions. */
function frame(sheet: Sheet, { d, D, B }: Size): Frame {
  const s = Math.min(fit(D, 10, 240, 150, 236), 84 / B)
  const [cx, cy] = [96, 208]
  const f = {
    cx,
    cy,
    s,
    top: cy - (D / 2) * s,
    bottom: cy + (D / 2) * s,
    left: cx - (B / 2) * s,
    right: cx + (B / 2) * s,
    bore: (Math.min(d, D * 0.96) / 2) * s,
  }
  sheet.line(f.left, cy - f.bore, f.left, cy + f.bore).line(f.right, cy - f.bore, f.right, cy + f.bore)
  return f
}

type Front = { wall: number; rolling?: number; face?: 'mid' | 'dark' }

function dimensions(sheet: Sheet, f: Frame, { d, D, B }: Size, { wall, rolling, face }: Front) {
  const R = f.cy - f.top
  const x = 256
  sheet
    .circle(x, f.cy, R, 'soft')
    .circle(x, f.cy, R - wall, face ?? 'part')
    .circle(x, f.cy, f.bore + wall, 'soft')
    .circle(x, f.cy, f.bore, 'part')
  if (rolling) {
    const middle = (R + f.bore) / 2
    const count = Math.floor((Math.PI * 2 * middle) / (rolling * 2.5))
    for (let i = 0; i < count; i++)
      sheet.circle(
        x + Math.sin((i / count) * 2 * Math.PI) * middle,
        f.cy - Math.cos((i / count) * 2 * Math.PI) * middle,
        rolling,
        'part',
      )
  }
  sheet.line(x - R - 14, f.cy, x + R + 14, f.cy, 'axis').line(x, f.top - 14, x, f.bottom + 14, 'axis')
  sheet.line(f.left - 16, f.cy, f.right + 16, f.cy, 'axis')
  sheet.upright(f.cy - f.bore, f.cy + f.bore, f.left - 24, `⌀${label(d)}`, f.left)
  sheet.upright(f.top, f.bottom, Math.min(390, x + R + 22), `⌀${label(D)}`, x, 0.84)
  sheet.across(f.left, f.right, f.top - 26, label(B), f.top)
}

/**
 * Draws both halves of a section: `draw(outer, inward)` gets the edge of the outer ring and the direction to the axis.
 */
function halves(f: Frame, draw: (outer: number, inward: 1 | -1) => void) {
  draw(f.top, 1)
  draw(f.bottom, -1)
}

function ring(sheet: Sheet, f: Frame, from: number, to: number, look: 'cut' | 'cutBack' | 'soft' = 'cut') {
  sheet.rect(f.left, Math.min(from, to), f.right - f.left, Math.abs(to - from), look, 3)
}

export const bearings = {
  bearing: family({ ...size, seal: word('open', 'zz', 'rs') }, (p, sheet) => {
    const f = frame(sheet, p)
    const depth = f.cy - f.bore - f.top
    const wall = depth * 0.27
    halves(f, (outer, inward) => {
      const middle = outer + (inward * depth) / 2
      ring(sheet, f, outer, outer + inward * wall)
      ring(sheet, f, outer + inward * depth, outer + inward * (depth - wall))
      sheet.circle(f.cx, middle, Math.min(depth * 0.31, p.B * f.s * 0.4), 'soft')
      if (p.seal !== 'open') {
        for (const [x, look] of [
          [f.left + 3, p.seal === 'rs' ? 'dark' : 'mid'],
          [f.right - 8, p.seal === 'rs' ? 'dark' : 'mid'],
        ] as const) {
          sheet.rect(x, Math.min(outer + inward * wall, outer + inward * (depth - wall)), 5, depth - 2 * wall, look, 1)
        }
      }
    })
    dimensions(sheet, f, p, {
      wall,
      ...(p.seal === 'open' ? { rolling: depth * 0.29 } : { face: p.seal === 'rs' ? 'dark' : 'mid' }),
    })
  }),

  angular: family({ ...size, angle: num(10, 60, 40) }, (p, sheet) => {
    const f = frame(sheet, p)
    const depth = f.cy - f.bore - f.top
    halves(f, (outer, inward) => {
      const at = (share: number) => outer + inward * depth * share
      sheet.shape(
        [
          [f.left, at(0)],
          [f.right, at(0)],
          [f.right, at(0.16)],
          [f.cx, at(0.3)],
          [f.left, at(0.36)],
        ],
        'cut',
      )
      sheet.shape(
        [
          [f.left, at(1)],
          [f.right, at(1)],
          [f.right, at(0.64)],
          [f.cx, at(0.7)],
          [f.left, at(0.84)],
        ],
        'cut',
      )
      sheet.circle(f.cx, at(0.5), depth * 0.3, 'soft')
      const reach = depth * 0.62
      const turn = (p.angle * Math.PI) / 180
      sheet.line(
        f.cx - Math.sin(turn) * reach,
        at(0.5) - inward * Math.cos(turn) * reach,
        f.cx + Math.sin(turn) * reach,
        at(0.5) + inward * Math.cos(turn) * reach,
        'signalLine',
      )
    })
    dimensions(sheet, f, p, { wall: depth * 0.2, rolling: depth * 0.28 })
    sheet.text(f.cx, f.cy - f.bore + 24, `${label(p.angle)}°`)
  }),

  tapered: family({ ...size, angle: num(8, 35, 14) }, (p, sheet) => {
    const f = frame(sheet, p)
    const depth = f.cy - f.bore - f.top
    const w = f.right - f.left
    halves(f, (outer, inward) => {
      const at = (share: number) => outer + inward * depth * share
      sheet.shape(
        [
          [f.left + w * 0.14, at(0)],
          [f.right, at(0)],
          [f.right, at(0.12)],
          [f.left + w * 0.14, at(0.36)],
        ],
        'cut',
      )
      sheet.shape(
        [
          [f.left, at(1)],
          [f.left + w * 0.9, at(1)],
          [f.left + w * 0.9, at(0.55)],
          [f.left + w * 0.82, at(0.62)],
          [f.left + w * 0.1, at(0.84)],
          [f.left, at(0.7)],
        ],
        'cut',
      )
      sheet.shape(
        [
          [f.left + w * 0.16, at(0.38)],
          [f.left + w * 0.84, at(0.17)],
          [f.left + w * 0.86, at(0.6)],
          [f.left + w * 0.2, at(0.8)],
        ],
        'soft',
      )
      sheet.line(f.left + w * 0.05, at(0.62), f.right + 6, at(0.34), 'axis')
    })
    dimensions(sheet, f, p, { wall: depth * 0.2, rolling: depth * 0.2 })
  }),

  cylindrical: family({ ...size, ribs: word('nu', 'nj', 'n') }, (p, sheet) => {
    const f = frame(sheet, p)
    const depth = f.cy - f.bore - f.top
    const w = f.right - f.left
    halves(f, (outer, inward) => {
      const at = (share: number) => outer + inward * depth * share
      const [out, inner] = p.ribs === 'n' ? [0.22, 0.66] : [0.34, 0.78]
      ring(sheet, f, at(0), at(p.ribs === 'n' ? 0.22 : 0.38))
      ring(sheet, f, at(1), at(p.ribs === 'nu' ? 0.78 : p.ribs === 'n' ? 0.62 : 0.78))
      if (p.ribs === 'nj') sheet.rect(f.left, Math.min(at(0.62), at(0.79)), w * 0.16, depth * 0.17, 'cut')
      sheet.rect(
        f.left + w * 0.18,
        Math.min(at(out - (p.ribs === 'n' ? 0 : 0.1)), at(inner)),
        w * 0.64,
        depth * 0.53,
        'soft',
        4,
      )
      sheet.line(f.cx, at(0.2), f.cx, at(0.82), 'axis')
    })
    dimensions(sheet, f, p, { wall: depth * 0.28, rolling: depth * 0.21 })
  }),

  /** `B` is the height T of a thrust bearing. The axis is vertical. */
  thrust: family(size, (p, sheet) => {
    const s = Math.min(fit(p.D, 10, 240, 170, 270), 130 / p.B)
    const [cx, cy] = [196, 190]
    const [R, r, h] = [(p.D / 2) * s, (Math.min(p.d, p.D * 0.96) / 2) * s, p.B * s]
    const top = cy - h / 2
    sheet.line(cx - r, top, cx + r, top).line(cx - r, top + h, cx + r, top + h)
    for (const side of [-1, 1]) {
      const x = side < 0 ? cx - R : cx + r
      sheet.rect(x, top, R - r, h * 0.3, 'cut', 2).rect(x, top + h * 0.7, R - r, h * 0.3, 'cut', 2)
      sheet.circle(x + (R - r) / 2, cy, Math.min(h * 0.33, (R - r) * 0.4), 'soft')
    }
    sheet.line(cx, top - 22, cx, top + h + 22, 'axis')
    sheet
      .across(cx - r, cx + r, top - 34, `⌀${label(p.d)}`, top)
      .across(cx - R, cx + R, top + h + 52, `⌀${label(p.D)}`, top + h)
    sheet.upright(top, top + h, cx + R + 34, label(p.B), cx + R)
  }),

  /**
   * A bearing unit: `p` pillow block, `f` square flange, `fl` oval flange. `h` is the shaft's height, `L` the housing's
   * length.
   */
  unit: family(
    {
      d: num(5, 200, 25),
      h: num(10, 400, 36.5),
      L: num(20, 900, 140),
      A: num(8, 300, 38),
      shape: word('p', 'f', 'fl'),
    },
    (p, sheet) => {
      const k = fit(p.L, 80, 500, 230, 320)
      const [cx, cy] = [200, p.shape === 'p' ? 190 : 196]
      const half = (p.L / 2) * k
      const insert = p.shape === 'p' ? p.h * k * 0.82 : half * 0.62
      if (p.shape === 'p') {
        const base = cy + p.h * k
        const foot = Math.max(12, p.h * k * 0.34)
        sheet.path(
          `M${cx - half} ${base}v${-foot * 0.8}q0 ${-foot * 0.2} ${foot * 0.3} ${-foot * 0.2}H${cx - insert * 1.18}A${insert * 1.2} ${insert * 1.2} 0 0 1 ${cx + insert * 1.18} ${base - foot}H${cx + half - foot * 0.3}q${foot * 0.3} 0 ${foot * 0.3} ${foot * 0.2}v${foot * 0.8}Z`,
          'soft',
        )
        for (const side of [-1, 1])
          sheet
            .line(cx + side * half * 0.76 - 6, base - foot, cx + side * half * 0.76 - 6, base, 'dash')
            .line(cx + side * half * 0.76 + 6, base - foot, cx + side * half * 0.76 + 6, base, 'dash')
        sheet
          .upright(cy, base, 372, label(p.h), cx + half - 20)
          .across(cx - half, cx + half, base + 44, label(p.L), base)
      } else if (p.shape === 'f') {
        sheet.rect(cx - half, cy - half, half * 2, half * 2, 'soft', half * 0.28)
        for (const x of [-1, 1])
          for (const y of [-1, 1]) sheet.circle(cx + x * half * 0.74, cy + y * half * 0.74, half * 0.1, 'part')
        sheet.across(cx - half, cx + half, Math.min(388, cy + half + 36), label(p.L), cy + half)
      } else {
        const r = half * 0.58
        sheet.path(
          `M${cx - half * 0.78} ${cy - half * 0.22}L${cx - r * 0.6} ${cy - r * 0.9}A${r} ${r} 0 0 1 ${cx + r * 0.6} ${cy - r * 0.9}L${cx + half * 0.78} ${cy - half * 0.22}A${half * 0.23} ${half * 0.23} 0 0 1 ${cx + half * 0.78} ${cy + half * 0.22}L${cx + r * 0.6} ${cy + r * 0.9}A${r} ${r} 0 0 1 ${cx - r * 0.6} ${cy + r * 0.9}L${cx - half * 0.78} ${cy + half * 0.22}A${half * 0.23} ${half * 0.23} 0 0 1 ${cx - half * 0.78} ${cy - half * 0.22}Z`,
          'soft',
        )
        for (const side of [-1, 1]) sheet.circle(cx + side * half * 0.77, cy, half * 0.1, 'part')
        sheet.across(cx - half, cx + half, cy + r + 52, label(p.L), cy + r)
      }
      const bore = Math.min((p.d / 2) * k, insert * 0.6)
      sheet
        .circle(cx, cy, insert, 'part')
        .circle(cx, cy, (insert + bore * 1.35) / 2, 'hair')
        .circle(cx, cy, Math.min(bore * 1.4, insert * 0.85), 'part')
        .circle(cx, cy, bore, 'part')
      sheet
        .line(cx - insert - 24, cy, cx + insert + 24, cy, 'axis')
        .line(cx, cy - insert - 24, cx, cy + insert + 24, 'axis')
      sheet
        .path(`M${cx + bore * 0.7} ${cy - bore * 0.7}L${cx + insert + 26} ${cy - insert - 30}h34`, 'hair')
        .text(cx + insert + 44, cy - insert - 37, `⌀${label(p.d)}`)
    },
  ),
}
