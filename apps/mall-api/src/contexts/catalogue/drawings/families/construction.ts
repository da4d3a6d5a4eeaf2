import { family, fit, label, num, word } from '../family.ts'

export const construction = {
  /** A bucket tooth in side and top view; `kg` its weight. */
  tooth: family(
    { L: num(60, 600, 210), W: num(20, 300, 85), kind: word('standard', 'rock', 'tiger', 'adapter') },
    (p, sheet) => {
      const k = fit(p.L, 120, 400, 230, 300)
      const [L, H, x, y] = [p.L * k, Math.max(60, p.W * k * 1.05), 200 - (p.L * k) / 2, 132]
      if (p.kind === 'adapter')
        sheet
          .path(
            `M${x} ${y - H * 0.6}H${x + L * 0.5}L${x + L * 0.62} ${y - H * 0.34}L${x + L} ${y - H * 0.12}V${y + H * 0.12}L${x + L * 0.62} ${y + H * 0.34}L${x + L * 0.5} ${y + H * 0.6}H${x}V${y + H * 0.22}H${x + L * 0.3}V${y - H * 0.22}H${x}Z`,
            'soft',
          )
          .circle(x + L * 0.78, y, H * 0.09, 'part')
      else
        sheet
          .path(
            `M${x} ${y - H / 2}H${x + L * 0.36}Q${x + L * 0.7} ${y - H * 0.36} ${x + L} ${y - H * (p.kind === 'rock' ? 0.12 : 0.03)}V${y + H * (p.kind === 'rock' ? 0.12 : 0.05)}Q${x + L * 0.6} ${y + H * 0.34} ${x + L * 0.36} ${y + H / 2}H${x}Z`,
            'soft',
          )
          .path(`M${x} ${y - H * 0.3}L${x + L * 0.3} ${y - H * 0.12}V${y + H * 0.12}L${x} ${y + H * 0.3}`, 'dash')
          .rect(x + L * 0.13, y - H * 0.07, L * 0.08, H * 0.14, 'part', 3)
      const [W, t] = [p.W * k, 292]
      sheet
        .path(
          p.kind === 'tiger'
            ? `M${x} ${t - W / 2}H${x + L * 0.36}L${x + L} ${t - W * 0.4}L${x + L * 0.7} ${t}L${x + L} ${t + W * 0.4}L${x + L * 0.36} ${t + W / 2}H${x}Z`
            : `M${x} ${t - W / 2}H${x + L * 0.34}L${x + L} ${t - W * 0.36}V${t + W * 0.36}L${x + L * 0.34} ${t + W / 2}H${x}Z`,
          'part',
        )
        .line(x + L * 0.34, t - W / 2, x + L * 0.34, t + W / 2, 'hair')
        .line(x + L * 0.5, t - W * 0.2, x + L * 0.94, t - W * 0.12, 'hair')
        .line(x + L * 0.5, t + W * 0.2, x + L * 0.94, t + W * 0.12, 'hair')
      sheet
        .line(x - 14, t, x + L + 14, t, 'axis')
        .across(x, x + L, 222, label(p.L), y + H / 2)
        .upright(t - W / 2, t + W / 2, Math.max(22, x - 22), label(p.W), x)
    },
  ),

  roller: family(
    { D: num(60, 600, 180), L: num(60, 900, 260), kind: word('track', 'carrier', 'idler', 'sprocket') },
    (p, sheet) => {
      const k = fit(p.D, 100, 500, 150, 240)
      const [R, cx, cy] = [(p.D * k) / 2, p.kind === 'track' || p.kind === 'carrier' ? 200 : 196, 190]
      if (p.kind === 'idler' || p.kind === 'sprocket') {
        sheet.circle(cx, cy, R, 'soft').circle(cx, cy, R * 0.86, 'part')
        if (p.kind === 'sprocket')
          for (let i = 0; i < 21; i++)
            sheet.turned((i * 360) / 21, cx, cy, () => sheet.path(`M${cx - 9} ${cy - R + 1}l4 -13h10l4 13`, 'soft'))
        sheet.circle(cx, cy, R * 0.4, 'mid').circle(cx, cy, R * 0.22, 'part')
        for (let i = 0; i < 8; i++)
          sheet.circle(
            cx + R * 0.64 * Math.cos((i * Math.PI) / 4),
            cy + R * 0.64 * Math.sin((i * Math.PI) / 4),
            p.kind === 'idler' ? R * 0.1 : 6,
            'part',
          )
      } else {
        const L = Math.min(270, p.L * k)
        sheet
          .rect(cx - L / 2 - 26, cy - R * 0.3, L + 52, R * 0.6, 'mid', 4)
          .rect(cx - L / 2, cy - R, L * 0.16, R * 2, 'soft', 4)
          .rect(cx + L * 0.34, cy - R, L * 0.16, R * 2, 'soft', 4)
          .rect(cx - L * 0.34, cy - R * 0.74, L * 0.68, R * 1.48, 'soft', 2)
          .rect(cx - L * 0.07, cy - R * 0.9, L * 0.14, R * 1.8, 'soft', 3)
        sheet
          .line(cx - L * 0.2, cy - R * 0.74, cx - L * 0.2, cy + R * 0.74, 'hair')
          .line(cx + L * 0.2, cy - R * 0.74, cx + L * 0.2, cy + R * 0.74, 'hair')
          .across(cx - L / 2, cx + L / 2, cy + R + 42, label(p.L), cy + R)
      }
      sheet.line(cx - R - 40, cy, cx + R + 40, cy, 'axis').upright(cy - R, cy + R, 376, `⌀${label(p.D)}`, cx + R * 0.5)
    },
  ),

  /** A filter element or spin-on cartridge. */
  filter: family(
    { D: num(20, 600, 93), L: num(30, 1200, 142), kind: word('spin', 'element', 'air', 'breather') },
    (p, sheet) => {
      const k = Math.min(fit(p.L, 60, 500, 170, 268), 240 / p.D)
      const [w, h] = [p.D * k, p.L * k]
      const [x, y] = [186 - w / 2, 186 - h / 2]
      if (p.kind === 'spin') {
        sheet
          .path(`M${x} ${y + 18}V${y + h - 16}q0 16 16 16h${w - 32}q16 0 16 -16V${y + 18}Z`, 'soft')
          .rect(x - 4, y, w + 8, 20, 'mid', 4)
          .rect(x + w * 0.3, y - 12, w * 0.4, 12, 'part', 2)
          .rect(x, y + h * 0.36, w, h * 0.3, 'warm')
        for (let i = 1; i < 12; i++) sheet.line(x + (i * w) / 12, y + h - 30, x + (i * w) / 12, y + h - 6, 'hair')
      } else {
        const pleats = Math.max(10, Math.round(w / (p.kind === 'air' ? 8 : 11)))
        sheet.rect(x, y + 14, w, h - 28, 'part')
        for (let i = 1; i < pleats; i++)
          sheet.line(x + (i * w) / pleats, y + 14, x + (i * w) / pleats, y + h - 14, i % 2 ? 'hair' : 'ink')
        sheet
          .rect(x - 5, y, w + 10, 18, p.kind === 'air' ? 'warm' : 'mid', 4)
          .rect(x - 5, y + h - 18, w + 10, 18, p.kind === 'air' ? 'warm' : 'mid', 4)
          .rect(x + w * 0.28, y - 9, w * 0.44, 9, 'dark', 3)
      }
      sheet
        .across(x, x + w, Math.min(388, y + h + 42), `⌀${label(p.D)}`, y + h)
        .upright(y, y + h, x + w + 44, label(p.L), x + w)
    },
  ),

  /** A delivery pipe with collars, or an elbow of `angle` degrees. */
  pipe: family(
    { dn: num(50, 250, 125), L: num(100, 6000, 3000), angle: num(0, 90, 0), kind: word('steel', 'rubber') },
    (p, sheet) => {
      const w = fit(p.dn, 80, 200, 50, 84) * p.dn
      if (p.angle < 1) {
        const L = Math.min(320, fit(p.L, 300, 4000, 200, 330) * p.L)
        const [x, y] = [200 - L / 2, 184]
        sheet.rect(x, y - w / 2, L, w, p.kind === 'rubber' ? 'dark' : 'soft')
        if (p.kind === 'rubber')
          for (let i = 1; i < L / 16; i++) sheet.line(x + i * 16, y - w / 2, x + i * 16 - 12, y + w / 2, 'hair')
        else
          sheet.path(
            `M${200 - 10} ${y - w / 2}q14 ${w * 0.25} 0 ${w / 2}t0 ${w / 2}M${200 + 4} ${y - w / 2}q14 ${w * 0.25} 0 ${w / 2}t0 ${w / 2}`,
            'ink',
          )
        for (const at of [x, x + L - 20])
          sheet
            .rect(at, y - w / 2 - 7, 20, w + 14, 'mid', 2)
            .line(at + 10, y - w / 2 - 7, at + 10, y + w / 2 + 7, 'hair')
        sheet
          .line(x - 20, y, x + L + 20, y, 'axis')
          .across(x, x + L, y + w / 2 + 54, label(p.L), y + w / 2)
          .text(x + L * 0.28, y - w / 2 - 24, `DN${label(p.dn)}`)
      } else {
        const R = 150
        const [cx, cy] = [96, 300 - R * 0.3]
        const turn = (p.angle * Math.PI) / 180
        const at = (radius: number, t: number) => `${cx + radius * Math.cos(t)} ${cy - radius * Math.sin(t)}`
        sheet
          .path(
            `M${at(R + w / 2, 0)}A${R + w / 2} ${R + w / 2} 0 0 0 ${at(R + w / 2, turn)}L${at(R - w / 2, turn)}A${R - w / 2} ${R - w / 2} 0 0 1 ${at(R - w / 2, 0)}Z`,
            'soft',
          )
          .path(`M${at(R, 0)}A${R} ${R} 0 0 0 ${at(R, turn)}`, 'axis')
        sheet
          .rect(cx + R - w / 2 - 8, cy, w + 16, 20, 'mid', 2)
          .turned(-p.angle, cx, cy, () => sheet.rect(cx + R - w / 2 - 8, cy - 20, w + 16, 20, 'mid', 2))
        sheet
          .path(`M${cx} ${cy}L${at(R - w / 2, turn / 2)}`, 'hair')
          .text(cx + 26, cy - 12, `${label(p.angle)}°`)
          .across(cx + R - w / 2, cx + R + w / 2, cy + 64, `DN${label(p.dn)}`, cy + 20)
      }
    },
  ),

  /** Parts of a concrete pump: spectacle plate, cutting ring, S-valve, piston, pipe clamp. */
  concrete: family(
    { D: num(40, 400, 230), part: word('plate', 'ring', 'svalve', 'piston', 'clamp', 'cylinder') },
    (p, sheet) => {
      const k = fit(p.D, 100, 300, 0.92, 1.08) * p.D
      sheet.moved(200 - 200 * k, 186 - 190 * k, k, () => {
        if (p.part === 'plate') {
          sheet.path('M60 124Q60 84 100 84H300Q340 84 340 124V256Q340 296 300 296H100Q60 296 60 256Z', 'soft')
          for (const x of [130, 270])
            sheet
              .circle(x, 190, 58, 'warm')
              .circle(x, 190, 46, 'part')
              .line(x - 70, 190, x + 70, 190, 'axis')
              .line(x, 118, x, 262, 'axis')
          for (const [x, y] of [
            [84, 108],
            [316, 108],
            [84, 272],
            [316, 272],
            [200, 104],
            [200, 276],
          ] as const)
            sheet.circle(x, y, 7, 'part')
        } else if (p.part === 'ring')
          sheet
            .circle(170, 190, 118, 'soft')
            .circle(170, 190, 102, 'warm')
            .circle(170, 190, 80, 'part')
            .rect(312, 72, 30, 34, 'cut')
            .rect(312, 274, 30, 34, 'cut')
            .line(312, 106, 312, 274)
            .line(342, 106, 342, 274)
            .line(40, 190, 360, 190, 'axis')
        else if (p.part === 'svalve')
          sheet
            .path('M52 120H92C190 120 170 236 262 236H330V296H250C130 296 170 180 92 180H52Z', 'soft')
            .rect(40, 108, 22, 84, 'mid', 3)
            .rect(322, 222, 24, 88, 'mid', 3)
            .rect(200, 70, 22, 130, 'part', 3)
            .rect(190, 52, 42, 26, 'mid', 4)
            .path('M62 150H92C180 150 160 266 256 266H322', 'axis')
        else if (p.part === 'piston') {
          sheet
            .rect(74, 176, 70, 28, 'part', 2)
            .path('M144 112h40v156h-40Z', 'mid')
            .path('M184 90h64q24 0 40 -16v232q-16 -16 -40 -16h-64Z', 'warm')
            .path('M220 90v200M254 90v200', 'hair')
            .rect(288, 120, 20, 140, 'mid', 3)
            .line(54, 190, 340, 190, 'axis')
            .circle(298, 190, 9, 'part')
        } else if (p.part === 'clamp')
          sheet
            .circle(200, 200, 122, 'soft')
            .circle(200, 200, 96, 'part')
            .rect(70, 186, 26, 28, 'mid', 3)
            .path('M296 180h44l24 -60h18l-20 76q-4 20 -26 20h-40Z', 'mid')
            .circle(312, 198, 8, 'part')
            .circle(84, 200, 6, 'part')
        else
          sheet
            .rect(56, 120, 288, 140, 'cut', 2)
            .rect(56, 140, 288, 100, 'part')
            .rect(40, 108, 24, 164, 'soft', 3)
            .rect(336, 108, 24, 164, 'soft', 3)
            .line(30, 190, 372, 190, 'axis')
      })
      sheet.text(200, 374, p.part === 'clamp' || p.part === 'svalve' ? `DN${label(p.D)}` : `⌀${label(p.D)}`)
    },
  ),
}
