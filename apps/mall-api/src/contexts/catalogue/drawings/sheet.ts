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

type Disc = { x: number; y: number; r: number }
/**
 * The elements of the drawing, bottom first. Consecutive lines of the same look are merged into one element, as are
 * discs that do not overlap.
 */
type Part = string | { look: Look; lines: string } | { look: Look; discs: [Disc, ...Disc[]] }

const INK = '#14181d'
const SIGNAL = '#b9430b'
const WHITE = '#fff'
const DARK =
  '<style>@media(prefers-color-scheme:dark){svg{filter:invert(.88)hue-rotate(180deg)}style+path{display:none}}</style>'

/**
 * A drawing sheet with areas and lines in engineering style, and dimensions with the part's real numbers. Units are
 * pixels.
 */
export class Sheet {
  readonly width: number
  readonly height: number
  private readonly parts: Part[] = []

  constructor(width = 400, height = 400) {
    this.width = width
    this.height = height
  }

  line(x1: number, y1: number, x2: number, y2: number, look: Look = 'ink'): this {
    return this.stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, look)
  }

  rect(x: number, y: number, width: number, height: number, look: Look = 'ink', radius = 0): this {
    const w = Math.max(0, width)
    const h = Math.max(0, height)
    return this.put(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius > 0 ? ` rx="${n(Math.min(radius, w / 2, h / 2))}"` : ''}${looks[look]}/>`,
    )
  }

  circle(cx: number, cy: number, r: number, look: Look = 'ink'): this {
    const disc = { x: cx, y: cy, r: Math.max(0, r) }
    const last = this.parts.at(-1)
    if (
      typeof last === 'object' &&
      'discs' in last &&
      last.look === look &&
      last.discs.every((other) => apart(other, disc))
    )
      last.discs.push(disc)
    else this.parts.push({ look, discs: [disc] })
    return this
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, look: Look = 'ink'): this {
    return this.put(
      `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(Math.max(0, rx))}" ry="${n(Math.max(0, ry))}"${looks[look]}/>`,
    )
  }

  /** Draws path data. Numbers are rounded. */
  path(data: string, look: Look = 'ink'): this {
    const rounded = data.replace(/-?\d+\.\d+(e-?\d+)?/g, (value) => n(Number(value)))
    return looks[look].includes('fill') ? this.put(`<path d="${rounded}"${looks[look]}/>`) : this.stroke(rounded, look)
  }

  shape(points: readonly Point[], look: Look = 'part'): this {
    return this.path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, look)
  }

  /** Draws with the sheet rotated by `degrees` about a point. */
  turned(degrees: number, cx: number, cy: number, draw: () => void): this {
    this.put(`<g transform="rotate(${n(degrees)} ${n(cx)} ${n(cy)})">`)
    draw()
    return this.put('</g>')
  }

  covered(colour: `#${string}`): this {
    return this.put(`<path fill="${colour}" stroke="none" d="M0 0h${this.width}v${this.height}H0z"/>`)
  }

  moved(x: number, y: number, scale: number, draw: () => void): this {
    this.put(`<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">`)
    draw()
    return this.put('</g>')
  }

  /** Draws a horizontal dimension at `y` between two edges. Extension lines start at `from`. */
  across(x1: number, x2: number, y: number, label: string, from = y): this {
    const [a, b] = x1 < x2 ? [x1, x2] : [x2, x1]
    const side = Math.sign(y - from)
    for (const x of [a, b]) if (side) this.line(x, from + side * 5, x, y + side * 5, 'hair')
    const outside = b - a < 26
    this.line(outside ? a - 22 : a, y, outside ? b + 22 : b, y, 'hair')
    this.arrows([a, b].map((x, end) => `M${n(x)} ${n(y)}l${outside === (end === 0) ? -9 : 9}-3v6z`))
    const wide = label.length * 9 + 8 < b - a
    return wide || !outside ? this.text((a + b) / 2, y - 6, label) : this.text(b + 26, y + 5, label, 'start')
  }

  /**
   * Draws a vertical dimension at `x` between two edges. Extension lines start at `from`. `share` moves the label down,
   * clear of other parts of the drawing.
   */
  upright(y1: number, y2: number, x: number, label: string, from = x, share = 0.5): this {
    const [a, b] = y1 < y2 ? [y1, y2] : [y2, y1]
    const side = Math.sign(x - from)
    for (const y of [a, b]) if (side) this.line(from + side * 5, y, x + side * 5, y, 'hair')
    const outside = b - a < 26
    this.line(x, outside ? a - 22 : a, x, outside ? b + 22 : b, 'hair')
    this.arrows([a, b].map((y, end) => `M${n(x)} ${n(y)}l-3 ${outside === (end === 0) ? -9 : 9}h6z`))
    if (outside) return this.text(x, a - 27, label)
    const y = a + (b - a) * share
    this.put(`<g transform="rotate(-90 ${n(x)} ${n(y)})">`)
    return this.text(x, y - 6, label).put('</g>')
  }

  text(x: number, y: number, label: string, anchor: 'start' | 'middle' | 'end' = 'middle', size = 17): this {
    const safe = label.replace(/[&<>"']/g, '')
    return this.put(
      `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="${anchor}" fill="${SIGNAL}" stroke="#fff" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${safe}</text>`,
    )
  }

  /** Draws the digits of a lit display. */
  reading(x: number, y: number, figures: string, size: number): this {
    return this.put(
      `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="middle" fill="#ff9a5c" stroke="none">${figures.replace(/[^\d.-]/g, '')}</text>`,
    )
  }

  /**
   * Returns the SVG. Without `ground` the background is transparent, for icons on any theme. A drawing on white is light
   * on the page's own ground in a dark theme: browsers give a picture the colour scheme of its page.
   */
  print(ground: string | undefined, ink = INK, width = 2): string {
    const body = this.parts.map(write).join('')
    const hatch = (id: string, data: string) =>
      body.includes(`#${id})`)
        ? `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path fill="#fff" stroke="none" d="M0 0h7v7H0z"/><path d="${data}" stroke-width="1"/></pattern>`
        : ''
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">` +
      (ground === WHITE ? DARK : '') +
      (ground ? `<path fill="${ground}" d="M0 0h${this.width}v${this.height}H0z"/>` : '') +
      `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" font-family="system-ui,Helvetica,Arial,sans-serif" font-weight="500">` +
      hatch('h', 'M-1 8L8-1M-1 1L1-1M6 8L8 6') +
      hatch('g', 'M-1-1L8 8M-1 6L1 8M6-1L8 1') +
      body +
      '</g></svg>'
    )
  }

  private arrows(tips: readonly string[]) {
    this.put(`<path d="${tips.join('')}" fill="${INK}" stroke="none"/>`)
  }

  private stroke(data: string, look: Look): this {
    const last = this.parts.at(-1)
    if (typeof last === 'object' && 'lines' in last && last.look === look && data.startsWith('M')) last.lines += data
    else this.parts.push({ look, lines: data })
    return this
  }

  private put(part: string): this {
    this.parts.push(part)
    return this
  }
}

/** Whether two discs do not overlap, with outlines of at most 4 px. */
function apart(one: Disc, other: Disc): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > one.r + other.r + 4
}

function write(part: Part): string {
  if (typeof part === 'string') return part
  if ('lines' in part) return `<path d="${part.lines}"${looks[part.look]}/>`
  const [{ x, y, r }, ...more] = part.discs
  if (more.length === 0) return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${looks[part.look]}/>`
  return `<path d="${part.discs.map(around).join('')}"${looks[part.look]}/>`
}

/**
 * Returns a circle as two half circles. The radius is rounded first, because otherwise rounding leaves a gap in the
 * circle.
 */
function around({ x, y, r }: Disc): string {
  const radius = Math.round(r * 10) / 10
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0`
}

function n(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 10) / 10) : '0'
}
