import { family, fit, label, num, word } from '../family.ts'

const inserts = { C: 80, W: 80, T: 60, D: 55, V: 35, S: 90, R: 0 } as const

export const cutting = {
  /** A rotating tool on its shank: cutting diameter `d`, shank diameter `D`, overall length `L`, flute length `l`. */
  mill: family(
    {
      d: num(0.2, 80, 10),
      D: num(1, 80, 10),
      L: num(20, 600, 72),
      l: num(1, 400, 22),
      flutes: num(1, 8, 4),
      end: word('flat', 'ball', 'drill', 'tap', 'reamer'),
    },
    (p, sheet) => {
      const k = Math.min(fit(p.L, 40, 250, 240, 318), 96 / Math.max(p.d, p.D))
      const [L, l, d, D] = [p.L * k, Math.min(p.l, p.L * 0.9) * k, Math.max(5, p.d * k), Math.max(7, p.D * k)]
      const x0 = 200 - L / 2
      const y = 190
      const xs = x0 + L - l
      if (p.end === 'tap')
        sheet
          .rect(x0, y - D * 0.4, D * 1.1, D * 0.8, 'mid')
          .line(x0, y, x0 + D * 1.1, y, 'hair')
          .rect(x0 + D * 1.1, y - D / 2, xs - x0 - D * 1.1, D, 'part')
      else sheet.rect(x0, y - D / 2, xs - x0 - (D === d ? 0 : 8), D, 'part', 2)
      if (D !== d) sheet.path(`M${xs - 8} ${y - D / 2}L${xs} ${y - d / 2}V${y + d / 2}L${xs - 8} ${y + D / 2}Z`, 'part')
      const point = p.end === 'drill' ? d * 0.3 : 0
      const end = x0 + L
      if (p.end === 'ball')
        sheet.path(`M${xs} ${y - d / 2}H${end - d / 2}a${d / 2} ${d / 2} 0 0 1 0 ${d}H${xs}Z`, 'soft')
      else if (p.end === 'tap')
        sheet.path(
          `M${xs} ${y - d / 2}H${end - l * 0.3}L${end} ${y - d * 0.36}V${y + d * 0.36}L${end - l * 0.3} ${y + d / 2}H${xs}Z`,
          'soft',
        )
      else
        sheet.path(
          `M${xs} ${y - d / 2}H${end - point}L${end} ${y}L${end - point} ${y + d / 2}H${xs}Z`.replace(
            point ? '' : `L${end} ${y}L${end} ${y + d / 2}`,
            point ? '' : `V${y + d / 2}`,
          ),
          'soft',
        )
      if (p.end === 'tap') {
        let data = ''
        for (let x = xs + 4; x < end - l * 0.1; x += 5) data += `M${x} ${y - d / 2 + 1}l-3 ${d - 2}`
        sheet.path(data, 'hair').rect(xs, y - d * 0.12, l, d * 0.24, 'mid', 2)
      } else if (p.end === 'reamer') for (const at of [-0.28, 0, 0.28]) sheet.line(xs, y + at * d, end, y + at * d)
      else {
        const lead = p.end === 'drill' ? d * 2.1 : Math.max(d * 0.7, (d * 3.4) / p.flutes)
        let data = ''
        for (let x = xs - lead * 0.4; x < end - point - 2; x += lead) {
          const a = Math.max(xs, x)
          const b = Math.min(end - point, x + lead * 0.75)
          if (b > a)
            data += `M${a} ${y + d / 2}C${a + (b - a) * 0.4} ${y + d * 0.4} ${a + (b - a) * 0.6} ${y - d * 0.4} ${b} ${y - d / 2}`
        }
        sheet.path(data)
        sheet.path(
          data
            .replaceAll('M', 'M')
            .replace(/M([\d.-]+) /g, (_, x: string) => `M${Math.min(end - point, Number(x) + Math.min(5, d * 0.14))} `),
          'hair',
        )
      }
      sheet
        .line(x0 - 16, y, end + 16, y, 'axis')
        .across(x0, end, y + Math.max(d, D) / 2 + 64, label(p.L), y + D / 2)
        .across(xs, end, y + Math.max(d, D) / 2 + 30, label(p.l), y + d / 2)
      sheet
        .text(end - 4, y - d / 2 - 18, p.end === 'tap' ? `M${label(p.d)}` : `⌀${label(p.d)}`, 'end')
        .circle(96, 82, 30, 'soft')
        .line(54, 82, 138, 82, 'axis')
        .line(96, 40, 96, 124, 'axis')
      const flutes = p.end === 'drill' ? 2 : Math.round(p.flutes)
      for (let i = 0; i < flutes; i++)
        sheet.turned((i * 360) / flutes, 96, 82, () => sheet.path('M96 82Q112 80 110 56', 'ink'))
    },
  ),

  /** An indexable insert: its shape letter, inscribed circle, thickness and corner radius. */
  insert: family(
    { shape: word('C', 'W', 'T', 'D', 'V', 'S', 'R'), ic: num(3, 40, 12.7), s: num(1, 12, 4.76), r: num(0, 4, 0.8) },
    (p, sheet) => {
      const k = fit(p.ic, 6, 25, 96, 150)
      const R = (p.ic / 2) * k
      const [cx, cy] = [160, 190]
      const round = Math.max(3, p.r * k)
      const corners: [number, number][] = []
      const angle = inserts[p.shape]
      const add = (turn: number, far: number) => corners.push([cx + Math.cos(turn) * far, cy - Math.sin(turn) * far])
      if (p.shape === 'T') for (const i of [0, 1, 2]) add(Math.PI / 2 + (i * 2 * Math.PI) / 3, R * 1.9)
      else if (p.shape === 'W')
        for (const i of [0, 1, 2]) {
          add(Math.PI / 2 + (i * 2 * Math.PI) / 3, R * 1.42)
          add(Math.PI / 2 + ((i + 0.5) * 2 * Math.PI) / 3, R * 1.02)
        }
      else if (p.shape !== 'R') {
        const half = ((angle / 2) * Math.PI) / 180
        for (const [turn, far] of [
          [0, R / Math.sin(half)],
          [Math.PI / 2, R / Math.cos(half)],
          [Math.PI, R / Math.sin(half)],
          [-Math.PI / 2, R / Math.cos(half)],
        ] as const)
          add(turn + Math.PI / 4, Math.min(far, 150))
      }
      if (!corners.length) sheet.circle(cx, cy, R * 1.1, 'warm').circle(cx, cy, R * 0.86, 'part')
      else {
        const scaled = (f: number) => corners.map(([x, y]): [number, number] => [cx + (x - cx) * f, cy + (y - cy) * f])
        const soft = (points: [number, number][], q: number) => {
          let data = ''
          points.forEach(([x, y], i) => {
            const [px, py] = points[(i + points.length - 1) % points.length] ?? [x, y]
            const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
            const a = Math.hypot(px - x, py - y) || 1
            const b = Math.hypot(nx - x, ny - y) || 1
            data += `${i ? 'L' : 'M'}${x + ((px - x) / a) * q} ${y + ((py - y) / a) * q}Q${x} ${y} ${x + ((nx - x) / b) * q} ${y + ((ny - y) / b) * q}`
          })
          return `${data}Z`
        }
        sheet
          .path(soft(corners, round * 1.4), 'warm')
          .path(soft(scaled(0.84), round), 'soft')
          .path(soft(scaled(0.62), round * 0.8), 'part')
      }
      sheet.circle(cx, cy, R * 0.42, 'part').circle(cx, cy, R * 0.32, 'mid')
      sheet.line(cx - R * 1.5, cy, cx + R * 1.5, cy, 'axis').line(cx, cy - R * 1.5, cx, cy + R * 1.5, 'axis')
      const t = p.s * k
      sheet
        .rect(316, cy - R, t, R * 2, 'cut', 3)
        .rect(316, cy - R * 0.36, t, R * 0.72, 'part')
        .across(316, 316 + t, cy - R - 26, label(p.s), cy - R)
      sheet.text(cx, cy + Math.min(186, R * 2) + 14, `⌀${label(p.ic)} · R${label(p.r)}`)
    },
  ),

  /** A turning tool holder or a disc. */
  disc: family(
    { D: num(20, 500, 125), s: num(0.3, 60, 1.6), d: num(2, 100, 22.2), kind: word('cut', 'flap', 'saw', 'grind') },
    (p, sheet) => {
      const R = (fit(p.D, 80, 400, 200, 280) * p.D) / 2
      const [cx, cy] = [186, 196]
      const hole = Math.max(8, (p.d / p.D) * R)
      sheet.circle(cx, cy, R, p.kind === 'cut' ? 'mid' : 'soft')
      if (p.kind === 'saw')
        for (let i = 0; i < 36; i++) sheet.turned(i * 10, cx, cy, () => sheet.path(`M${cx} ${cy - R}l5 -9l4 9`, 'part'))
      if (p.kind === 'flap')
        for (let i = 0; i < 36; i++)
          sheet.turned(i * 10, cx, cy, () => sheet.path(`M${cx} ${cy - R}q-8 ${R * 0.2} 4 ${R * 0.42}`, 'ink'))
      if (p.kind === 'cut' || p.kind === 'grind') for (const f of [0.94, 0.8, 0.66]) sheet.circle(cx, cy, R * f, 'hair')
      sheet
        .circle(cx, cy, R * 0.5, 'part')
        .circle(cx, cy, hole + 7, 'mid')
        .circle(cx, cy, hole, 'part')
      sheet
        .across(cx - R, cx + R, Math.min(388, cy + R + 40), `⌀${label(p.D)}`, cy)
        .text(cx + hole + 34, cy - 8, `⌀${label(p.d)}`)
        .rect(356, cy - R, Math.max(4, Math.min(24, (p.s * R * 4) / p.D)), R * 2, 'cut')
        .text(364, cy - R - 14, label(p.s))
    },
  ),
}
