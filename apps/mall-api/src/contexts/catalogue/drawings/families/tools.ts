import { family, fit, label, num, word } from '../family.ts'

export const tools = {
  wrench: family(
    { s: num(3, 1000, 17), L: num(30, 1500, 210), kind: word('combination', 'open', 'adjustable', 'torque', 'ring') },
    (p, sheet) => {
      const L = fit(p.L, 80, 600, 250, 330) * p.L
      const w = Math.max(22, Math.min(56, (p.s / p.L) * L * 1.35))
      sheet.turned(-28, 200, 200, () => {
        const [a, b, y] = [200 - L / 2, 200 + L / 2, 200]
        const jaw = (x: number, way: 1 | -1) =>
          sheet.path(
            `M${x - way * w * 0.2} ${y - w * 0.4}Q${x + way * w * 0.1} ${y - w} ${x + way * w * 0.7} ${y - w * 0.95}L${x + way * w * 1.2} ${y - w * 0.72}L${x + way * w * 1.2} ${y - w * 0.5}H${x + way * w * 0.55}V${y + w * 0.5}H${x + way * w * 1.2}V${y + w * 0.72}L${x + way * w * 0.7} ${y + w * 0.95}Q${x + way * w * 0.1} ${y + w} ${x - way * w * 0.2} ${y + w * 0.4}Z`,
            'soft',
          )
        const ring = (x: number) =>
          sheet.circle(x, y, w * 0.92, 'soft').shape(
            [0, 1, 2, 3, 4, 5].map((i): [number, number] => [
              x + w * 0.58 * Math.cos((i * Math.PI) / 3),
              y + w * 0.58 * Math.sin((i * Math.PI) / 3),
            ]),
            'part',
          )
        if (p.kind === 'torque') {
          sheet
            .rect(a + 20, y - 11, L * 0.62, 22, 'part', 4)
            .rect(a + L * 0.6, y - 17, L * 0.4, 34, 'dark', 12)
            .circle(a + 10, y, 30, 'soft')
            .rect(a, y - 10, 20, 20, 'mid', 2)
            .rect(a + L * 0.42, y - 8, L * 0.14, 16, 'warm', 2)
          for (let i = 0; i < 6; i++)
            sheet.line(a + L * 0.43 + i * L * 0.023, y - 8, a + L * 0.43 + i * L * 0.023, y - 2, 'hair')
        } else {
          sheet
            .rect(a + w * 0.5, y - w * 0.36, L - w, w * 0.72, 'part', 8)
            .rect(a + w * 1.8, y - w * 0.14, Math.max(10, L - w * 4.2), w * 0.28, 'hair', w * 0.14)
          if (p.kind === 'adjustable') {
            jaw(b - w * 1.1, 1)
            sheet.rect(b - w * 0.9, y + w * 0.1, w * 0.5, w * 0.5, 'warm', 3).circle(a + w * 0.9, y, w * 0.2, 'part')
          } else {
            p.kind === 'ring' ? ring(b - w * 0.7) : jaw(b - w * 1.1, 1)
            p.kind === 'open' ? jaw(a + w * 1.1, -1) : ring(a + w * 0.7)
          }
        }
      })
      sheet.text(318, 330, p.kind === 'torque' ? `${label(p.s)} N·m` : label(p.s)).text(78, 108, `L ${label(p.L)}`)
    },
  ),

  socket: family({ s: num(3, 120, 17), D: num(5, 160, 24), L: num(10, 300, 38) }, (p, sheet) => {
    const k = Math.min(fit(p.D, 10, 80, 96, 168), 160 / p.L)
    const [R, L, x, cy] = [(p.D / 2) * k, p.L * k, 52, 192]
    sheet
      .path(
        `M${x} ${cy - R * 0.8}h${L * 0.4}q${L * 0.1} 0 ${L * 0.14} ${-R * 0.2}H${x + L}V${cy + R}H${x + L * 0.54}q${-L * 0.04} ${-R * 0.2} ${-L * 0.14} ${-R * 0.2}h${-L * 0.4}Z`,
        'soft',
      )
      .line(x + L * 0.2, cy - R * 0.8, x + L * 0.2, cy + R * 0.8, 'hair')
      .line(x - 14, cy, x + L + 14, cy, 'axis')
    const cx = 298
    sheet
      .circle(cx, cy, R, 'soft')
      .shape(
        [0, 1, 2, 3, 4, 5].map((i): [number, number] => [
          cx + (p.s / Math.sqrt(3)) * k * Math.cos((i * Math.PI) / 3 + Math.PI / 6),
          cy + (p.s / Math.sqrt(3)) * k * Math.sin((i * Math.PI) / 3 + Math.PI / 6),
        ]),
        'part',
      )
      .rect(cx - R * 0.3, cy - R * 0.3, R * 0.6, R * 0.6, 'dark', 2)
    sheet
      .across(x, x + L, cy + R + 44, label(p.L), cy + R)
      .across(cx - (p.s / 2) * k, cx + (p.s / 2) * k, cy - R - 26, label(p.s), cy)
  }),

  hexkey: family({ s: num(0.7, 40, 6), L: num(20, 400, 96) }, (p, sheet) => {
    const k = fit(p.L, 40, 300, 220, 300)
    const w = Math.max(9, Math.min(40, p.s * k))
    const L = p.L * k
    const [x, y] = [200 - L / 2, 270]
    sheet
      .path(
        `M${x} ${y}H${x + L - w * 1.6}q${w * 1.6} 0 ${w * 1.6} ${-w * 1.6}V${y - L * 0.4}h${-w}V${y - w * 1.6}q0 ${w * 0.6} ${-w * 0.6} ${w * 0.6}H${x}Z`,
        'soft',
      )
      .line(x, y - w * 0.5, x + L - w * 1.6, y - w * 0.5, 'hair')
    sheet
      .shape(
        [0, 1, 2, 3, 4, 5].map((i): [number, number] => [
          130 + 40 * Math.cos((i * Math.PI) / 3),
          128 + 40 * Math.sin((i * Math.PI) / 3),
        ]),
        'soft',
      )
      .line(76, 128, 184, 128, 'axis')
      .line(130, 78, 130, 178, 'axis')
    sheet.across(x, x + L, y + 44, label(p.L), y).upright(128 - 34.6, 128 + 34.6, 58, label(p.s), 100)
  }),

  screwdriver: family(
    { d: num(1, 14, 6), L: num(20, 500, 100), tip: word('cross', 'flat', 'torx', 'hex') },
    (p, sheet) => {
      const L = fit(p.L, 50, 300, 130, 200) * p.L
      const w = 5 + p.d * 1.4
      const [x, y] = [34, 196]
      sheet.path(
        `M${x} ${y - 22}q0 -14 16 -14h66q26 0 30 10q8 8 20 8v36q-12 0 -20 8q-4 10 -30 10h-66q-16 0 -16 -14Z`,
        'warm',
      )
      for (const at of [-14, 0, 14]) sheet.line(x + 14, y + at, x + 98, y + at, 'hair')
      sheet.rect(x + 132, y - 14, 12, 28, 'mid', 2).rect(x + 144, y - w / 2, L, w, 'part')
      const tip = x + 144 + L
      sheet.path(
        p.tip === 'flat'
          ? `M${tip} ${y - w / 2}l12 ${-w * 0.2}h10v${w * 1.4}h-10L${tip} ${y + w / 2}`
          : `M${tip} ${y - w / 2}l16 ${w * 0.36}v${w * 0.28}L${tip} ${y + w / 2}Z`,
        'mid',
      )
      sheet.across(x + 144, tip, y + 60, label(p.L), y + w / 2)
      const [cx, cy] = [300, 104]
      sheet.circle(cx, cy, 38, 'soft')
      if (p.tip === 'flat') sheet.rect(cx - 30, cy - 5, 60, 10, 'dark')
      else if (p.tip === 'cross') sheet.path(`M${cx - 5} ${cy - 26}h10v21h21v10h-21v21h-10v-21h-21v-10h21Z`, 'dark')
      else
        sheet.shape(
          Array.from({ length: p.tip === 'hex' ? 6 : 12 }, (_, i): [number, number] => {
            const f = p.tip === 'torx' && i % 2 ? 16 : 25
            const t = (i * 2 * Math.PI) / (p.tip === 'hex' ? 6 : 12)
            return [cx + f * Math.cos(t), cy + f * Math.sin(t)]
          }),
          'dark',
        )
    },
  ),

  pliers: family({ L: num(80, 600, 180), kind: word('combination', 'cutter', 'circlip', 'long') }, (p, sheet) => {
    const k = fit(p.L, 120, 300, 0.96, 1.1) * p.L
    sheet.moved(200 - 200 * k, 196 - 200 * k, k, () =>
      sheet.turned(-35, 200, 200, () => {
        const nose = { combination: 62, cutter: 36, circlip: 84, long: 96 }[p.kind]
        for (const way of [1, -1]) {
          sheet.path(
            `M172 ${200 + way * 20}C130 ${200 + way * 60} 90 ${200 + way * 54} 20 ${200 + way * 34}q-12 ${way * 2} -10 ${way * 12}q2 ${way * 10} 14 ${way * 12}C90 ${200 + way * 84} 150 ${200 + way * 80} 196 ${200 + way * 34}Z`,
            'warm',
          )
          sheet.path(
            `M180 ${200 - way * 2}L196 ${200 + way * 34}Q236 ${200 + way * 38} 250 ${200 + way * 22}L${250 + nose} ${200 + way * (p.kind === 'combination' ? 14 : 5)}V${200 + way}H250Z`,
            'soft',
          )
        }
        for (let i = 0; i < 6; i++) sheet.line(256 + i * nose * 0.14, 194, 256 + i * nose * 0.14, 206, 'hair')
        sheet.circle(206, 200, 20, 'mid').circle(206, 200, 9, 'part')
      }),
    )
    sheet.text(306, 340, `L ${label(p.L)}`)
  }),

  hammer: family({ g: num(50, 10000, 500), kind: word('steel', 'soft') }, (p, sheet) => {
    const k = fit(p.g, 100, 5000, 0.84, 1.12) * p.g
    sheet.moved(200 - 200 * k, 200 - 200 * k, k, () =>
      sheet.turned(24, 200, 200, () => {
        sheet.path('M188 112h24l6 240q0 12 -18 12t-18 -12Z', 'warm').path('M130 66h120l10 10v36l-10 10H130Z', 'soft')
        p.kind === 'soft'
          ? sheet.rect(96, 60, 36, 68, 'dark', 6).rect(250, 60, 36, 68, 'warm', 6)
          : sheet.path('M130 66q-50 4 -66 34q40 8 66 22Z', 'mid').rect(252, 64, 22, 60, 'mid', 4)
      }),
    )
    sheet.text(96, 320, `${label(p.g)} g`)
  }),

  caliper: family({ max: num(1, 2000, 150), kind: word('vernier', 'digital', 'micrometer', 'dial') }, (p, sheet) => {
    if (p.kind === 'micrometer')
      sheet
        .path('M70 128v86q0 96 96 96h20q90 0 92 -86v-48h-34v28q0 70 -58 70h-20q-62 0 -62 -60v-86Z', 'soft')
        .rect(104, 142, 20, 30, 'mid', 2)
        .rect(150, 148, 94, 18, 'part')
        .rect(244, 138, 46, 38, 'part', 2)
        .rect(290, 134, 66, 46, 'mid', 3)
    else if (p.kind === 'dial')
      sheet
        .circle(200, 160, 96, 'mid')
        .circle(200, 160, 82, 'part')
        .path('M200 160L244 104', 'signalLine')
        .circle(200, 160, 7, 'dark')
        .rect(188, 256, 24, 46, 'part')
        .rect(194, 302, 12, 52, 'soft')
        .circle(200, 358, 6, 'dark')
        .rect(190, 40, 20, 24, 'soft', 3)
    else {
      sheet
        .rect(96, 150, 282, 36, 'soft', 2)
        .path('M30 118L52 150H96V186L74 300H56L38 190Z', 'soft')
        .path('M112 150L100 118L126 150ZM112 186V196L94 300H84L100 186', 'part')
      sheet.rect(104, 140, 104, 60, 'part', 4)
      if (p.kind === 'digital') sheet.rect(116, 148, 80, 32, 'dark', 3).reading(156, 172, '25.00', 20)
      for (let i = 0; i < 32; i++) sheet.line(216 + i * 5, 150, 216 + i * 5, i % 5 ? 158 : 166, 'hair')
    }
    if (p.kind === 'dial')
      for (let i = 0; i < 20; i++) sheet.turned(i * 18, 200, 160, () => sheet.line(200, 82, 200, 92, 'hair'))
    sheet.text(p.kind === 'dial' ? 320 : 290, 330, `0–${label(p.max)}`)
  }),
}
