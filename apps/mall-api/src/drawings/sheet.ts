/** How a line or a face is drawn; everything else about a drawing is geometry. */
const looks = {
  ink: '',
  part: ' fill="#fff"',
  soft: ' fill="#e8edf2"',
  mid: ' fill="#cdd6df"',
  dark: ' fill="#333c46"',
  cut: ' fill="url(#h)"',
  cutBack: ' fill="url(#g)"',
  warm: ' fill="#fbe6d9"',
  signal: ' fill="#b9430b" stroke="none"',
  signalLine: ' stroke="#b9430b"',
  plain: ' fill="#e8edf2" stroke="none"',
  white: ' fill="#fff" stroke="none"',
  hair: ' stroke-width="1"',
  bold: ' stroke-width="3.5"',
  axis: ' stroke-width="1" stroke="#68737f" stroke-dasharray="14 4 3 4"',
  dash: ' stroke-width="1.2" stroke-dasharray="6 4"',
} as const
export type Look = keyof typeof looks
export type Point = readonly [number, number]

const INK = '#14181d'
const SIGNAL = '#b9430b'

/** A sheet of drawing paper: faces and lines in engineering style, and dimensions with the part's real numbers. Units are pixels of the sheet. */
export class Sheet {
  readonly width: number
  readonly height: number
  private readonly parts: string[] = []

  constructor(width = 400, height = 400) {
    this.width = width
    this.height = height
  }

  line(x1: number, y1: number, x2: number, y2: number, look: Look = 'ink'): this {
    return this.put(`<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"${looks[look]}/>`)
  }

  rect(x: number, y: number, width: number, height: number, look: Look = 'ink', radius = 0): this {
    const w = Math.max(0, width)
    const h = Math.max(0, height)
    return this.put(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius > 0 ? ` rx="${n(Math.min(radius, w / 2, h / 2))}"` : ''}${looks[look]}/>`)
  }

  circle(cx: number, cy: number, r: number, look: Look = 'ink'): this {
    return this.put(`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(Math.max(0, r))}"${looks[look]}/>`)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, look: Look = 'ink'): this {
    return this.put(`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(Math.max(0, rx))}" ry="${n(Math.max(0, ry))}"${looks[look]}/>`)
  }

  /** Path data with numbers of any length: they are rounded here. */
  path(data: string, look: Look = 'ink'): this {
    return this.put(`<path d="${data.replace(/-?\d+\.\d+(e-?\d+)?/g, (value) => n(Number(value)))}"${looks[look]}/>`)
  }

  shape(points: readonly Point[], look: Look = 'part'): this {
    return this.path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, look)
  }

  /** Draws with the sheet turned by `degrees` about a point. */
  turned(degrees: number, cx: number, cy: number, draw: () => void): this {
    this.put(`<g transform="rotate(${n(degrees)} ${n(cx)} ${n(cy)})">`)
    draw()
    return this.put('</g>')
  }

  /** Covers the sheet with a colour of the drawing's own choice. */
  covered(colour: `#${string}`): this {
    return this.put(`<path fill="${colour}" stroke="none" d="M0 0h${this.width}v${this.height}H0z"/>`)
  }

  moved(x: number, y: number, scale: number, draw: () => void): this {
    this.put(`<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">`)
    draw()
    return this.put('</g>')
  }

  /** A horizontal dimension at `y` between two edges; extension lines come from `from`. */
  across(x1: number, x2: number, y: number, label: string, from = y): this {
    const [a, b] = x1 < x2 ? [x1, x2] : [x2, x1]
    const side = Math.sign(y - from)
    for (const x of [a, b]) if (side) this.line(x, from + side * 5, x, y + side * 5, 'hair')
    const outside = b - a < 26
    this.line(outside ? a - 22 : a, y, outside ? b + 22 : b, y, 'hair')
    this.arrow(a, y, outside ? 1 : -1, 0)
    this.arrow(b, y, outside ? -1 : 1, 0)
    const wide = label.length * 9 + 8 < b - a
    return wide || !outside ? this.text((a + b) / 2, y - 6, label) : this.text(b + 26, y + 5, label, 'start')
  }

  /** A vertical dimension at `x` between two edges; extension lines come from `from`. */
  upright(y1: number, y2: number, x: number, label: string, from = x): this {
    const [a, b] = y1 < y2 ? [y1, y2] : [y2, y1]
    const side = Math.sign(x - from)
    for (const y of [a, b]) if (side) this.line(from + side * 5, y, x + side * 5, y, 'hair')
    const outside = b - a < 26
    this.line(x, outside ? a - 22 : a, x, outside ? b + 22 : b, 'hair')
    this.arrow(x, a, 0, outside ? 1 : -1)
    this.arrow(x, b, 0, outside ? -1 : 1)
    if (outside) return this.text(x, a - 27, label)
    this.put(`<g transform="rotate(-90 ${n(x)} ${n((a + b) / 2)})">`)
    return this.text(x, (a + b) / 2 - 6, label).put('</g>')
  }

  text(x: number, y: number, label: string, anchor: 'start' | 'middle' | 'end' = 'middle', size = 17): this {
    const safe = label.replace(/[&<>"']/g, '')
    return this.put(`<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="${anchor}" fill="${SIGNAL}" stroke="#fff" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${safe}</text>`)
  }

  /** The figures of a lit display. */
  reading(x: number, y: number, figures: string, size: number): this {
    return this.put(`<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="middle" fill="#ff9a5c" stroke="none">${figures.replace(/[^\d.-]/g, '')}</text>`)
  }

  /** `ground` undefined leaves the sheet transparent (icons that stand on any theme). */
  print(ground: string | undefined, ink = INK, width = 2): string {
    const body = this.parts.join('')
    const hatch = (id: string, data: string) => (body.includes(`#${id})`) ? `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path fill="#fff" stroke="none" d="M0 0h7v7H0z"/><path d="${data}" stroke-width="1"/></pattern>` : '')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">`
      + (ground ? `<path fill="${ground}" d="M0 0h${this.width}v${this.height}H0z"/>` : '')
      + `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" font-family="system-ui,Helvetica,Arial,sans-serif" font-weight="500">`
      + hatch('h', 'M-1 8L8-1M-1 1L1-1M6 8L8 6') + hatch('g', 'M-1-1L8 8M-1 6L1 8M6-1L8 1')
      + body + '</g></svg>'
  }

  private arrow(x: number, y: number, dx: number, dy: number) {
    const tip = `M${n(x)} ${n(y)}`
    this.put(dx ? `<path d="${tip}l${-9 * dx}-3v6z" fill="${INK}" stroke="none"/>` : `<path d="${tip}l-3 ${-9 * dy}h6z" fill="${INK}" stroke="none"/>`)
  }

  private put(part: string): this {
    this.parts.push(part)
    return this
  }
}

function n(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 10) / 10) : '0'
}
