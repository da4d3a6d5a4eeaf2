import { family, fit, label, num, word } from '../family.ts'

export const electrical = {
  /** A rail-mounted device of `poles` poles: contactor, breaker, relay, overload. `A` is its current. */
  railbox: family(
    {
      poles: num(1, 4, 3),
      A: num(0.1, 2000, 18),
      kind: word('contactor', 'breaker', 'relay', 'overload', 'timer', 'mccb'),
    },
    (p, sheet) => {
      const poles = Math.round(p.poles)
      const big = fit(p.A, 6, 250, 0.9, 1.12) * p.A
      const w = (p.kind === 'breaker' ? 46 * poles : p.kind === 'mccb' ? 48 + 36 * poles : 74 + 34 * poles) * big
      const h = (p.kind === 'breaker' ? 214 : p.kind === 'mccb' ? 250 : 196) * big
      const [x, y] = [200 - w / 2 - 8, 182 - h / 2]
      sheet.path(`M${x + w} ${y + 10}l20 -12v${h - 14}l-20 14Z`, 'mid').rect(x, y, w, h, 'soft', 6)
      if (p.kind === 'breaker')
        for (let i = 0; i < poles; i++) {
          const px = x + (i * w) / poles
          if (i) sheet.line(px, y, px, y + h)
          sheet
            .circle(px + w / poles / 2, y + 22, 10, 'part')
            .line(px + w / poles / 2 - 6, y + 22, px + w / poles / 2 + 6, y + 22, 'hair')
            .circle(px + w / poles / 2, y + h - 22, 10, 'part')
            .line(px + w / poles / 2 - 6, y + h - 22, px + w / poles / 2 + 6, y + h - 22, 'hair')
          sheet
            .rect(px + 6, y + h * 0.34, w / poles - 12, h * 0.3, 'part', 3)
            .rect(px + (w / poles) * 0.3, y + h * 0.37, (w / poles) * 0.4, h * 0.14, 'dark', 2)
        }
      else if (p.kind === 'mccb') {
        for (let i = 0; i < poles; i++)
          for (const ty of [y + 8, y + h - 40])
            sheet
              .rect(x + 8 + (i * (w - 16)) / poles, ty, (w - 16) / poles - 4, 32, 'part', 3)
              .circle(x + 6 + ((i + 0.5) * (w - 16)) / poles, ty + 16, 9, 'mid')
        sheet
          .rect(x + 6, y + h * 0.2, w - 12, h * 0.6, 'part', 4)
          .rect(x + w / 2 - 17, y + h * 0.4, 34, h * 0.26, 'mid', 4)
          .rect(x + w / 2 - 11, y + h * 0.42, 22, h * 0.1, 'dark', 3)
          .circle(x + w - 24, y + h * 0.72, 6, 'signal')
          .rect(x + 18, y + h * 0.26, w * 0.42, h * 0.07, 'hair', 2)
      } else {
        for (const ty of [y + 6, y + h - 36])
          for (let i = 0; i < poles + 1; i++)
            sheet
              .rect(x + 8 + (i * (w - 16)) / (poles + 1), ty, (w - 16) / (poles + 1) - 4, 30, 'part', 2)
              .circle(x + 8 + ((i + 0.5) * (w - 16)) / (poles + 1) - 2, ty + 15, 8, 'mid')
              .line(
                x + 2 + ((i + 0.5) * (w - 16)) / (poles + 1),
                ty + 15,
                x + 10 + ((i + 0.5) * (w - 16)) / (poles + 1),
                ty + 15,
                'hair',
              )
        sheet.rect(x + w * 0.16, y + h * 0.24, w * 0.68, h * 0.5, 'part', 5)
        if (p.kind === 'contactor') sheet.rect(x + w * 0.36, y + h * 0.36, w * 0.28, h * 0.26, 'mid', 3)
        else if (p.kind === 'timer' || p.kind === 'overload')
          sheet
            .circle(x + w * 0.42, y + h * 0.5, Math.min(w, h) * 0.15, 'warm')
            .path(`M${x + w * 0.42} ${y + h * 0.5}l${w * 0.07} ${-h * 0.07}`)
            .rect(x + w * 0.68, y + h * 0.44, w * 0.09, h * 0.12, 'signal', 2)
        else
          sheet
            .rect(x + w * 0.22, y + h * 0.3, w * 0.56, h * 0.38, 'hair', 3)
            .path(
              `M${x + w * 0.3} ${y + h * 0.62}v${-h * 0.24}h${w * 0.16}v${h * 0.24}M${x + w * 0.58} ${y + h * 0.38}l${w * 0.12} ${h * 0.2}`,
              'ink',
            )
            .circle(x + w * 0.74, y + h * 0.34, 4, 'signal')
      }
      sheet.text(200, 366, `${label(p.A)} A`)
    },
  ),

  /** A cable's cut end: `n` cores of `q` mm². */
  cable: family({ n: num(1, 25, 4), q: num(0.1, 400, 2.5), shield: word('no', 'yes') }, (p, sheet) => {
    const cores = Math.round(p.n)
    const R = fit(p.q * cores, 1, 400, 62, 104) * p.q * cores
    const [cx, cy] = [150, 186]
    sheet
      .path(`M${cx} ${cy - R}H330q18 ${R} 0 ${R * 2}H${cx}`, 'dark')
      .ellipse(cx, cy, R * 0.96, R, 'dark')
      .ellipse(cx, cy, R * 0.82, R * 0.86, p.shield === 'yes' ? 'cut' : 'mid')
    if (p.shield === 'yes') sheet.circle(cx, cy, R * 0.72, 'soft')
    const ring = cores === 1 ? 0 : Math.min(R * 0.46, R * 0.5)
    const outer = Math.min(cores, 8)
    const r = cores === 1 ? R * 0.56 : Math.min(R * 0.34, ((Math.PI * ring) / outer) * 0.9)
    const tones = ['warm', 'soft', 'part', 'dark', 'warm', 'mid', 'part', 'soft'] as const
    for (let i = 0; i < outer; i++) {
      const turn = (i / outer) * 2 * Math.PI - Math.PI / 2
      const [x, y] = [cx + Math.cos(turn) * ring, cy + Math.sin(turn) * ring]
      sheet
        .circle(x, y, r, tones[i] ?? 'part')
        .circle(x, y, r * 0.6, 'warm')
        .circle(x, y, r * 0.3, 'hair')
    }
    sheet.text(200, 340, `${cores} × ${label(p.q)} mm²`)
  }),

  button: family({ d: num(8, 40, 22), kind: word('push', 'stop', 'switch', 'lamp') }, (p, sheet) => {
    const [cx, cy] = [150, 184]
    if (p.kind === 'stop')
      sheet
        .circle(cx, cy, 96, 'warm')
        .circle(cx, cy, 72, 'signal')
        .path(`M${cx - 30} ${cy + 20}a36 36 0 1 1 60 0m0 0l-16 2m16 -2l4 -16`, 'ink')
    else {
      sheet
        .circle(cx, cy, 84, 'mid')
        .circle(cx, cy, 66, 'part')
        .circle(cx, cy, 54, p.kind === 'lamp' ? 'warm' : 'soft')
      if (p.kind === 'switch')
        sheet.turned(-35, cx, cy, () =>
          sheet.rect(cx - 14, cy - 62, 28, 124, 'dark', 10).line(cx, cy - 54, cx, cy - 24, 'signalLine'),
        )
      if (p.kind === 'lamp')
        for (let i = 0; i < 8; i++) sheet.turned(i * 45, cx, cy, () => sheet.line(cx, cy - 20, cx, cy - 44, 'hair'))
    }
    sheet
      .rect(290, 120, 24, 128, 'mid', 4)
      .rect(314, 146, 22, 76, 'part')
      .rect(336, 130, 42, 108, 'soft', 3)
      .path('M290 140q-26 44 0 88', 'ink')
      .line(270, 184, 390, 184, 'axis')
    sheet.text(150, 340, `⌀${label(p.d)}`)
  }),

  /** A rail terminal block from the side, and its width. `q` is the conductor cross-section in mm². */
  terminal: family(
    { q: num(0.1, 300, 2.5), w: num(3, 60, 5.2), kind: word('through', 'earth', 'double', 'fuse') },
    (p, sheet) => {
      const k = fit(p.q, 1, 50, 0.86, 1.18) * p.q
      const at = (x: number, y: number): [number, number] => [156 + x * k, 196 + y * k]
      sheet.shape(
        [
          at(-96, 62),
          at(-96, -34),
          at(-74, -62),
          at(-40, -62),
          at(-26, -88),
          at(26, -88),
          at(40, -62),
          at(74, -62),
          at(96, -34),
          at(96, 62),
        ],
        p.kind === 'earth' ? 'warm' : 'soft',
      )
      for (const side of [-1, 1]) {
        const [x, y] = at(side * 58, -36)
        sheet.circle(x, y, 15 * k, 'part').line(x - 10 * k, y - 7 * k, x + 10 * k, y + 7 * k, 'bold')
        const [ex, ey] = at(side * 96 - (side > 0 ? 22 : 0), -6)
        sheet.rect(ex, ey, 22 * k, 18 * k, 'dark', 3)
      }
      const [bx, by] = at(-58, 6)
      if (p.kind === 'fuse') {
        const [fx, fy] = at(-34, -104)
        sheet.rect(fx, fy, 68 * k, 60 * k, 'mid', 6).rect(fx + 18 * k, fy + 18 * k, 32 * k, 14 * k, 'part', 6)
      } else sheet.rect(bx, by, 116 * k, 9 * k, 'mid', 2)
      if (p.kind === 'double') {
        const [dx, dy] = at(-82, 30)
        sheet.rect(dx, dy, 164 * k, 9 * k, 'mid', 2)
      }
      if (p.kind === 'earth') {
        const [gx, gy] = at(0, 24)
        sheet.path(`M${gx} ${gy - 12}v14M${gx - 13} ${gy + 2}h26M${gx - 8} ${gy + 8}h16M${gx - 3} ${gy + 14}h6`, 'ink')
      }
      const [rx, ry] = at(-64, 62)
      sheet.path(`M${rx} ${ry}v10h24v16h${80 * k}v-16h24v-10`, 'mid')
      const t = Math.max(12, Math.min(40, p.w * 2.4))
      sheet
        .rect(322, 196 - 88 * k, t, 150 * k, 'soft', 2)
        .circle(322 + t / 2, 196 - 36 * k, Math.min(10, t * 0.3), 'part')
        .across(322, 322 + t, 196 + 62 * k + 40, label(p.w), 196 + 62 * k)
      sheet.text(156, 346, `${label(p.q)} mm²`)
    },
  ),

  /** A cable lug for stud `M`, or a ferrule: tube `D`, palm or collar `W`, length `L`. */
  lug: family(
    { M: num(0, 30, 8), D: num(0.6, 60, 10), W: num(1, 90, 16), L: num(4, 200, 38), kind: word('lug', 'ferrule') },
    (p, sheet) => {
      const k = Math.min(fit(p.L, 8, 120, 200, 290), 150 / p.W)
      const [L, half, tube, cy] = [p.L * k, (p.W * k) / 2, (Math.min(p.D, p.W) * k) / 2, 170]
      const x = 200 - L / 2
      if (p.kind === 'ferrule') {
        sheet
          .rect(x, cy - half, L * 0.42, half * 2, 'warm', 6)
          .path(
            `M${x + L * 0.42} ${cy - half * 0.8}L${x + L * 0.5} ${cy - tube}H${x + L}V${cy + tube}H${x + L * 0.5}L${x + L * 0.42} ${cy + half * 0.8}Z`,
            'part',
          )
          .across(x, x + L, cy + half + 46, label(p.L), cy + half)
          .upright(cy - tube, cy + tube, Math.min(384, x + L + 34), `⌀${label(p.D)}`, x + L)
      } else {
        const palm = x + L - half
        const hole = Math.min(half * 0.72, (p.M * 1.08 * k) / 2)
        sheet
          .path(
            `M${x} ${cy - tube}H${x + L * 0.46}Q${x + L * 0.54} ${cy - tube} ${x + L * 0.6} ${cy - half}H${palm}A${half} ${half} 0 0 1 ${palm} ${cy + half}H${x + L * 0.6}Q${x + L * 0.54} ${cy + tube} ${x + L * 0.46} ${cy + tube}H${x}Z`,
            'warm',
          )
          .line(x + L * 0.08, cy - tube, x + L * 0.08, cy + tube, 'hair')
          .line(x + L * 0.46, cy - tube, x + L * 0.46, cy + tube, 'hair')
          .circle(palm, cy, hole, 'part')
          .circle(x + L * 0.54, cy, 4, 'part')
          .line(palm, cy - half - 14, palm, cy + half + 14, 'axis')
          .across(x, x + L, cy + half + 50, label(p.L), cy + half)
          .text(palm, cy - half - 20, `M${label(p.M)}`)
          .upright(cy - tube, cy + tube, Math.max(26, x - 26), `⌀${label(p.D)}`, x)
      }
      sheet.line(x - 18, cy, x + L + 18, cy, 'axis')
    },
  ),
}
