import { family, fit, label, num, word } from '../family.ts'
import type { Sheet } from '../sheet.ts'

function hook(sheet: Sheet, x: number, y: number, s: number) {
  sheet.path(
    `M${x - 4 * s} ${y}h${8 * s}v${14 * s}q${14 * s} ${4 * s} ${14 * s} ${18 * s}q0 ${18 * s} ${-18 * s} ${18 * s}q${-18 * s} 0 ${-18 * s} ${-18 * s}h${9 * s}q${1 * s} ${9 * s} ${9 * s} ${9 * s}q${9 * s} ${-1 * s} ${9 * s} ${-9 * s}q0 ${-8 * s} ${-13 * s} ${-10 * s}Z`,
    'mid',
  )
}

function links(sheet: Sheet, x1: number, y1: number, x2: number, y2: number, w: number) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const count = Math.max(3, Math.floor(length / (w * 2.6)))
  sheet.turned(turn, x1, y1, () => {
    for (let i = 0; i < count; i++) {
      const x = x1 + (i * length) / count
      if (i % 2) sheet.rect(x - w * 0.4, y1 - w * 0.22, length / count + w * 0.8, w * 0.44, 'dark', w * 0.2)
      else sheet.rect(x - w * 0.4, y1 - w * 0.7, length / count + w * 0.8, w * 1.4, 'part', w * 0.7)
    }
  })
}

