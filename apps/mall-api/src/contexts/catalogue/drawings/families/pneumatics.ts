import { family, fit, label, num, word } from '../family.ts'

export const pneumatics = {
  /** A push-in fitting: `d` the tube, `T` the thread's outer diameter (0: tube on both ends). */
  pushin: family(
    { d: num(2, 32, 8), T: num(0, 60, 13), shape: word('straight', 'elbow', 'tee', 'wye', 'flow') },
    (p, sheet) => {
      const w = fit(p.d, 4, 16, 52, 84) * p.d
      const y = 190
      const collar = (x: number, cy: number, turn: number) =>
        sheet.turned(turn, x, cy, () => {
          sheet
            .rect(x, cy - w * 0.7, 62, w * 1.4, 'soft', 6)
            .rect(x + 62, cy - w * 0.52, 12, w * 1.04, 'warm', 3)
            .line(x + 74, cy - w * 0.34, x + 118, cy - w * 0.34)
            .line(x + 74, cy + w * 0.34, x + 118, cy + w * 0.34)
            .path(`M${x + 118} ${cy - w * 0.34}q8 ${w * 0.34} 0 ${w * 0.68}`, 'ink')
        })
      const stem = (x: number, cy: number, turn: number) =>
        sheet.turned(turn, x, cy, () => {
          const t = Math.max(24, (p.T / p.d) * w * 0.62)
          sheet
            .rect(x, cy - t * 0.72, 32, t * 1.44, 'mid', 3)
            .line(x, cy - t * 0.3, x + 32, cy - t * 0.3, 'hair')
            .line(x, cy + t * 0.3, x + 32, cy + t * 0.3, 'hair')
            .rect(x + 32, cy - t / 2, 46, t, 'part', 2)
          for (let i = 1; i < 6; i++) sheet.line(x + 32 + i * 7.4, cy - t / 2, x + 29 + i * 7.4, cy + t / 2, 'hair')
        })
      const thread = p.T > 0 ? stem : collar
      if (p.shape === 'straight') {
        collar(200, y, 0)
        thread(200, y, 180)
      } else if (p.shape === 'elbow') {
        sheet.rect(170 - w * 0.7, y - w * 0.7, w * 1.4, w * 1.4, 'soft', w * 0.4)
        collar(170 + w * 0.5, y, 0)
        thread(170, y + w * 0.6, 90)
      } else if (p.shape === 'flow') {
        sheet
          .rect(170 - w * 0.7, y - w * 0.7, w * 1.4, w * 1.4, 'soft', 6)
          .rect(170 - w * 0.4, y - w * 1.3, w * 0.8, w * 0.6, 'mid', 3)
          .rect(170 - w * 0.56, y - w * 1.66, w * 1.12, w * 0.4, 'dark', 4)
        collar(170 + w * 0.5, y, 0)
        thread(170, y + w * 0.6, 90)
      } else {
        collar(200 + w * 0.5, y, p.shape === 'wye' ? -24 : 0)
        collar(200 - w * 0.5, y, p.shape === 'wye' ? 204 : 180)
        sheet.rect(200 - w * 0.7, y - w * 0.7, w * 1.4, w * 1.4, 'soft', 8)
        thread(200, y + w * 0.6, 90)
      }
      sheet.text(p.shape === 'straight' ? 282 : 292, y - w * 0.7 - 26, `⌀${label(p.d)}`)
    },
  ),

  /** A coil of tube: outer × inner diameter. */
  tube: family({ D: num(2, 60, 8), d: num(1, 50, 5) }, (p, sheet) => {
    const w = fit(p.D, 4, 20, 9, 20) * p.D
    for (let i = 5; i >= 0; i--)
      sheet
        .ellipse(190, 210 - i * w * 0.9, 128, 54, 'part')
        .ellipse(190, 210 - i * w * 0.9, 128 - w, 54 - w * 0.6, 'hair')
    sheet.path(`M318 210q10 60 -40 84l${-w * 0.2} ${-w}q36 -20 ${40 - w} -84Z`, 'soft')
    const r = 30
    sheet.circle(320, 318, r, 'soft').circle(320, 318, r * Math.min(0.9, p.d / p.D), 'part')
    sheet.text(200, 336, `⌀${label(p.D)} × ${label(p.d)}`)
  }),

  /** Air preparation: filter, regulator, lubricator; `units` 1 to 3. */
  frl: family({ units: num(1, 3, 2), port: num(4, 40, 13) }, (p, sheet) => {
    const units = Math.round(p.units)
    const w = fit(p.port, 8, 25, 74, 92) * p.port
    const total = units * w + (units - 1) * 14
    for (let i = 0; i < units; i++) {
      const x = 200 - total / 2 + i * (w + 14)
      if (i) sheet.rect(x - 16, 152, 18, 34, 'mid', 2)
      sheet.rect(x, 134, w, 68, 'soft', 6)
      if (i === (units === 1 ? 0 : units - 2))
        sheet
          .rect(x + w * 0.2, 82, w * 0.6, 52, 'dark', 8)
          .circle(x + w / 2, 168, w * 0.27, 'part')
          .path(`M${x + w / 2} 168l${w * 0.14} ${-w * 0.14}`, 'signalLine')
      else sheet.rect(x + w * 0.3, 112, w * 0.4, 22, 'part', 4)
      sheet
        .rect(x + w * 0.08, 202, w * 0.84, 14, 'mid', 2)
        .path(`M${x + w * 0.14} 216h${w * 0.72}v78q0 14 -14 14h${-w * 0.72 + 28}q-14 0 -14 -14Z`, 'part')
        .rect(x + w * 0.42, 308, w * 0.16, 16, 'mid', 2)
      sheet.line(x + w * 0.14, 270, x + w * 0.86, 270, 'hair')
    }
    sheet
      .line(200 - total / 2 - 22, 168, 200 - total / 2 - 4, 168)
      .line(200 + total / 2 + 4, 168, 200 + total / 2 + 22, 168)
  }),
}
