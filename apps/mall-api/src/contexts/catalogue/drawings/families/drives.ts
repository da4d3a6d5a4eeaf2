import { family, fit, label, num, word } from '../family.ts'

export const drives = {
  /** A profile rail of length `L`, or with `W` and `H` a carriage on its rail, seen from the end. */
  linear: family(
    {
      w: num(5, 120, 23),
      h: num(4, 110, 22),
      L: num(0, 6000, 1000),
      W: num(10, 260, 70),
      H: num(8, 160, 36),
      kind: word('rail', 'slim', 'flanged'),
    },
    (p, sheet) => {
      const carried = p.kind !== 'rail'
      const k = carried ? fit(p.W, 30, 180, 190, 290) : Math.min(fit(p.w, 12, 70, 96, 150), 160 / p.h)
      const [w, h, cx, base] = [p.w * k, p.h * k, carried ? 190 : 112, carried ? 292 : 268]
      const top = base - h
      if (carried) {
        const [W, H] = [p.W * k, p.H * k]
        const roof = base - H
        const low = base - h * 0.16
        const inner = w / 2 + 7
        const body = Math.min(W / 2, w * 1.04)
        const lip = roof + Math.max(10, (top - roof) * 0.9)
        if (p.kind === 'flanged')
          sheet.shape(
            [
              [cx - W / 2, roof],
              [cx + W / 2, roof],
              [cx + W / 2, lip],
              [cx + body, lip + 10],
              [cx + body, low],
              [cx + inner, low],
              [cx + inner, top - 6],
              [cx - inner, top - 6],
              [cx - inner, low],
              [cx - body, low],
              [cx - body, lip + 10],
              [cx - W / 2, lip],
            ],
            'cut',
          )
        else
          sheet.shape(
            [
              [cx - W / 2, roof],
              [cx + W / 2, roof],
              [cx + W / 2, low],
              [cx + inner, low],
              [cx + inner, top - 6],
              [cx - inner, top - 6],
              [cx - inner, low],
              [cx - W / 2, low],
            ],
            'cut',
          )
        for (const side of [-1, 1]) {
          sheet
            .rect(cx + side * W * 0.36 - 6, roof, 12, Math.max(12, (lip - roof) * 0.9), 'part')
            .line(cx + side * W * 0.36, roof - 12, cx + side * W * 0.36, lip + 8, 'axis')
          for (const share of [0.24, 0.56])
            sheet.circle(cx + side * (w / 2 + 1), top + h * share, Math.min(10, h * 0.1), 'soft')
        }
        sheet
          .across(cx - W / 2, cx + W / 2, roof - 30, label(p.W), roof)
          .upright(roof, base, Math.min(384, cx + W / 2 + 44), label(p.H), cx + W / 2)
      }
      const waist = w * 0.38
      sheet.shape(
        [
          [cx - w / 2, top + 4],
          [cx - w / 2 + 4, top],
          [cx + w / 2 - 4, top],
          [cx + w / 2, top + 4],
          [cx + w / 2, top + h * 0.2],
          [cx + waist, top + h * 0.32],
          [cx + waist, top + h * 0.56],
          [cx + w / 2, top + h * 0.68],
          [cx + w / 2, base],
          [cx - w / 2, base],
          [cx - w / 2, top + h * 0.68],
          [cx - waist, top + h * 0.56],
          [cx - waist, top + h * 0.32],
          [cx - w / 2, top + h * 0.2],
        ],
        carried ? 'soft' : 'cut',
      )
      sheet.line(cx, top - 14, cx, base + 14, 'axis').across(cx - w / 2, cx + w / 2, base + 46, label(p.w), base)
      if (!carried) {
        sheet.upright(top, base, Math.max(26, cx - w / 2 - 28), label(p.h), cx - w / 2)
        const [x, y] = [224, 150]
        sheet
          .rect(x, y, 150, 26, 'soft', 2)
          .rect(x, y + 26, 150, 16, 'mid', 2)
          .line(x, y + 13, x + 150, y + 13, 'axis')
        for (let i = 0; i < 5; i++)
          sheet.circle(x + 15 + i * 30, y + 13, 8, 'part').circle(x + 15 + i * 30, y + 13, 4, 'hair')
        sheet.across(x, x + 150, y + 76, label(p.L), y + 42)
      }
    },
  ),

  /** A ball screw with its flanged nut: diameter, lead, length, the nut's diameter. */
  ballscrew: family(
    { d: num(4, 200, 25), p: num(1, 100, 5), L: num(20, 8000, 600), D: num(8, 300, 40) },
    (p, sheet) => {
      const k = fit(p.d, 8, 100, 36, 92)
      const [r, R, cy] = [(p.d * k) / 2, (Math.min(p.D, p.d * 2.4) * k) / 2, 176]
      const [x0, x1, nut] = [34, 366, 206]
      const turn = Math.max(13, Math.min(60, p.p * k))
      sheet
        .rect(x0, cy - r * 0.72, 34, r * 1.44, 'part', 2)
        .rect(x1 - 34, cy - r * 0.72, 34, r * 1.44, 'part', 2)
        .rect(x0 + 34, cy - r, x1 - x0 - 68, r * 2, 'soft')
      for (let x = x0 + 40; x + turn * 0.5 < x1 - 36; x += turn)
        sheet
          .path(`M${x} ${cy + r}Q${x + turn * 0.05} ${cy} ${x + turn * 0.42} ${cy - r}`, 'ink')
          .path(`M${x + turn * 0.16} ${cy + r}Q${x + turn * 0.2} ${cy} ${x + turn * 0.56} ${cy - r}`, 'hair')
      sheet
        .rect(nut - 52, cy - R, 96, R * 2, 'part', 3)
        .rect(nut + 44, cy - R * 1.42, 18, R * 2.84, 'mid', 2)
        .circle(nut - 8, cy - R * 0.5, 6, 'hair')
        .rect(nut - 40, cy - R * 0.12, 60, R * 0.24, 'hair', 5)
      for (const side of [-1, 1]) sheet.line(nut + 38, cy + side * R * 1.2, nut + 68, cy + side * R * 1.2, 'axis')
      sheet
        .line(x0 - 14, cy, x1 + 14, cy, 'axis')
        .across(x0, x1, cy + R * 1.42 + 74, label(p.L), cy + r)
        .upright(cy - r, cy + r, x0 - 8, `⌀${label(p.d)}`, x0 + 34)
        .text(nut - 8, cy - R - 12, `⌀${label(p.D)}`)
        .text(318, cy - R * 1.42 - 22, `P ${label(p.p)}`)
    },
  ),

  /** A helical gear unit in line with its shaft: shaft diameter and shaft height. */
  helicalgear: family({ D: num(8, 200, 35), h: num(30, 500, 115), mount: word('foot', 'flange') }, (p, sheet) => {
    const k = fit(p.h, 60, 300, 96, 132)
    const [h, cy, x] = [p.h * k, 190, 120]
    const [R, shaft] = [h * 0.84, Math.max(16, (p.D / p.h) * h)]
    sheet
      .rect(x - 74, cy - shaft / 2, 78, shaft, 'part', 3)
      .rect(x - 66, cy - shaft * 0.16, 52, shaft * 0.32, 'hair', 3)
    if (p.mount === 'flange')
      sheet.rect(x - 4, cy - R * 1.24, 16, R * 2.48, 'mid', 2).rect(x + 12, cy - R * 0.8, 14, R * 1.6, 'soft')
    sheet.path(
      `M${x + 10} ${cy - R * 0.66}q4 ${-R * 0.34} 34 ${-R * 0.34}h92q20 0 22 26V${cy + R * 0.7}q0 ${R * 0.3} -26 ${R * 0.3}H${x + 36}q-26 0 -26 ${-R * 0.3}Z`,
      'soft',
    )
    sheet
      .circle(x + 62, cy - R * 0.62, 8, 'part')
      .circle(x + 104, cy + R * 0.6, 8, 'part')
      .circle(x + 62, cy + R * 0.1, R * 0.3, 'part')
      .circle(x + 62, cy + R * 0.1, R * 0.22, 'hair')
    for (let i = 0; i < 4; i++)
      sheet.line(x + 112, cy - R * 0.5 + i * R * 0.3, x + 148, cy - R * 0.5 + i * R * 0.3, 'hair')
    sheet.rect(x + 158, cy - R * 0.86, 18, R * 1.72, 'mid', 2).rect(x + 176, cy - R * 0.6, 66, R * 1.2, 'part', 6)
    for (let i = -3; i <= 3; i++) sheet.line(x + 182, cy + i * R * 0.16, x + 238, cy + i * R * 0.16, 'hair')
    if (p.mount === 'foot')
      sheet
        .path(`M${x + 4} ${cy + h}h152v${-(h - R) * 0.9 - 8}h-34v-6h-84v6h-34Z`, 'mid')
        .upright(cy, cy + h, 384, label(p.h), x + 156)
    sheet
      .line(x - 92, cy, x + 258, cy, 'axis')
      .upright(cy - shaft / 2, cy + shaft / 2, x - 88, `⌀${label(p.D)}`, x - 74)
  }),

  /** A planetary servo unit: square flange and output shaft. Each stage makes it longer. */
  planetary: family({ W: num(20, 400, 90), D: num(5, 120, 22), stages: num(1, 3, 1) }, (p, sheet) => {
    const k = fit(p.W, 40, 200, 118, 176)
    const [half, shaft, cy, x] = [(p.W * k) / 2, (Math.min(p.D, p.W * 0.6) * k) / 2, 190, 98]
    const stages = Math.round(p.stages)
    const body = 24 + stages * 22
    sheet
      .rect(x - 62, cy - shaft, 66, shaft * 2, 'part', 3)
      .rect(x - 54, cy - shaft * 0.3, 42, shaft * 0.6, 'hair', 3)
      .rect(x - 12, cy - half * 0.62, 14, half * 1.24, 'soft')
      .rect(x, cy - half, 18, half * 2, 'mid', 3)
      .rect(x + 18, cy - half * 0.9, body, half * 1.8, 'soft', 4)
    for (let i = 1; i <= stages; i++)
      sheet.line(
        x + 18 + (i * body) / (stages + 1),
        cy - half * 0.9,
        x + 18 + (i * body) / (stages + 1),
        cy + half * 0.9,
        'hair',
      )
    sheet
      .rect(x + 18 + body, cy - half * 0.84, 40, half * 1.68, 'part', 4)
      .circle(x + 38 + body, cy - half * 0.4, 6, 'mid')
      .rect(x + 58 + body, cy - half * 0.96, 12, half * 1.92, 'mid', 2)
    const [fx, r] = [334, Math.min(half, 56)]
    sheet
      .rect(fx - r, cy - r, r * 2, r * 2, 'soft', r * 0.24)
      .circle(fx, cy, r * 0.66, 'part')
      .circle(fx, cy, (shaft / half) * r, 'mid')
    for (const dx of [-1, 1])
      for (const dy of [-1, 1]) sheet.circle(fx + dx * r * 0.8, cy + dy * r * 0.8, r * 0.08, 'part')
    sheet
      .line(x - 78, cy, x + body + 84, cy, 'axis')
      .line(fx - r - 12, cy, fx + r + 12, cy, 'axis')
      .line(fx, cy - r - 12, fx, cy + r + 12, 'axis')
      .across(fx - r, fx + r, cy + r + 44, label(p.W), cy + r)
      .upright(cy - shaft, cy + shaft, x - 72, `⌀${label(p.D)}`, x - 62)
  }),
}
