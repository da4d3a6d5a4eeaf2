import { family, fit, label, num, word } from '../family.ts'

export const pumps = {
  /** An end-suction pump: `in` and `out` its nozzles, `D` its impeller, in mm. */
  pump: family(
    { in: num(15, 500, 80), out: num(10, 500, 65), D: num(60, 630, 200), kind: word('end', 'self', 'gear') },
    (p, sheet) => {
      const R = fit(p.D, 100, 400, 70, 108) * p.D
      const [cx, cy] = [138, 208]
      const [si, so] = [
        Math.min(R * 0.62, Math.max(20, ((p.in * R) / p.D) * 0.62)),
        Math.min(R * 0.5, Math.max(16, ((p.out * R) / p.D) * 0.62)),
      ]
      sheet.path(
        `M${cx} ${cy - R * 1.02}A${R * 1.02} ${R * 1.02} 0 1 0 ${cx + R * 1.1} ${cy}V${cy - R * 1.5}H${cx + R * 1.1 - so * 2}V${cy - R * 0.7}Q${cx + R * 0.6} ${cy - R * 1.02} ${cx} ${cy - R * 1.02}Z`,
        'soft',
      )
      sheet.rect(cx + R * 1.1 - so * 2 - 10, cy - R * 1.5 - 12, so * 2 + 20, 14, 'mid', 2)
      sheet.circle(cx, cy, si + 16, 'mid').circle(cx, cy, si, 'part')
      for (let i = 0; i < 8; i++)
        sheet.circle(
          cx + (si + 8) * Math.cos((i * Math.PI) / 4 + 0.39),
          cy + (si + 8) * Math.sin((i * Math.PI) / 4 + 0.39),
          3,
          'part',
        )
      for (let i = 0; i < 6; i++)
        sheet.turned(i * 60, cx, cy, () =>
          sheet.path(`M${cx} ${cy - si * 0.24}q${si * 0.5} ${-si * 0.1} ${si * 0.5} ${-si * 0.62}`, 'hair'),
        )
      sheet.circle(cx, cy, si * 0.22, 'dark')
      const x = cx + R * 1.1
      sheet
        .path(`M${x} ${cy - R * 0.34}l26 10v${R * 0.68 - 20}l-26 10Z`, 'mid')
        .rect(x + 26, cy - 8, 24, 16, 'part')
        .rect(x + 36, cy - 22, 14, 44, 'mid', 2)
      const right = 374
      const mr = Math.min(R * 0.62, 62)
      sheet
        .rect(x + 50, cy - mr, right - x - 72, mr * 2, 'soft', 4)
        .path(`M${right - 22} ${cy - mr}h10q12 0 12 14v${mr * 2 - 28}q0 14 -12 14h-10Z`, 'part')
      for (let i = 1; i < 7; i++)
        sheet.line(x + 54, cy - mr + (i * mr * 2) / 7, right - 26, cy - mr + (i * mr * 2) / 7, 'hair')
      sheet.rect(x + 60, cy - mr - 22, 44, 22, 'part', 3)
      const base = cy + R * 1.02 + 12
      sheet
        .path(
          `M${cx - R * 0.5} ${base}l10 ${-R * 0.3}M${cx + R * 0.6} ${base}l-6 ${-R * 0.36}M${x + 66} ${base}v${cy + mr - base}M${right - 44} ${base}v${cy + mr - base}`,
        )
        .rect(cx - R * 0.9, base, right - cx + R * 0.9 - 8, 14, 'mid', 2)
      sheet
        .line(cx - R - 16, cy, right + 12, cy, 'axis')
        .across(cx + R * 1.1 - so * 2, cx + R * 1.1, cy - R * 1.5 - 26, `DN${label(p.out)}`)
        .text(cx - 6, base + 42, `DN${label(p.in)} · ⌀${label(p.D)}`, 'middle')
    },
  ),

  submersible: family({ out: num(15, 400, 50), kw: num(0.1, 400, 2.2) }, (p, sheet) => {
    const w = fit(p.kw, 0.4, 75, 92, 136) * p.kw
    const h = w * 1.5
    const [x, y] = [176 - w / 2, 96]
    sheet
      .path(`M${x + w * 0.5} ${y - 6}V${y - 40}q0 -22 30 -22h60`)
      .path(`M${x + w * 0.26} ${y}v-20a10 10 0 0 1 10 -10h${w * 0.48 - 20}a10 10 0 0 1 10 10v20`)
    sheet.path(`M${x + 10} ${y}h${w - 20}q10 2 10 18v${h * 0.62}h${-w}v${-h * 0.62}q0 -16 10 -18Z`, 'soft')
    for (let i = 1; i < 8; i++) sheet.line(x + (i * w) / 8, y + 14, x + (i * w) / 8, y + h * 0.6, 'hair')
    const v = y + h * 0.62 + 16
    sheet.path(
      `M${x - 8} ${v}h${w + 16}v${h * 0.12}q0 ${h * 0.2} ${-w * 0.3} ${h * 0.2}h${-w * 0.4}q${-w * 0.3} 0 ${-w * 0.3} ${-h * 0.2}Z`,
      'mid',
    )
    const d = fit(p.out, 25, 200, 32, 70) * p.out
    sheet
      .path(`M${x + w} ${v + 6}q40 0 46 -34v-40h${d}v54q-6 46 -52 50h-40Z`, 'soft')
      .rect(x + w + 38, v - 76, d + 16, 12, 'mid', 2)
    for (const at of [0.16, 0.5, 0.84]) sheet.line(x + w * at, v + h * 0.32, x + w * at, v + h * 0.32 + 22)
    sheet
      .line(x - 20, v + h * 0.32 + 22, x + w + 20, v + h * 0.32 + 22)
      .across(x + w + 46, x + w + 46 + d, v - 92, `DN${label(p.out)}`)
      .text(x + w / 2, 384, `${label(p.kw)} kW`)
  }),

  multistage: family({ stages: num(1, 40, 8), out: num(15, 200, 40) }, (p, sheet) => {
    const stages = Math.round(p.stages)
    const each = Math.max(3.6, Math.min(14, 150 / stages))
    const h = Math.max(36, Math.min(166, stages * each))
    const bottom = 322
    const top = bottom - 44 - h
    sheet
      .rect(104, bottom, 192, 16, 'mid', 2)
      .path(`M140 ${bottom}v-44h120v44Z`, 'soft')
      .rect(92, bottom - 40, 14, 36, 'mid', 2)
      .rect(294, bottom - 40, 14, 36, 'mid', 2)
      .rect(106, bottom - 33, 34, 22, 'soft')
      .rect(260, bottom - 33, 34, 22, 'soft')
    sheet.rect(154, top, 92, h, 'part', 2)
    for (let i = 1; i < h / each; i++) sheet.line(154, top + i * each, 246, top + i * each, 'hair')
    sheet.rect(142, top - 14, 116, 14, 'mid', 2).path(`M160 ${top - 14}l8 -24h64l8 24`, 'part')
    const motor = Math.max(16, top - 38 - 110)
    sheet
      .rect(158, motor, 84, top - 38 - motor, 'soft', 6)
      .rect(150, motor - 2, 100, 14, 'part', 6)
      .rect(242, motor + 32, 26, 32, 'part', 3)
    for (let i = 1; i < 6; i++) sheet.line(158 + i * 14, motor + 16, 158 + i * 14, top - 42, 'hair')
    sheet.line(200, Math.max(2, motor - 16), 200, bottom + 30, 'axis').text(200, 376, `DN${label(p.out)} · ${stages}×`)
  }),

  /** A shut-off valve by its nominal bore. */
  valve: family({ dn: num(6, 600, 50), kind: word('ball', 'gate', 'butterfly', 'check') }, (p, sheet) => {
    const k = fit(p.dn, 10, 300, 0.9, 1.22) * p.dn
    sheet.moved(200 - 200 * k, 212 - 212 * k, k, () => {
      if (p.kind === 'butterfly') {
        sheet
          .rect(170, 132, 60, 160, 'soft', 6)
          .ellipse(200, 212, 16, 62, 'part')
          .rect(186, 82, 28, 50, 'mid', 3)
          .rect(190, 66, 20, 16, 'part', 2)
          .path('M196 64h96q10 0 10 8t-10 8h-96Z', 'dark')
          .circle(200, 292, 9, 'mid')
      } else {
        for (const side of [92, 292]) {
          sheet.rect(side, 158, 16, 108, 'mid', 2)
        }
        sheet.path('M108 176L170 168Q200 140 230 168L292 176V248L230 256Q200 284 170 256L108 248Z', 'soft')
        if (p.kind === 'ball')
          sheet
            .circle(200, 212, 36, 'part')
            .rect(164, 196, 72, 32, 'white')
            .line(166, 196, 234, 196)
            .line(166, 228, 234, 228)
            .rect(188, 130, 24, 34, 'mid', 2)
            .path('M192 118h120q10 0 10 8t-10 8h-120Z', 'warm')
        else if (p.kind === 'gate')
          sheet
            .path('M176 158L184 96h32l8 62', 'soft')
            .rect(166, 92, 68, 12, 'mid', 2)
            .rect(193, 52, 14, 40, 'part')
            .rect(142, 42, 116, 14, 'warm', 6)
            .path('M182 180h36l-8 62h-20Z', 'part')
        else
          sheet
            .path('M176 150l8 -20h32l8 20', 'mid')
            .path('M178 176L222 244', 'bold')
            .circle(178, 172, 6, 'dark')
            .path('M130 212h44m-10 -7l10 7l-10 7', 'signalLine')
      }
      sheet.line(70, 212, 330, 212, 'axis')
    })
    sheet.text(200, 372, `DN${label(p.dn)}`)
  }),
}
