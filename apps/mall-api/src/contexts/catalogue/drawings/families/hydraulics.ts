import { family, fit, label, num, word } from '../family.ts'
import type { Sheet } from '../sheet.ts'

function threadLines(sheet: Sheet, x: number, y: number, length: number, d: number) {
  sheet.rect(x, y - d / 2, length, d, 'part', 3)
  for (let i = 1; i < length / 7; i++) sheet.line(x + i * 7, y - d / 2, x + i * 7 - 3, y + d / 2, 'hair')
}

function hexBar(sheet: Sheet, x: number, y: number, length: number, d: number) {
  sheet
    .rect(x, y - d / 2, length, d, 'soft', 4)
    .line(x, y - d * 0.24, x + length, y - d * 0.24, 'hair')
    .line(x, y + d * 0.24, x + length, y + d * 0.24, 'hair')
}

const cylinder = { bore: num(4, 500, 63), rod: num(2, 300, 35), stroke: num(1, 3000, 200) }

export const hydraulics = {
  /** A hose cut back in steps: cover, wire layers, lining. `D` is its outer diameter, `d` its bore. */
  hose: family(
    { d: num(3, 200, 12.7), D: num(6, 260, 23), layers: num(1, 6, 2), kind: word('wire', 'spiral', 'textile') },
    (p, sheet) => {
      const k = fit(p.D, 10, 80, 92, 178)
      const [R, r, y] = [(p.D * k) / 2, (Math.min(p.d, p.D * 0.85) * k) / 2, 196]
      const layers = Math.round(p.layers)
      const steps = layers + 2
      const each = (R - r) / steps
      let x = 168
      const left = 26
      sheet.path(`M${left} ${y - R}c14 ${R * 0.5} -14 ${R * 1.5} 0 ${R * 2}H${x}V${y - R}Z`, 'dark')
      for (const i of [0.25, 0.5]) sheet.line(left + 22, y - R + R * i * 0.5, x - 10, y - R + R * i * 0.5, 'hair')
      for (let i = 0; i < layers; i++) {
        const q = R - each * (i + 1)
        const w = 104 / layers
        sheet.rect(x, y - q, w, q * 2, i % 2 ? 'mid' : 'soft')
        let data = ''
        const step = p.kind === 'textile' ? 11 : 7
        for (let t = 0; t + step <= w + 1; t += step)
          data +=
            p.kind === 'spiral'
              ? `M${x + t} ${i % 2 ? y - q : y + q}l${step} ${i % 2 ? q * 2 : -q * 2}`
              : `M${x + t} ${y - q}l${step} ${q * 2}M${x + t} ${y + q}l${step} ${-q * 2}`
        sheet.path(data, 'hair')
        x += w
      }
      const q = R - each * (layers + 1)
      sheet
        .rect(x, y - q, 62, q * 2, 'part')
        .ellipse(x + 62, y, q * 0.3, q, 'mid')
        .ellipse(x + 62, y, r * 0.3, r, 'part')
        .line(left - 14, y, x + 96, y, 'axis')
      sheet
        .upright(y - r, y + r, Math.min(384, x + 104), `⌀${label(p.d)}`, x + 62)
        .across(left, 168, y + R + 40, `⌀${label(p.D)}`)
      for (let i = 0; i < layers; i++) sheet.circle(182 + i * 18, y + R + 36, 5, i % 2 ? 'mid' : 'soft')
    },
  ),

  /** A hose end or adapter: `T` is the thread's outer diameter, `d` the hose's bore. */
  fitting: family(
    { T: num(5, 120, 22), d: num(3, 100, 12.7), angle: word('0', '45', '90'), kind: word('female', 'male', 'adapter') },
    (p, sheet) => {
      const k = fit(p.T, 10, 60, 74, 116)
      const [N, t] = [p.T * k * 1.28, p.d * k]
      const [cx, cy] = p.angle === '0' ? [206, 200] : [214, 238]
      const tail = () => {
        const y = cy
        if (p.kind === 'adapter') threadLines(sheet, cx - 152, y, 86, p.T * k)
        else {
          sheet.rect(cx - 172, y - t * 0.72, 112, t * 1.44, 'mid', 4)
          for (let i = 0; i < 5; i++)
            sheet.line(cx - 160 + i * 20, y - t * 0.72, cx - 160 + i * 20, y + t * 0.72, 'hair')
        }
        hexBar(sheet, cx - 66, y, 34, Math.max(t * 1.2, p.kind === 'adapter' ? N : 0))
        sheet.line(cx - 190, y, cx + 20, y, 'axis')
      }
      const head = () => {
        if (p.kind === 'female') {
          hexBar(sheet, cx + 30, cy, 70, N)
          sheet.rect(cx + 100, cy - p.T * k * 0.5, 14, p.T * k, 'cut', 2)
        } else {
          hexBar(sheet, cx + 22, cy, 30, N)
          threadLines(sheet, cx + 52, cy, 66, p.T * k)
        }
        sheet.line(cx - 10, cy, cx + 136, cy, 'axis')
      }
      if (p.angle === '0') sheet.rect(cx - 34, cy - t * 0.62, 68, t * 1.24, 'soft')
      else if (p.angle === '45')
        sheet.path(
          `M${cx - 34} ${cy - t * 0.5}H${cx - t * 0.2}L${cx + 30} ${cy - 30 - t * 0.5}L${cx + 30 + t * 0.7} ${cy - 30 + t * 0.2}L${cx + t * 0.2} ${cy + t * 0.5}H${cx - 34}Z`,
          'soft',
        )
      else
        sheet.path(
          `M${cx - 34} ${cy - t * 0.5}H${cx - t}Q${cx - t * 0.5} ${cy - t * 0.5} ${cx - t * 0.5} ${cy - t}V${cy - 34}H${cx + t * 0.5}V${cy - t}Q${cx + t * 0.5} ${cy + t * 0.5} ${cx - t} ${cy + t * 0.5}H${cx - 34}Z`,
          'soft',
        )
      tail()
      const half = (p.T * k) / 2
      if (p.angle === '0') {
        head()
        sheet.upright(cy - half, cy + half, cx + 152, `⌀${label(p.T)}`, cx + 114)
      } else {
        sheet.turned(-Number(p.angle), cx, cy, head)
        if (p.angle === '90') sheet.across(cx - half, cx + half, cy - 150, `⌀${label(p.T)}`, cy - 114)
        else sheet.text(cx + 36, cy - 150, `⌀${label(p.T)}`)
      }
      sheet.text(cx - 116, cy + t * 0.72 + 34, `⌀${label(p.d)}`)
    },
  ),

  /** `rod` hydraulic with clevis, `iso` profile cylinder with tie rods, `mini` round pneumatic, `compact`. */
  cylinder: family({ ...cylinder, kind: word('rod', 'iso', 'mini', 'compact') }, (p, sheet) => {
    const body = p.stroke + p.bore * (p.kind === 'compact' ? 0.9 : 1.6)
    const total = body + p.bore * (p.kind === 'compact' ? 0.5 : 1.4)
    const wide = p.bore * (p.kind === 'iso' ? 1.3 : 1.2)
    const k = Math.min(286 / total, 190 / wide, 3.4)
    const B = Math.max(wide * k, 34)
    const rod = Math.max(6, (p.rod / p.bore) * B * 0.82)
    const [x, y, L] = [212 - (total * k) / 2, 190, body * k]
    const cap = Math.min(L * 0.2, Math.max(16, p.bore * k * 0.42))
    const end = x + L
    const tip = x + total * k
    sheet.rect(end, y - rod / 2, tip - end - 10, rod, 'part')
    if (p.kind === 'rod')
      sheet
        .path(`M${tip - 26} ${y - rod * 0.75}h14a${rod * 0.75} ${rod * 0.75} 0 0 1 0 ${rod * 1.5}h-14Z`, 'soft')
        .circle(tip - 12, y, rod * 0.34, 'part')
    else {
      sheet
        .rect(tip - 34, y - rod * 0.36, 34, rod * 0.72, 'part', 2)
        .rect(tip - 30, y - rod * 0.62, 12, rod * 1.24, 'soft', 2)
      for (let i = 0; i < 3; i++) sheet.line(tip - 14 + i * 5, y - rod * 0.36, tip - 16 + i * 5, y + rod * 0.36, 'hair')
    }
    sheet.rect(x, y - B / 2, L, B, p.kind === 'mini' ? 'part' : 'soft', p.kind === 'mini' ? 8 : 2)
    if (p.kind === 'iso')
      for (const at of [-0.36, 0.36])
        sheet
          .line(x + cap, y + at * B - 3, end - cap, y + at * B - 3)
          .line(x + cap, y + at * B + 3, end - cap, y + at * B + 3)
    else if (p.kind === 'compact') for (const at of [-0.3, 0.3]) sheet.line(x, y + at * B, end, y + at * B, 'hair')
    if (p.kind !== 'mini') sheet.rect(x, y - B / 2, cap, B, 'mid', 3).rect(end - cap, y - B / 2, cap, B, 'mid', 3)
    else sheet.path(`M${x + cap} ${y - B / 2}q-5 ${B / 2} 0 ${B}M${end - cap} ${y - B / 2}q5 ${B / 2} 0 ${B}`)
    for (const port of [x + cap / 2, end - cap / 2])
      p.kind === 'rod'
        ? sheet.rect(port - 8, y - B / 2 - 12, 16, 12, 'part', 2)
        : sheet.circle(port, y, Math.min(7, B * 0.13), 'part')
    if (p.kind === 'rod')
      sheet
        .path(`M${x} ${y - rod * 0.7}h-10a${rod * 0.7} ${rod * 0.7} 0 0 0 0 ${rod * 1.4}h10Z`, 'soft')
        .circle(x - 8, y, rod * 0.3, 'part')
    sheet.line(x - 30, y, Math.min(394, tip + 14), y, 'axis')
    sheet
      .upright(y - B / 2, y + B / 2, Math.max(22, x - 42), `⌀${label(p.bore)}`, x)
      .across(x + cap, end - cap, y + B / 2 + 44, label(p.stroke), y + B / 2)
      .text(Math.min(366, tip - 4), y - Math.max(rod, 20) - 8, `⌀${label(p.rod)}`, 'end')
  }),

  /** A gear or vane pump, or a hydraulic motor, by its displacement in cm³. */
  gearpump: family({ V: num(0.2, 500, 16), kind: word('gear', 'vane', 'piston') }, (p, sheet) => {
    const k = fit(p.V, 1, 200, 0.86, 1.14) * p.V
    sheet.moved(200 - 200 * k, 204 - 204 * k, k, () => {
      sheet
        .rect(66, 190, 70, 28, 'part', 3)
        .rect(78, 198, 40, 12, 'hair', 4)
        .rect(136, 100, 22, 208, 'mid', 3)
        .rect(128, 160, 8, 88, 'soft', 2)
      if (p.kind === 'gear') sheet.rect(158, 124, 116, 160, 'soft', 8).rect(274, 124, 40, 160, 'mid', 8)
      else if (p.kind === 'vane') sheet.path('M158 118h92q66 16 66 86t-66 86h-92Z', 'soft').line(250, 118, 250, 290)
      else sheet.path('M158 128h70l88 22v108l-88 22h-70Z', 'soft').rect(316, 160, 28, 88, 'mid', 4)
      sheet.circle(216, 204, 34, 'part').circle(216, 204, 18, 'mid').line(158, 204, 340, 204, 'axis')
      for (const [x, y] of [
        [182, 170],
        [250, 170],
        [182, 238],
        [250, 238],
      ] as const)
        sheet.circle(x, y, 6, 'part')
      for (const y of [136, 272]) sheet.rect(314, y - 8, 14, 16, 'part', 2)
      sheet.line(56, 204, 346, 204, 'axis')
    })
    sheet.text(216, 364, `${label(p.V)} cm³`)
  }),

  /** A directional valve with one or two solenoids; `size` is its nominal bore (NG 6, 10 …). */
  dirvalve: family({ size: num(4, 32, 6), coils: num(1, 2, 2), kind: word('hydraulic', 'air') }, (p, sheet) => {
    const air = p.kind === 'air'
    const coil = (x: number, way: 1 | -1) => {
      sheet
        .rect(way > 0 ? x : x - 82, 156, 82, air ? 62 : 88, 'mid', 8)
        .rect(way > 0 ? x + 82 : x - 100, 178, 18, air ? 22 : 44, 'part', 3)
      sheet
        .rect(way > 0 ? x + 20 : x - 62, air ? 128 : 112, 42, air ? 28 : 44, 'part', 3)
        .circle(way > 0 ? x + 41 : x - 41, air ? 142 : 132, 5, 'signal')
    }
    const k = fit(p.size, 6, 25, 1, 1.16) * p.size
    sheet.moved(200 - 200 * k, 190 - 200 * k, k, () => {
      coil(262, 1)
      if (p.coils > 1.5) coil(138, -1)
      else sheet.rect(98, 172, 40, 44, 'part', 6)
      sheet.rect(138, 146, 124, 104, 'soft', 4).rect(130, 250, 140, 20, 'mid', 2)
      for (const x of [164, 200, 236]) sheet.rect(x - 17, 176, 34, 34, 'part')
      sheet.path(
        'M155 204v-22m-3 6l3-6l3 6M173 182v22m-3-6l3 6l3-6M192 182v10m-4 0h8M192 204v-10m-4 0h8M208 182v10m-4 0h8M208 204v-10m-4 0h8M227 204l18-22M245 204l-18-22',
        'hair',
      )
      for (const x of air ? [160, 186, 212, 238] : [152, 248]) sheet.circle(x, 232, 6, 'part')
    })
    sheet.text(200, 352, `${air ? 'DN' : 'NG'} ${label(p.size)}`)
  }),

  gauge: family({ max: num(0.1, 2500, 250), D: num(20, 300, 63) }, (p, sheet) => {
    const R = (fit(p.D, 40, 160, 190, 270) * p.D) / 2
    const [cx, cy] = [200, 178]
    sheet.rect(cx - 20, cy + R - 4, 40, 26, 'soft', 3).rect(cx - 12, cy + R + 22, 24, 28, 'part', 2)
    for (let i = 1; i < 5; i++) sheet.line(cx - 12, cy + R + 20 + i * 6, cx + 12, cy + R + 18 + i * 6, 'hair')
    sheet.circle(cx, cy, R, 'mid').circle(cx, cy, R * 0.88, 'part')
    for (let i = 0; i <= 20; i++) {
      const turn = ((-135 + i * 13.5) * Math.PI) / 180
      const inner = R * (i % 5 ? 0.76 : 0.68)
      sheet.line(
        cx + Math.sin(turn) * R * 0.82,
        cy - Math.cos(turn) * R * 0.82,
        cx + Math.sin(turn) * inner,
        cy - Math.cos(turn) * inner,
        i % 5 ? 'hair' : 'ink',
      )
    }
    sheet
      .path(
        `M${cx - R * 0.28} ${cy + R * 0.2}L${cx + R * 0.5} ${cy - R * 0.46}L${cx + R * 0.06} ${cy + R * 0.02}Z`,
        'signal',
      )
      .circle(cx, cy, R * 0.09, 'dark')
    sheet.text(cx, cy + R * 0.52, `0–${label(p.max)}`)
  }),

  coupling: family({ d: num(4, 60, 13), kind: word('quick', 'flat') }, (p, sheet) => {
    const k = fit(p.d, 6, 40, 60, 96)
    const w = p.d * k
    hexBar(sheet, 60, 200, 40, w * 1.5)
    sheet.rect(100, 200 - w, 86, w * 2, 'soft', 6).rect(186, 200 - w * 0.82, 16, w * 1.64, 'mid', 2)
    for (let i = 0; i < 6; i++) sheet.line(112 + i * 12, 200 - w, 112 + i * 12, 200 + w, 'hair')
    sheet
      .rect(236, 200 - w * 0.5, 40, w, 'part', p.kind === 'flat' ? 2 : 10)
      .rect(276, 200 - w * 0.62, 16, w * 1.24, 'part', 2)
    hexBar(sheet, 292, 200, 52, w * 1.4)
    sheet.line(40, 200, 364, 200, 'axis').across(60, 202, 200 + w + 44, `⌀${label(p.d)}`)
  }),
}
