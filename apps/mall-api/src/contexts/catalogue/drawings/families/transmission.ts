import { family, fit, label, num, word } from '../family.ts'

export const transmission = {
  /** An endless belt over two pulleys, and its section: `w` × `h`. */
  belt: family(
    { w: num(2, 100, 13), h: num(1, 40, 8), L: num(100, 20000, 1000), kind: word('wedge', 'timing', 'cogged', 'flat') },
    (p, sheet) => {
      const half = (fit(p.L, 300, 5000, 160, 262) * p.L) / 2
      const r = 40
      const y = 132
      const t = 11
      sheet
        .path(
          `M${200 - half} ${y - r - t}H${200 + half}a${r + t} ${r + t} 0 0 1 0 ${2 * (r + t)}H${200 - half}a${r + t} ${r + t} 0 0 1 0 ${-2 * (r + t)}Z`,
          'dark',
        )
        .path(
          `M${200 - half} ${y - r}H${200 + half}a${r} ${r} 0 0 1 0 ${2 * r}H${200 - half}a${r} ${r} 0 0 1 0 ${-2 * r}Z`,
          'part',
        )
      if (p.kind === 'timing' || p.kind === 'cogged')
        for (let x = 206 - half; x < 196 + half; x += 12)
          sheet.rect(x, y - r, 5, 5, 'dark').rect(x, y + r - 5, 5, 5, 'dark')
      for (const x of [200 - half, 200 + half]) sheet.circle(x, y, r - 6, 'soft').circle(x, y, 9, 'part')
      sheet.text(200, y + 6, `L ${label(p.L)}`)
      const k = Math.min(fit(p.w, 6, 40, 110, 180), 84 / p.h)
      const [w, h, top] = [p.w * k, p.h * k, 262]
      sheet.shape(
        p.kind === 'wedge' || p.kind === 'cogged'
          ? [
              [200 - w / 2, top],
              [200 + w / 2, top],
              [200 + w / 2 - h * 0.34, top + h],
              [200 - w / 2 + h * 0.34, top + h],
            ]
          : [
              [200 - w / 2, top],
              [200 + w / 2, top],
              [200 + w / 2, top + h],
              [200 - w / 2, top + h],
            ],
        'cutBack',
      )
      for (let i = 0; i < 6; i++)
        sheet.circle(200 - w / 2 + ((i + 0.5) * w) / 6, top + h * 0.24, Math.min(5, w / 16), 'warm')
      sheet
        .across(200 - w / 2, 200 + w / 2, top - 16, label(p.w), top)
        .upright(top, top + h, 200 + w / 2 + 44, label(p.h), 200 + w / 2)
    },
  ),

  /** A roller chain by its pitch. */
  chain: family({ p: num(4, 120, 12.7), b: num(2, 80, 7.75), rows: num(1, 3, 1) }, (p, sheet) => {
    const pitch = fit(p.p, 6, 50, 62, 104) * p.p
    const y = 140
    const r = pitch * 0.34
    const links = Math.floor(330 / pitch)
    const x0 = 200 - ((links - 1) * pitch) / 2
    for (let i = 0; i < links - 1; i++) {
      const x = x0 + i * pitch
      sheet.path(
        `M${x} ${y - r}Q${x + pitch / 2} ${y - r * 0.5} ${x + pitch} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}Q${x + pitch / 2} ${y + r * 0.5} ${x} ${y + r}a${r} ${r} 0 0 1 0 ${-2 * r}Z`,
        i % 2 ? 'mid' : 'soft',
      )
    }
    for (let i = 0; i < links; i++)
      sheet.circle(x0 + i * pitch, y, r * 0.5, 'part').circle(x0 + i * pitch, y, r * 0.24, 'dark')
    sheet.across(x0, x0 + pitch, y - r - 30, label(p.p), y)
    const w = Math.min(110, Math.max(24, (p.b / p.p) * pitch)) / Math.max(1, p.rows * 0.62)
    for (let row = 0; row < Math.round(p.rows); row++) {
      const top = 244 + row * (w + 16)
      for (let i = 0; i < links; i++) sheet.rect(x0 + i * pitch - r * 0.5, top, r, w, 'part', 2)
      for (let i = 0; i < links - 1; i++) {
        const e = i % 2 ? 7 : 0
        sheet
          .rect(x0 + i * pitch - r, top - 6 + e - 1, pitch + 2 * r, 6, 'soft', 3)
          .rect(x0 + i * pitch - r, top + w - e + 1, pitch + 2 * r, 6, 'soft', 3)
      }
      if (!row)
        sheet.upright(
          top,
          top + w,
          Math.min(392, x0 + (links - 1) * pitch + r + 24),
          label(p.b),
          x0 + (links - 1) * pitch,
        )
    }
  }),

  /** A sprocket or pulley: teeth and bore. */
  sprocket: family(
    { z: num(8, 120, 17), d: num(4, 200, 20), D: num(20, 1500, 76), kind: word('chain', 'timing', 'groove', 'gear') },
    (p, sheet) => {
      const R = (fit(p.D, 30, 400, 170, 262) * p.D) / 2
      const [cx, cy, z] = [186, 194, Math.round(p.z)]
      if (p.kind === 'groove')
        sheet
          .circle(cx, cy, R, 'soft')
          .circle(cx, cy, R * 0.93, 'part')
          .circle(cx, cy, R * 0.86, 'soft')
      else {
        let data = ''
        const depth = Math.min(R * 0.16, (2 * Math.PI * R) / z / (p.kind === 'chain' ? 2 : 2.8))
        for (let i = 0; i < z; i++)
          for (const [at, f] of (p.kind === 'chain'
            ? [
                [0, 1],
                [0.18, 0.5],
                [0.34, 0],
                [0.66, 0],
                [0.82, 0.5],
              ]
            : [
                [0.08, 0],
                [0.22, 1],
                [0.56, 1],
                [0.7, 0],
              ]) satisfies [number, number][]) {
            const turn = ((i + at) / z) * 2 * Math.PI
            const radius = R - depth * (1 - f)
            data += `${data ? 'L' : 'M'}${cx + Math.cos(turn) * radius} ${cy + Math.sin(turn) * radius}`
          }
        sheet.path(`${data}Z`, 'soft')
      }
      const bore = Math.max(8, (p.d / p.D) * R)
      sheet
        .circle(cx, cy, Math.min(R * 0.66, bore * 1.9), 'part')
        .circle(cx, cy, bore, 'mid')
        .circle(cx, cy, bore * 0.94, 'part')
        .rect(cx - bore * 0.22, cy - bore * 1.24, bore * 0.44, bore * 0.42, 'part')
      sheet
        .line(cx - R - 16, cy, cx + R + 16, cy, 'axis')
        .line(cx, cy - R - 16, cx, cy + R + 16, 'axis')
        .across(cx - R, cx + R, Math.min(386, cy + R + 42), `⌀${label(p.D)}`, cy)
      sheet
        .path(`M${cx + bore * 0.7} ${cy - bore * 0.7}L${cx + R + 26} ${cy - R * 0.86}h30`, 'hair')
        .text(cx + R + 40, cy - R * 0.86 - 7, `⌀${label(p.d)}`)
        .text(cx + R + 40, cy + R * 0.8, p.kind === 'groove' ? '' : `z ${z}`)
    },
  ),

  /** A jaw or disc coupling between two shafts. */
  shaftcoupling: family(
    { D: num(10, 400, 55), L: num(15, 500, 78), d: num(3, 150, 24), kind: word('jaw', 'disc', 'bellow', 'rigid') },
    (p, sheet) => {
      const k = Math.min(fit(p.D, 20, 200, 140, 216), 230 / p.L)
      const [R, L, cx, cy] = [(p.D * k) / 2, p.L * k, 196, 186]
      const hub = L * 0.4
      for (const way of [-1, 1]) {
        const x = way < 0 ? cx - L / 2 : cx + L / 2 - hub
        sheet
          .rect(x, cy - R, hub, R * 2, 'soft', 4)
          .rect(way < 0 ? x - 34 : x + hub, cy - (p.d * k) / 2, 34, p.d * k, 'part')
          .line(x, cy - (p.d * k) / 2, x + hub, cy - (p.d * k) / 2, 'dash')
          .line(x, cy + (p.d * k) / 2, x + hub, cy + (p.d * k) / 2, 'dash')
          .circle(x + hub / 2, cy - R * 0.72, 7, 'part')
      }
      const gap = L - hub * 2
      const mid = cx - gap / 2
      if (p.kind === 'jaw')
        for (let i = 0; i < 4; i++) sheet.rect(mid, cy - R + (i * R) / 2, gap, R / 2, i % 2 ? 'mid' : 'signal', 2)
      else if (p.kind === 'rigid') sheet.rect(mid, cy - R, gap, R * 2, 'soft').line(cx, cy - R, cx, cy + R, 'hair')
      else
        for (let i = 0; i < 5; i++)
          sheet.rect(
            mid + (i * gap) / 5,
            cy - R * (p.kind === 'bellow' && i % 2 ? 0.8 : 0.96),
            gap / 5,
            R * 2 * (p.kind === 'bellow' && i % 2 ? 0.8 : 0.96),
            i % 2 ? 'part' : 'mid',
            2,
          )
      sheet
        .line(cx - L / 2 - 50, cy, cx + L / 2 + 50, cy, 'axis')
        .across(cx - L / 2, cx + L / 2, cy + R + 46, label(p.L), cy + R)
        .upright(cy - R, cy + R, Math.min(386, cx + L / 2 + 56), `⌀${label(p.D)}`, cx + L / 2)
        .text(Math.max(34, cx - L / 2 - 22), cy - (p.d * k) / 2 - 14, `⌀${label(p.d)}`)
    },
  ),

  /** A taper bush in section and from the front, with its two half holes for screws. */
  taperbush: family({ D: num(15, 400, 57.2), L: num(10, 300, 25.4), d: num(4, 300, 25) }, (p, sheet) => {
    const k = Math.min(fit(p.D, 30, 180, 130, 220), 110 / p.L)
    const [R, r, L, cy] = [(p.D * k) / 2, (Math.min(p.d, p.D * 0.86) * k) / 2, p.L * k, 190]
    const [x, fx] = [110 - L / 2, 272]
    // The cone of the common system has an angle of 4° to the axis.
    const drop = Math.tan((4 * Math.PI) / 180) * L
    for (const up of [-1, 1])
      sheet.shape(
        [
          [x, cy + up * R],
          [x + L, cy + up * (R - drop)],
          [x + L, cy + up * r],
          [x, cy + up * r],
        ],
        'cut',
      )
    sheet
      .line(x, cy - r, x, cy + r)
      .line(x + L, cy - r, x + L, cy + r)
      .line(x - 20, cy, x + L + 20, cy, 'axis')
    sheet.circle(fx, cy, R, 'soft')
    for (const turn of [-0.7, 0.7, Math.PI])
      sheet.circle(fx + Math.sin(turn) * R * 0.93, cy - Math.cos(turn) * R * 0.93, R * 0.11, 'part')
    sheet
      .circle(fx, cy, r, 'part')
      .rect(fx - r * 0.24, cy - r * 1.22, r * 0.48, r * 0.4, 'part')
      .path(`M${fx - 3} ${cy + r}V${cy + R}M${fx + 3} ${cy + r}V${cy + R}`, 'hair')
      .line(fx - R - 14, cy, fx + R + 14, cy, 'axis')
      .line(fx, cy - R - 14, fx, cy + R + 14, 'axis')
    sheet
      .across(x, x + L, cy - R - 30, label(p.L), cy - R)
      .upright(cy - r, cy + r, Math.max(26, x - 26), `⌀${label(p.d)}`, x)
      .across(fx - R, fx + R, Math.min(388, cy + R + 44), `⌀${label(p.D)}`, cy)
  }),
}
