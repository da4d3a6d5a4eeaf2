import { family, fit, label, num, word } from '../family.ts'

export const sealing = {
  /** A mechanical seal on its shaft, cut: stationary ring on the right, rotating ring, its rubber and its spring. */
  mechseal: family(
    { d: num(4, 250, 35), l: num(10, 200, 42.5), kind: word('bellows', 'conical', 'multi') },
    (p, sheet) => {
      const k = Math.min(fit(p.d, 10, 100, 84, 150), 210 / p.l)
      const [r, l, cx, cy] = [(p.d * k) / 2, p.l * k, 190, 196]
      const [x, wall] = [cx - l / 2, Math.max(30, r * 0.62)]
      sheet.rect(x - 46, cy - r, l + 92, r * 2, 'soft')
      for (const up of [-1, 1]) {
        const y = (share: number) => cy + up * (r + wall * share)
        const block = (
          from: number,
          to: number,
          low: number,
          high: number,
          look: 'cut' | 'dark' | 'mid' | 'warm' | 'part',
        ) => sheet.rect(x + l * from, Math.min(y(low), y(high)), l * (to - from), Math.abs(y(high) - y(low)), look, 2)
        block(0, 0.08, 0, 0.8, 'mid')
        if (p.kind === 'multi') {
          block(0.08, 0.46, 0, 0.28, 'cut')
          for (let i = 0; i < 5; i++) block(0.1 + i * 0.07, 0.14 + i * 0.07, 0.42, 0.78, 'part')
        } else {
          const turns = 5
          for (let i = 0; i < turns; i++) {
            const rise = p.kind === 'conical' ? 0.5 + (i / turns) * 0.36 : 0.78
            sheet.circle(x + l * (0.13 + (i * 0.36) / turns), y(rise), 5.5, 'mid')
          }
          block(0.08, 0.5, 0, 0.16, 'dark')
          block(0.44, 0.54, 0.1, 0.7, 'dark')
        }
        block(0.5, 0.7, 0.06, 0.82, 'cut')
        block(0.7, 0.74, 0.2, 0.6, 'warm')
        block(0.74, 0.94, 0.04, 0.9, 'cut')
        block(0.9, 1, 0.7, 1.06, 'dark')
      }
      sheet
        .line(x - 60, cy, x + l + 60, cy, 'axis')
        .across(x, x + l, cy + r + wall + 44, label(p.l), cy + r + wall)
        .upright(cy - r, cy + r, Math.max(28, x - 62), `⌀${label(p.d)}`, x - 46)
    },
  ),

  /** A flat gasket for flanges: inner and outer diameter, thickness. */
  gasket: family(
    { d: num(2, 2000, 61), D: num(4, 2500, 107), s: num(0.2, 12, 2), tone: word('warm', 'dark', 'white', 'black') },
    (p, sheet) => {
      const k = fit(p.D, 40, 450, 160, 262)
      const [R, r, cx, cy] = [(p.D * k) / 2, (Math.min(p.d, p.D * 0.95) * k) / 2, 160, 184]
      const face = ({ warm: 'warm', dark: 'mid', white: 'part', black: 'dark' } as const)[p.tone]
      sheet
        .circle(cx, cy, R, face)
        .circle(cx, cy, r, 'part')
        .line(cx - R - 14, cy, cx + R + 14, cy, 'axis')
        .line(cx, cy - R - 14, cx, cy + R + 14, 'axis')
        .across(cx - R, cx + R, Math.min(388, cy + R + 42), `⌀${label(p.D)}`, cy)
        .text(cx, cy - 10, `⌀${label(p.d)}`)
      const t = Math.max(5, Math.min(18, p.s * 5))
      sheet
        .rect(346, cy - R, t, R - r, 'cut')
        .rect(346, cy + r, t, R - r, 'cut')
        .line(346, cy - r, 346, cy + r, 'hair')
        .line(346 + t, cy - r, 346 + t, cy + r, 'hair')
        .across(346, 346 + t, cy - R - 18, label(p.s), cy - R)
    },
  ),
}
