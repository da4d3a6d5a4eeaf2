import { family, fit, label, num, word } from '../family.ts'
import type { Sheet } from '../sheet.ts'

function cable(sheet: Sheet, x: number, y: number) {
  sheet.path(`M${x} ${y - 7}h24q40 0 44 44q4 40 30 48M${x} ${y + 7}h20q26 0 30 36q6 44 44 56`)
}

export const sensors = {
  /** A cylindrical proximity switch: `d` its thread, `l` its length, flush or with a free head. */
  proximity: family(
    { d: num(3, 40, 12), l: num(15, 160, 60), head: word('flush', 'free'), plug: word('cable', 'm12') },
    (p, sheet) => {
      const k = Math.min(fit(p.l, 25, 100, 180, 250), 120 / p.d)
      const [D, L, x, y] = [Math.max(24, p.d * k), p.l * k, 52, 176]
      const cap = p.head === 'free' ? D * 0.5 : 7
      sheet.rect(x, y - D * (p.head === 'free' ? 0.43 : 0.5), cap, D * (p.head === 'free' ? 0.86 : 1), 'warm', 3)
      const body = L * 0.74
      sheet.rect(x + cap, y - D / 2, body - cap, D, 'part')
      for (let i = 1; i * 5 < body - cap; i++)
        sheet.line(x + cap + i * 5, y - D / 2, x + cap + i * 5 - 2, y + D / 2, 'hair')
      for (const at of [0.42, 0.6])
        sheet
          .rect(x + body * at, y - D * 0.78, 14, D * 1.56, 'soft', 2)
          .line(x + body * at, y - D * 0.3, x + body * at + 14, y - D * 0.3, 'hair')
          .line(x + body * at, y + D * 0.3, x + body * at + 14, y + D * 0.3, 'hair')
      sheet.rect(x + body, y - D * 0.42, L - body, D * 0.84, 'soft', 3).circle(x + body + 12, y - D * 0.2, 4, 'signal')
      if (p.plug === 'm12') {
        sheet.rect(x + L, y - Math.min(D * 0.4, 22), 30, Math.min(D * 0.8, 44), 'part', 2)
        for (let i = 1; i < 6; i++)
          sheet.line(x + L + i * 5, y - Math.min(D * 0.4, 22), x + L + i * 5 - 2, y + Math.min(D * 0.4, 22), 'hair')
      } else cable(sheet, x + L, y)
      for (const r of [10, 20, 30])
        sheet.path(`M${x - r * 0.4 - 4} ${y - r}q${-r * 0.36} ${r} 0 ${r * 2}`, 'signalLine')
      sheet
        .line(x - 30, y, x + L + 44, y, 'axis')
        .across(x, x + L, y + D * 0.78 + 56, label(p.l), y + D / 2)
        .text(x + body * 0.3, y - D * 0.78 - 16, `M${label(p.d)}`)
    },
  ),

  photo: family({ kind: word('through', 'retro', 'diffuse', 'curtain', 'laser') }, (p, sheet) => {
    const box = (x: number, way: 1 | -1) => {
      sheet
        .rect(x, 120, 64, 116, 'soft', 8)
        .rect(way > 0 ? x + 56 : x - 2, 136, 10, 58, 'dark', 3)
        .circle(x + 32, 112, 6, 'signal')
        .circle(x + 32, 214, 10, 'part')
        .line(x + 26, 214, x + 38, 214, 'hair')
        .path(`M${x + 26} 236v30q0 30 ${-way * 20} 46M${x + 38} 236v34q0 36 ${-way * 20} 54`)
      sheet.circle(x + 18, 156, 6, 'part').circle(x + 18, 190, 6, 'part')
    }
    if (p.kind === 'curtain') {
      for (const x of [92, 276]) sheet.rect(x, 60, 34, 268, 'soft', 5)
      for (let i = 0; i < 13; i++)
        sheet
          .line(128, 80 + i * 19, 274, 80 + i * 19, i % 6 ? 'hair' : 'signalLine')
          .circle(120, 80 + i * 19, 3, 'dark')
          .circle(282, 80 + i * 19, 3, 'dark')
      return
    }
    box(70, 1)
    sheet.path('M140 165H258', 'signalLine').path('M258 165l-12 -5v10Z', 'signal')
    if (p.kind === 'through') box(268, -1)
    else if (p.kind === 'retro') {
      sheet.circle(304, 165, 44, 'soft').circle(304, 165, 36, 'part')
      for (let i = -2; i <= 2; i++)
        sheet
          .line(304 + i * 13, 165 - 34 + Math.abs(i) * 6, 304 + i * 13, 165 + 34 - Math.abs(i) * 6, 'hair')
          .line(304 - 34 + Math.abs(i) * 6, 165 + i * 13, 304 + 34 - Math.abs(i) * 6, 165 + i * 13, 'hair')
      sheet.path('M258 181H140', 'signalLine')
    } else
      sheet
        .path('M268 108l74 -22v150l-74 22Z', 'mid')
        .path('M262 172L140 190', p.kind === 'laser' ? 'signalLine' : 'dash')
  }),

  /** A pressure transmitter with its upper range in bar. */
  transmitter: family({ max: num(0.1, 2500, 10), kind: word('pressure', 'level', 'display') }, (p, sheet) => {
    const y = p.kind === 'display' ? 40 : 70
    if (p.kind === 'display')
      sheet
        .rect(132, 36, 136, 100, 'soft', 14)
        .rect(150, 54, 100, 44, 'dark', 4)
        .circle(170, 116, 5, 'part')
        .circle(200, 116, 5, 'part')
        .circle(230, 116, 5, 'part')
        .reading(200, 86, label(p.max), 24)
    else {
      sheet.rect(178, y, 44, 34, 'part', 4).rect(164, y + 34, 72, 16, 'mid', 3)
      for (let i = 0; i < 6; i++) sheet.line(168 + i * 12.6, y + 34, 168 + i * 12.6, y + 50, 'hair')
    }
    sheet
      .rect(160, 136, 80, 96, 'soft', 4)
      .rect(172, 158, 56, 40, 'part', 2)
      .line(180, 170, 220, 170, 'hair')
      .line(180, 178, 220, 178, 'hair')
      .line(180, 186, 206, 186, 'hair')
    sheet.rect(148, 232, 104, 30, 'mid', 3).line(176, 232, 176, 262, 'hair').line(224, 232, 224, 262, 'hair')
    if (p.kind === 'level') sheet.rect(186, 262, 28, 74, 'part', 2).path('M186 336q14 22 28 0Z', 'mid')
    else {
      sheet.rect(178, 262, 44, 50, 'part', 2)
      for (let i = 1; i < 7; i++) sheet.line(178, 262 + i * 7, 222, 259 + i * 7, 'hair')
      sheet.rect(188, 312, 24, 12, 'mid', 2)
    }
    sheet
      .line(200, 20, 200, 360, 'axis')
      .text(316, 176, `0–${label(p.max)}`)
      .text(316, 198, 'bar')
  }),

  probe: family({ l: num(10, 2000, 100), d: num(1, 30, 6), kind: word('head', 'cable') }, (p, sheet) => {
    const L = fit(p.l, 30, 1000, 150, 240) * p.l
    const w = Math.max(6, Math.min(18, p.d * 2))
    const x = 60
    const y = 200
    sheet.rect(x, y - w / 2, L, w, 'part', w / 2).rect(x + 4, y - w / 2 + 2, 22, w - 4, 'warm', 2)
    sheet.rect(x + L, y - 18, 26, 36, 'mid', 3).rect(x + L - 22, y - 12, 22, 24, 'soft', 2)
    if (p.kind === 'head')
      sheet
        .path(`M${x + L + 26} ${y - 12}h12q2 -34 36 -34h6q14 0 14 14v64q0 14 -14 14h-6q-34 0 -36 -34h-12Z`, 'soft')
        .rect(x + L + 76, y - 52, 18, 104, 'mid', 6)
    else cable(sheet, x + L + 26, y)
    sheet
      .line(x - 16, y, x + L + 40, y, 'axis')
      .across(x, x + L, y + 76, label(p.l), y + w / 2)
      .text(x + 40, y - 32, `⌀${label(p.d)}`)
  }),

  encoder: family({ D: num(15, 120, 58), d: num(3, 40, 10) }, (p, sheet) => {
    const R = fit(p.D, 25, 100, 78, 104) * p.D
    const [cx, cy] = [164, 200]
    sheet.circle(cx, cy, R, 'soft').circle(cx, cy, R * 0.72, 'part')
    for (let i = 0; i < 40; i++)
      sheet.line(
        cx + Math.cos((i * Math.PI) / 20) * R * 0.56,
        cy + Math.sin((i * Math.PI) / 20) * R * 0.56,
        cx + Math.cos((i * Math.PI) / 20) * R * 0.68,
        cy + Math.sin((i * Math.PI) / 20) * R * 0.68,
        i % 10 ? 'hair' : 'signalLine',
      )
    sheet.circle(cx, cy, R * 0.46, 'mid').circle(cx, cy, Math.max(8, (p.d / p.D) * R), 'part')
    for (let i = 0; i < 3; i++)
      sheet.circle(
        cx + Math.cos((i * 2 * Math.PI) / 3 - 0.5) * R * 0.86,
        cy + Math.sin((i * 2 * Math.PI) / 3 - 0.5) * R * 0.86,
        6,
        'part',
      )
    sheet
      .rect(cx + R - 4, cy - 18, 40, 36, 'mid', 4)
      .path(`M${cx + R + 36} ${cy - 8}h20q30 0 34 44l4 44M${cx + R + 36} ${cy + 8}h16q14 0 18 30l4 44`)
    sheet
      .across(cx - R, cx + R, cy + R + 46, `⌀${label(p.D)}`, cy)
      .path(`M${cx - 6} ${cy - 6}L${cx - R * 0.9} ${cy - R - 10}h-24`, 'hair')
      .text(cx - R * 0.9 - 10, cy - R - 17, `⌀${label(p.d)}`)
  }),
}