export const lifting = {
  /** A chain sling with `n` legs of chain diameter `d` and length `L`. */
  chainsling: family({ n: num(1, 4, 2), d: num(3, 45, 8), L: num(200, 20000, 2000) }, (p, sheet) => {
    const w = fit(p.d, 5, 36, 9, 20) * p.d
    const legs = Math.round(p.n)
    const spread = legs === 1 ? [0] : legs === 2 ? [-82, 82] : legs === 3 ? [-100, 0, 100] : [-118, -40, 40, 118]
    sheet.ellipse(186, 54, 24, 34, 'soft').ellipse(186, 54, 13, 23, 'part')
    for (const dx of spread) {
      links(sheet, 186 + Math.sign(dx) * 5, 86, 186 + dx, 266, w)
      hook(sheet, 186 + dx, 266, 1)
    }
    sheet.upright(26, 312, 362, label(p.L), 186).text(44, 60, `⌀${label(p.d)}`, 'start')
  }),

  /** A shackle: bow diameter `d`, pin `p`. */
  shackle: family({ d: num(3, 120, 16), p: num(3, 140, 19), kind: word('bow', 'dee') }, (p, sheet) => {
    const k = fit(p.d, 5, 57, 24, 40)
    const t = k * p.d
    const [cx, y] = [196, 274]
    const r = p.kind === 'bow' ? 84 : 58
    const half = 44
    sheet.path(
      p.kind === 'bow'
        ? `M${cx - half - t} ${y}C${cx - half - t} ${y - 50} ${cx - r - t} ${y - 70} ${cx - r - t} ${y - 124}a${r + t} ${r + t} 0 0 1 ${2 * (r + t)} 0C${cx + r + t} ${y - 70} ${cx + half + t} ${y - 50} ${cx + half + t} ${y}H${cx + half}C${cx + half} ${y - 56} ${cx + r} ${y - 76} ${cx + r} ${y - 124}a${r} ${r} 0 0 0 ${-2 * r} 0C${cx - r} ${y - 76} ${cx - half} ${y - 56} ${cx - half} ${y}Z`
        : `M${cx - r - t} ${y}V${y - 124}a${r + t} ${r + t} 0 0 1 ${2 * (r + t)} 0V${y}H${cx + r}V${y - 124}a${r} ${r} 0 0 0 ${-2 * r} 0V${y}Z`,
      'soft',
    )
    const arm = p.kind === 'bow' ? half : r
    const pin = t * Math.min(1.6, p.p / p.d)
    for (const side of [-1, 1]) sheet.circle(cx + side * (arm + t / 2), y + 8, t * 1.02, 'mid')
    sheet
      .rect(cx - arm - t * 1.5, y + 8 - pin / 2, (arm + t * 1.5) * 2, pin, 'part', 3)
      .rect(cx + arm + t * 1.5, y + 8 - pin * 0.8, 14, pin * 1.6, 'warm', 3)
      .line(cx - arm - t * 2, y + 8, cx + arm + t * 2.4, y + 8, 'axis')
    sheet.text(cx, y - 124 - r - t - 10, `⌀${label(p.d)}`).text(cx, y + 16 + pin * 0.5 + 26, `⌀${label(p.p)}`)
  }),

  /** A lifting eye: thread and the eye's outer diameter; DIN 580 bolt or DIN 582 nut. */
  eyebolt: family({ M: num(4, 120, 12), D: num(10, 400, 54), kind: word('bolt', 'nut') }, (p, sheet) => {
    const R = (fit(p.D, 30, 170, 130, 190) * p.D) / 2
    const t = (p.M / p.D) * R * 2
    const [cx, cy] = [190, 56 + R]
    const base = cy + R * 1.06
    if (p.kind === 'bolt') {
      const length = Math.min(340 - base, t * 1.9)
      sheet
        .rect(cx - t / 2, base, t, length, 'part')
        .line(cx - t * 0.4, base + 8, cx - t * 0.4, base + length, 'hair')
        .line(cx + t * 0.4, base + 8, cx + t * 0.4, base + length, 'hair')
      for (let y = base + 10; y < base + length - 2; y += 7) sheet.line(cx - t / 2, y, cx + t / 2, y - 4, 'hair')
    }
    sheet
      .path(
        `M${cx - R * 0.34} ${cy + R * 0.76}L${cx - R * 0.62} ${base}H${cx + R * 0.62}L${cx + R * 0.34} ${cy + R * 0.76}Z`,
        'soft',
      )
      .circle(cx, cy, R, 'soft')
      .circle(cx, cy, R * 0.58, 'part')
      .circle(cx, cy, R * 0.79, 'hair')
    if (p.kind === 'nut') sheet.rect(cx - t / 2, base - R * 0.22, t, R * 0.22, 'dark')
    sheet
      .line(cx, cy - R - 14, cx, Math.min(380, base + t * 2), 'axis')
      .across(cx - R, cx + R, cy - R - 16, `⌀${label(p.D)}`, cy)
      .text(cx + Math.max(40, t * 0.8 + 20), base + 40, `M${label(p.M)}`, 'start')
  }),

  /** A hoist by its load in tonnes. */
  hoist: family({ t: num(0.05, 50, 1), kind: word('chain', 'lever', 'electric') }, (p, sheet) => {
    const k = fit(p.t, 0.25, 10, 0.82, 1.12) * p.t
    sheet.moved(186 - 186 * k, 190 - 190 * k, k, () => {
      hook(sheet, 186, 26, 0.9)
      sheet.rect(178, 62, 16, 22, 'dark', 3)
      if (p.kind === 'electric') {
        sheet
          .rect(96, 84, 180, 84, 'soft', 14)
          .rect(70, 94, 34, 64, 'mid', 10)
          .rect(268, 92, 40, 68, 'part', 10)
          .rect(206, 96, 52, 36, 'part', 3)
        for (let i = 0; i < 6; i++) sheet.line(108 + i * 14, 92, 108 + i * 14, 160, 'hair')
        sheet
          .path('M292 160C296 210 296 220 296 244', 'bold')
          .rect(284, 244, 24, 62, 'dark', 6)
          .circle(296, 260, 5, 'signal')
          .circle(296, 278, 5, 'part')
          .rect(164, 168, 44, 24, 'mid', 4)
        links(sheet, 186, 190, 186, 290, 8)
      } else if (p.kind === 'lever') {
        sheet
          .circle(186, 128, 46, 'soft')
          .circle(186, 128, 30, 'part')
          .circle(186, 128, 10, 'mid')
          .path('M210 142l110 64q16 14 4 26q-12 8 -26 -2L196 158Z', 'dark')
        links(sheet, 176, 174, 176, 290, 8)
      } else {
        sheet.circle(186, 136, 54, 'soft').circle(186, 136, 38, 'part')
        for (let i = 0; i < 6; i++) sheet.turned(i * 60, 186, 136, () => sheet.rect(182, 96, 8, 18, 'mid', 2))
        sheet.circle(186, 136, 12, 'mid')
        links(sheet, 186, 188, 186, 290, 8)
        links(sheet, 242, 150, 242, 270, 6)
        links(sheet, 256, 150, 256, 280, 6)
      }
      hook(sheet, p.kind === 'lever' ? 176 : 186, 290, 0.9)
    })
    sheet.text(330, 356, `${label(p.t)} t`)
  }),

  /** A drawer cabinet or a trolley on castors: width, height and its `n` drawers. */
  drawers: family(
    {
      W: num(200, 2500, 717),
      H: num(300, 2500, 1000),
      n: num(1, 16, 7),
      tone: word('soft', 'warm', 'dark'),
      kind: word('cabinet', 'trolley'),
    },
    (p, sheet) => {
      const k = Math.min(fit(p.H, 600, 1600, 220, 284), 230 / p.W)
      const [w, h] = [p.W * k, p.H * k]
      const trolley = p.kind === 'trolley'
      const [x, y] = [178 - w / 2, 326 - h]
      const body = h - (trolley ? 34 : 12)
      const count = Math.round(p.n)
      sheet
        .path(`M${x + w} ${y}l26 -18v${body}l-26 18Z`, 'mid')
        .path(`M${x} ${y}l26 -18h${w}l-26 18Z`, 'part')
        .rect(x, y, w, body, p.tone, 3)
      if (trolley) {
        for (const wx of [x + 20, x + w - 20])
          sheet.circle(wx, y + h - 16, 16, 'dark').circle(wx, y + h - 16, 6, 'part')
        sheet.path(`M${x + w + 26} ${y + 6}h18v70h-18`, 'bold')
      } else sheet.rect(x + 6, y + body, w - 12, 12, 'dark')
      const total = count * (count + 5)
      let top = y + 8
      for (let i = 0; i < count; i++) {
        const height = ((body - 16) * (2 * i + 6)) / total
        sheet
          .rect(x + 7, top, w - 14, height - 4, 'part', 2)
          .rect(x + 16, top + 5, w - 32, Math.min(9, height * 0.28), 'mid', 2)
        top += height
      }
      sheet.across(x, x + w, 366, label(p.W), y + h).upright(y, y + h, Math.max(18, x - 26), label(p.H), x)
    },
  ),

  /** A compressor of `P` kW. A piston compressor has a receiver of `V` litres. */
  compressor: family({ kind: word('piston', 'screw'), P: num(0.1, 500, 7.5), V: num(1, 3000, 200) }, (p, sheet) => {
    const k = fit(p.P, 0.75, 132, 0.84, 1.06) * p.P
    sheet.moved(200 - 200 * k, 190 - 190 * k, k, () => {
      if (p.kind === 'screw') {
        sheet
          .path('M318 84l28 -20v206l-28 22Z', 'mid')
          .path('M74 84l28 -20h244l-28 20Z', 'part')
          .rect(74, 84, 244, 208, 'soft', 6)
          .rect(94, 292, 204, 10, 'dark')
        sheet
          .rect(92, 104, 96, 168, 'part', 3)
          .rect(206, 104, 94, 168, 'part', 3)
          .rect(222, 118, 62, 40, 'dark', 3)
          .reading(253, 145, '0.80', 20)
          .circle(232, 176, 6, 'signal')
          .circle(253, 176, 6, 'mid')
          .circle(274, 176, 6, 'mid')
        for (let i = 0; i < 7; i++)
          sheet.line(106, 128 + i * 12, 174, 128 + i * 12, 'hair').line(220, 206 + i * 8, 286, 206 + i * 8, 'hair')
      } else {
        sheet
          .path('M86 214h228q34 8 34 44t-34 44H86q-34 -8 -34 -44t34 -44Z', 'soft')
          .line(86, 214, 86, 302)
          .line(314, 214, 314, 302)
          .path('M110 302v18M290 302v18', 'bold')
          .circle(104, 326, 13, 'dark')
          .circle(296, 326, 13, 'dark')
        sheet.rect(94, 194, 212, 20, 'mid', 2).rect(214, 142, 80, 52, 'part', 8)
        for (let i = 0; i < 4; i++) sheet.line(222, 152 + i * 11, 286, 152 + i * 11, 'hair')
        sheet.rect(104, 146, 70, 48, 'soft', 5)
        for (const side of [-1, 1])
          sheet.turned(side * 24, 139, 150, () => {
            sheet.rect(122, 84, 34, 64, 'part', 2)
            for (let i = 0; i < 6; i++) sheet.line(116, 92 + i * 9, 162, 92 + i * 9)
            sheet.rect(120, 72, 38, 12, 'mid', 3)
          })
        sheet
          .circle(196, 168, 34, 'hair')
          .circle(196, 168, 10, 'mid')
          .circle(328, 192, 13, 'part')
          .path('M328 192l6 -7', 'signalLine')
          .text(200, 264, `${label(p.V)} L`)
      }
    })
    sheet.text(200, 372, `${label(p.P)} kW`)
  }),
}
