import { family, fit, label, num, word } from '../family.ts'

export const welding = {
  /** Coated stick electrodes, or bare rods: core diameter and length. */
  electrode: family({ d: num(0.5, 12, 3.2), L: num(50, 1500, 350), kind: word('coated', 'bare') }, (p, sheet) => {
    const bare = p.kind === 'bare'
    const thick = fit(p.d, 1.6, 6, 9, 26) * p.d * (bare ? 0.7 : 1)
    for (const [i, y] of [108, 146, 184, 222].entries()) {
      const x = 46 + (i % 2) * 12
      if (bare) sheet.rect(x, y, 304, thick, 'mid', thick / 2)
      else
        sheet
          .rect(x, y + thick * 0.22, 304, thick * 0.56, 'part', 3)
          .rect(x + 46, y, 250, thick, i % 2 ? 'soft' : 'mid', 3)
          .rect(x + 296, y + thick * 0.12, 8, thick * 0.76, 'dark', 2)
    }
    sheet.across(46, 350, 300, label(p.L), 222 + thick)
    sheet
      .circle(346, 58, 26, bare ? 'mid' : 'soft')
      .circle(346, 58, bare ? 0 : 15, 'part')
      .text(300, 64, `⌀${label(p.d)}`, 'end')
  }),

  /** A spool of welding wire: wire diameter, flange diameter, net weight. */
  spool: family({ d: num(0.3, 5, 1), D: num(50, 500, 300), kg: num(0.1, 300, 15) }, (p, sheet) => {
    const R = (fit(p.D, 90, 320, 190, 262) * p.D) / 2
    const [cx, cy] = [158, 178]
    sheet.circle(cx, cy, R, 'soft').circle(cx, cy, R * 0.9, 'warm')
    for (let i = 0; i < 6; i++) sheet.circle(cx, cy, R * (0.86 - i * 0.07), 'hair')
    sheet
      .circle(cx, cy, R * 0.44, 'part')
      .circle(cx, cy, R * 0.18, 'mid')
      .circle(cx, cy, R * 0.13, 'part')
    for (let i = 0; i < 6; i++) sheet.turned(i * 60, cx, cy, () => sheet.line(cx, cy - R * 0.2, cx, cy - R * 0.44))
    sheet
      .line(cx - R - 12, cy, cx + R + 12, cy, 'axis')
      .line(cx, cy - R - 12, cx, cy + R + 12, 'axis')
      .across(cx - R, cx + R, Math.min(388, cy + R + 42), `⌀${label(p.D)}`, cy)
    sheet
      .rect(318, cy - R, 10, R * 2, 'soft', 2)
      .rect(372, cy - R, 10, R * 2, 'soft', 2)
      .rect(328, cy - R * 0.84, 44, R * 1.68, 'warm')
    for (let i = 1; i < 9; i++) sheet.line(328 + i * 4.9, cy - R * 0.84, 328 + i * 4.9, cy + R * 0.84, 'hair')
    sheet.text(350, cy - R - 12, `⌀${label(p.d)}`).text(350, cy + R + 24, `${label(p.kg)} kg`)
  }),

  /** A welding or cutting torch: current in A. */
  torch: family({ A: num(10, 1000, 250), kind: word('mig', 'tig', 'plasma') }, (p, sheet) => {
    const k = fit(p.A, 80, 500, 0.86, 1.1) * p.A
    sheet.moved(200 - 200 * k, 180 - 180 * k, k, () => {
      if (p.kind !== 'plasma')
        sheet.path('M250 236q60 20 78 66q10 34 54 34', 'bold').path('M256 252q48 22 64 62', 'hair')
      if (p.kind === 'tig')
        sheet
          .path('M150 90L186 118L262 244Q250 262 232 254L152 138Z', 'dark')
          .path('M150 90l-44 32l24 30l34 -18Z', 'warm')
          .path('M106 122l-34 26l16 22l42 -18Z', 'part')
          .path('M80 158l-26 22', 'bold')
          .path('M150 92q16 -34 34 -32l14 10q-18 10 -16 44Z', 'dark')
      else if (p.kind === 'plasma')
        sheet
          .path('M120 92h150q20 0 24 24l-4 20H196l-16 40q-6 14 -24 10l-20 -6q-10 -6 -6 -16l14 -44Z', 'dark')
          .path('M120 92l-34 70l30 14l32 -74Z', 'mid')
          .path('M92 152l-12 34l14 8l18 -28Z', 'warm')
          .rect(210, 84, 44, 14, 'signal', 4)
          .path('M288 108q48 40 26 118q-10 70 66 92', 'bold')
      else
        sheet
          .path('M196 154L276 228Q288 252 262 258L172 182Z', 'dark')
          .rect(214, 176, 30, 14, 'signal', 4)
          .path('M196 154q-34 -40 -78 -32l-22 8l8 26q40 -14 68 26Z', 'warm')
          .path('M98 128l-46 34l16 24l46 -30Z', 'part')
          .path('M62 168l-22 20', 'bold')
    })
    sheet.text(200, 366, `${label(p.A)} A`)
  }),

  /** A welder's helmet, or a shield held by hand. */
  weldmask: family({ kind: word('auto', 'fixed', 'hand') }, (p, sheet) => {
    if (p.kind === 'hand') sheet.rect(184, 290, 32, 90, 'dark', 10)
    else sheet.path('M112 120q0 -66 88 -66t88 66', 'bold').circle(108, 150, 16, 'mid').circle(292, 150, 16, 'mid')
    sheet
      .path('M108 110Q200 66 292 110L300 236Q286 322 200 346Q114 322 100 236Z', 'dark')
      .path('M126 128Q200 100 274 128V214H126Z', 'mid')
    sheet.rect(142, 146, 116, p.kind === 'auto' ? 58 : 50, p.kind === 'auto' ? 'warm' : 'part', 4)
    if (p.kind === 'auto') sheet.rect(150, 132, 100, 10, 'soft', 2).circle(160, 214, 5, 'signal')
    sheet.path('M150 270q50 22 100 0M162 296q38 16 76 0', 'hair')
  }),

  /** An abrasive belt over two rollers: width, length, grit. */
  abrasivebelt: family({ w: num(3, 1500, 100), L: num(100, 6000, 915), grit: num(8, 3000, 80) }, (p, sheet) => {
    const half = (fit(p.L, 300, 2500, 150, 230) * p.L) / 2
    const depth = fit(p.w, 10, 300, 26, 96) * p.w
    const [r, cx, y] = [44, 190 - depth * 0.3, 170 + depth * 0.2]
    const [dx, dy] = [depth * 0.86, -depth * 0.6]
    sheet
      .path(`M${cx - half} ${y - r}H${cx + half}l${dx} ${dy}H${cx - half + dx}Z`, 'warm')
      .path(
        `M${cx + half} ${y - r}a${r} ${r} 0 0 1 ${r * 0.7} ${r * 1.7}l${dx} ${dy}a${r} ${r} 0 0 0 ${-r * 0.7} ${-r * 1.7}Z`,
        'mid',
      )
    sheet
      .path(
        `M${cx - half} ${y - r}H${cx + half}a${r} ${r} 0 0 1 0 ${2 * r}H${cx - half}a${r} ${r} 0 0 1 0 ${-2 * r}Z`,
        'part',
      )
      .path(
        `M${cx - half} ${y - r + 7}H${cx + half}a${r - 7} ${r - 7} 0 0 1 0 ${2 * r - 14}H${cx - half}a${r - 7} ${r - 7} 0 0 1 0 ${14 - 2 * r}Z`,
        'soft',
      )
    const dots = Math.max(6, Math.min(30, Math.round(420 / p.grit) + 8))
    for (let i = 0; i < dots; i++)
      sheet.circle(
        cx - half + 8 + ((i * 37) % 100) * 0.02 * half + dx * (((i * 53) % 90) / 100 + 0.05),
        y - r + dy * (((i * 53) % 90) / 100 + 0.05),
        Math.max(1, Math.min(3, 160 / p.grit)),
        'dark',
      )
    for (const x of [cx - half, cx + half]) sheet.circle(x, y, r - 16, 'mid').circle(x, y, 8, 'part')
    sheet
      .text(cx, y + 6, `P${label(p.grit)}`)
      .text(cx + half + dx * 0.62 + 14, y - r + dy * 0.5 - 4, label(p.w), 'start')
      .across(cx - half - r, cx + half + r, y + r + 54, `L ${label(p.L)}`, y + r)
  }),
}
