import { family, fit, label, num, word } from '../family.ts'

export const motors = {
  /** A motor in IEC 60072 sizes: shaft height `H`, overall length `L`, shaft diameter `D`. */
  motor: family(
    {
      H: num(50, 400, 132),
      L: num(150, 1600, 480),
      D: num(9, 120, 38),
      mount: word('b3', 'b5', 'b14', 'b35'),
      brake: word('no', 'yes'),
    },
    (p, sheet) => {
      const s = fit(p.L, 220, 1300, 240, 330)
      const [L, H, R] = [p.L * s, p.H * s, p.H * s * 0.93]
      const y = 196
      const shaft = L * 0.15
      const x0 = 200 - L / 2 + 4
      const front = x0 + shaft
      const end = x0 + L
      const cowl = L * (p.brake === 'yes' ? 0.24 : 0.16)
      const body = end - cowl - front
      sheet
        .rect(x0, y - (p.D * s) / 2, shaft, p.D * s, 'part', 2)
        .rect(x0 + 5, y - p.D * s * 0.16, shaft * 0.7, p.D * s * 0.32, 'hair', 3)
      if (p.mount !== 'b3') {
        const flange = p.mount === 'b14' ? R * 0.86 : R * 1.22
        sheet
          .rect(front, y - flange, L * 0.03, flange * 2, 'mid', 1)
          .rect(front - L * 0.016, y - flange * 0.72, L * 0.016, flange * 1.44, 'soft')
      }
      sheet.path(
        `M${front + L * 0.03} ${y - R * 0.62}q0 ${-R * 0.28} ${L * 0.05} ${-R * 0.34}V${y + R * 0.96}q${-L * 0.05} ${-R * 0.06} ${-L * 0.05} ${-R * 0.34}Z`,
        'mid',
      )
      const left = front + L * 0.08
      const width = body - L * 0.08
      sheet.rect(left, y - R, width, R * 2, 'soft', 3)
      const fins = 9
      for (let i = 1; i < fins; i++)
        sheet.line(left + 3, y - R + (i * 2 * R) / fins, left + width - 3, y - R + (i * 2 * R) / fins, 'hair')
      sheet.path(
        `M${left + width} ${y - R * 0.98}h${cowl * 0.7}q${cowl * 0.3} 0 ${cowl * 0.3} ${R * 0.4}v${R * 1.16}q0 ${R * 0.4} ${-cowl * 0.3} ${R * 0.4}h${-cowl * 0.7}Z`,
        'part',
      )
      for (let i = -3; i <= 3; i++) sheet.line(end - cowl * 0.28, y + i * R * 0.2, end - 4, y + i * R * 0.2, 'hair')
      if (p.brake === 'yes')
        sheet
          .line(left + width + cowl * 0.42, y - R * 0.98, left + width + cowl * 0.42, y + R * 0.98)
          .line(left + width + cowl * 0.48, y - R * 0.98, left + width + cowl * 0.48, y + R * 0.98)
      const box = width * 0.42
      sheet
        .rect(left + width * 0.2, y - R - R * 0.42, box, R * 0.44, 'part', 3)
        .rect(left + width * 0.2 - 4, y - R - R * 0.5, box + 8, R * 0.12, 'mid', 2)
      sheet.circle(left + width * 0.2 + box / 2, y - R - R * 0.18, R * 0.09, 'hair')
      sheet.path(`M${left + width * 0.82} ${y - R}v-10a7 7 0 1 1 10 0v10`, 'part')
      sheet.rect(left + width * 0.3, y - R * 0.2, width * 0.34, R * 0.4, 'part', 2)
      for (let i = 0; i < 3; i++)
        sheet.line(
          left + width * 0.34,
          y - R * 0.1 + i * R * 0.1,
          left + width * 0.6,
          y - R * 0.1 + i * R * 0.1,
          'hair',
        )
      if (p.mount === 'b3' || p.mount === 'b35') {
        for (const x of [left + width * 0.06, left + width * 0.72])
          sheet.path(`M${x} ${y + R * 0.9}h${width * 0.2}l${width * 0.03} ${H - R * 0.9}h${-width * 0.26}Z`, 'mid')
        sheet
          .line(left - 10, y + H, left + width + 14, y + H)
          .upright(y, y + H, Math.min(390, end + 24), label(p.H), end)
      }
      sheet.line(x0 - 12, y, end + 12, y, 'axis')
      const base = y + Math.max(H, R * 1.22)
      sheet
        .across(x0, end, base + 44, label(p.L), base)
        .path(`M${x0 + shaft * 0.4} ${y - (p.D * s) / 2}L${x0 + 6} ${y - R * 0.86}h-4`, 'hair')
        .text(Math.max(30, x0 + 4), y - R * 0.86 - 8, `⌀${label(p.D)}`)
    },
  ),

  /** A worm gear unit: `a` is its centre distance. */
  wormgear: family({ a: num(20, 200, 63), D: num(8, 100, 25) }, (p, sheet) => {
    const k = fit(p.a, 25, 150, 74, 118)
    const a = p.a * k
    const [cx, cy] = [190, 236]
    sheet.rect(cx - a * 1.18, cy - a * 1.62, a * 2.36, a * 2.75, 'soft', a * 0.34)
    sheet
      .rect(cx + a * 1.18, cy - a - a * 0.72, a * 0.16, a * 1.44, 'mid', 2)
      .circle(cx, cy, a * 0.9, 'part')
      .circle(cx, cy, a * 0.76, 'hair')
    sheet
      .circle(cx, cy, (p.D / 2) * k + 10, 'mid')
      .circle(cx, cy, (p.D / 2) * k, 'part')
      .rect(cx - 4, cy - (p.D / 2) * k - 5, 8, 8, 'white')
    for (let i = 0; i < 4; i++)
      sheet.circle(
        cx + a * 0.98 * Math.cos(Math.PI / 4 + (i * Math.PI) / 2),
        cy + a * 0.98 * Math.sin(Math.PI / 4 + (i * Math.PI) / 2),
        5,
        'part',
      )
    for (let i = 0; i < 5; i++)
      sheet.line(cx - a * 0.9, cy - a * 1.5 + i * a * 0.11, cx + a * 0.9, cy - a * 1.5 + i * a * 0.11, 'hair')
    sheet
      .line(cx - a * 1.4, cy, cx + a * 1.5, cy, 'axis')
      .line(cx - a * 1.4, cy - a, cx + a * 1.55, cy - a, 'axis')
      .line(cx, cy - a * 1.8, cx, cy + a * 1.3, 'axis')
    sheet
      .upright(cy - a, cy, Math.min(384, cx + a * 1.75), label(p.a), cx + a * 1.4)
      .path(`M${cx - (p.D / 2) * k} ${cy + 2}L${cx - a * 1.3} ${cy + a * 1.3}h-26`, 'hair')
      .text(cx - a * 1.3 - 14, cy + a * 1.3 - 7, `⌀${label(p.D)}`)
  }),

  /** A frequency converter or power supply: W×H of its front, with or without a display. */
  cabinet: family(
    { W: num(10, 800, 118), H: num(20, 1200, 185), kind: word('drive', 'supply', 'soft', 'plc') },
    (p, sheet) => {
      const k = Math.min(fit(p.H, 60, 700, 190, 290), 280 / p.W)
      const [w, h] = [p.W * k, p.H * k]
      const [x, y] = [192 - w / 2, 196 - h / 2 - 6]
      sheet
        .path(`M${x + w} ${y}l22 -14v${h}l-22 14Z`, 'mid')
        .path(`M${x} ${y}l22 -14h${w}l-22 14Z`, 'part')
        .rect(x, y, w, h, 'soft', 3)
      for (let i = 0; i < 6; i++)
        sheet.line(x + w + 5, y + h * 0.16 + i * 9, x + w + 17, y + h * 0.16 + i * 9 - 8, 'hair')
      if (p.kind === 'drive' || p.kind === 'soft') {
        sheet
          .rect(x + w * 0.16, y + h * 0.1, w * 0.68, h * 0.42, 'part', 4)
          .rect(x + w * 0.24, y + h * 0.14, w * 0.52, h * 0.13, 'dark', 2)
        sheet.reading(x + w * 0.5, y + h * 0.14 + h * 0.1, '50.0', Math.max(8, Math.round(h * 0.085)))
        for (let r = 0; r < 2; r++)
          for (let c = 0; c < 4; c++)
            sheet.circle(x + w * (0.28 + c * 0.148), y + h * (0.35 + r * 0.09), Math.min(w, h) * 0.045, 'hair')
      } else {
        sheet
          .rect(x + w * 0.1, y + h * 0.22, w * 0.8, h * 0.5, 'part', 2)
          .circle(x + w * 0.82, y + h * 0.3, 4, 'signal')
        for (let i = 0; i < 4; i++)
          sheet.line(x + w * 0.2, y + h * (0.34 + i * 0.08), x + w * 0.66, y + h * (0.34 + i * 0.08), 'hair')
      }
      const poles = Math.max(3, Math.min(8, Math.round(w / 24)))
      for (let i = 0; i < poles; i++) {
        const px = x + w * 0.08 + (i * w * 0.84) / poles
        sheet
          .rect(px + 1, y + h * 0.84, (w * 0.84) / poles - 2, h * 0.11, 'part', 1)
          .circle(px + (w * 0.42) / poles, y + h * 0.895, Math.min(5, w / poles / 4), 'hair')
      }
      sheet.across(x, x + w, y + h + 42, label(p.W), y + h).upright(y, y + h, Math.max(16, x - 26), label(p.H), x)
    },
  ),
}
