import { family, fit, label, num, word } from '../family.ts'

export const seals = {
  /** An O-ring: inner diameter × cross section. */
  oring: family(
    { d: num(0.5, 1000, 25), s: num(0.3, 20, 2.65), tone: word('black', 'brown', 'red', 'white') },
    (p, sheet) => {
      const k = fit(p.d + 2 * p.s, 6, 200, 130, 240)
      const [r, w, cx, cy] = [(p.d / 2) * k, Math.max(4, p.s * k), 168, 190]
      const face = ({ black: 'dark', brown: 'warm', red: 'signal', white: 'part' } as const)[p.tone]
      sheet
        .circle(cx, cy, r + w, face)
        .circle(cx, cy, r, 'part')
        .circle(cx, cy, r + w * 0.45, 'hair')
        .line(cx - r - w - 14, cy, cx + r + w + 14, cy, 'axis')
        .line(cx, cy - r - w - 14, cx, cy + r + w + 14, 'axis')
      sheet
        .circle(344, 110, 26, face)
        .circle(344, 110, 26, 'ink')
        .across(318, 370, 66, label(p.s), 110)
        .across(cx - r, cx + r, cy + r + w + 40, `⌀${label(p.d)}`, cy)
    },
  ),

  /** A shaft seal or a rod seal in section. */
  lipseal: family(
    { d: num(3, 500, 35), D: num(6, 600, 52), b: num(2, 60, 8), kind: word('oil', 'rod', 'wiper') },
    (p, sheet) => {
      const k = fit(p.D, 20, 200, 130, 240)
      const [R, r, cx, cy] = [(p.D / 2) * k, (Math.min(p.d, p.D * 0.94) / 2) * k, 164, 190]
      sheet
        .circle(cx, cy, R, 'dark')
        .circle(cx, cy, R * 0.62 + r * 0.38, p.kind === 'oil' ? 'mid' : 'warm')
        .circle(cx, cy, r, 'part')
        .circle(cx, cy, r + (R - r) * 0.14, 'hair')
      sheet
        .line(cx - R - 14, cy, cx + R + 14, cy, 'axis')
        .line(cx, cy - R - 14, cx, cy + R + 14, 'axis')
        .across(cx - R, cx + R, cy + R + 42, `⌀${label(p.D)}`, cy)
        .text(cx, cy - 8, `⌀${label(p.d)}`)
      const [x, y] = [310, 70]
      if (p.kind === 'oil')
        sheet
          .path(`M${x} ${y}h56v14h-42v30q18 4 24 22l-14 8q-10 -14 -24 -12Z`, 'cut')
          .circle(x + 34, y + 44, 6, 'signal')
      else if (p.kind === 'rod') sheet.path(`M${x} ${y}h16l10 30h8l10 -30h16v70h-60Z`, 'warm')
      else sheet.path(`M${x} ${y}h50v24l12 46h-12l-10 -36h-10v36h-30Z`, 'warm')
      sheet.across(x, x + 56, y - 12, label(p.b), y)
    },
  ),

  /** A lubricant container. The content in litres or kilograms selects its shape. */
  drum: family(
    { litres: num(0.05, 1000, 200), unit: word('L', 'kg'), tone: word('warm', 'soft', 'mid', 'dark') },
    (p, sheet) => {
      const text =
        p.litres < 1 ? `${label(p.litres * 1000)} ${p.unit === 'kg' ? 'g' : 'mL'}` : `${label(p.litres)} ${p.unit}`
      const pail = p.litres >= 10 || (p.unit === 'kg' && p.litres >= 1)
      if (p.litres >= 100) {
        sheet
          .path('M104 84V316q0 22 96 22t96 -22V84Z', p.tone)
          .ellipse(200, 84, 96, 22, 'part')
          .circle(160, 82, 9, 'mid')
          .circle(246, 88, 6, 'mid')
        for (const y of [150, 160, 238, 248]) sheet.path(`M104 ${y}q0 22 96 22t96 -22`, 'ink')
        sheet.rect(152, 190, 96, 42, 'part', 3)
      } else if (pail)
        sheet
          .path('M112 120l10 200q2 18 78 18t78 -18l10 -200Z', p.tone)
          .ellipse(200, 120, 88, 20, 'part')
          .ellipse(200, 120, 78, 15, 'hair')
          .path('M112 126q-20 -96 88 -100t88 100')
          .rect(146, 190, 108, 76, 'part', 4)
      else if (p.litres >= 0.6)
        sheet
          .path('M126 128h92l44 36v168q0 14 -14 14H126q-14 0 -14 -14V142q0 -14 14 -14Z', p.tone)
          .rect(142, 96, 40, 32, 'dark', 4)
          .path('M206 136l40 32v54q-40 4 -40 -30Z', 'part')
          .rect(132, 236, 110, 78, 'part', 4)
      else
        sheet
          .rect(150, 104, 100, 230, p.tone, 8)
          .path('M150 112q50 -46 100 0', 'part')
          .rect(190, 52, 20, 34, 'dark', 4)
          .rect(150, 178, 100, 92, 'part')
          .ellipse(200, 334, 50, 8, 'mid')
      sheet.text(
        p.litres >= 0.6 && !pail ? 187 : 200,
        p.litres >= 100 ? 217 : pail ? 236 : p.litres >= 0.6 ? 282 : 230,
        text,
      )
    },
  ),
}
