import { Sheet } from './sheet.ts'

export type NumberRule = { min: number; max: number; or: number }
export type WordRule<W extends string = string> = { of: readonly W[] }
export type InitialRule = { initial: true }
type Rules = Record<string, NumberRule | WordRule | InitialRule>
type Read<R extends Rules> = {
  [K in keyof R]: R[K] extends NumberRule ? number : R[K] extends WordRule<infer W> ? W : string
}

/** A family of drawings that share their parameters. */
export type DrawingFamily = {
  draw: (params: Readonly<Record<string, unknown>>) => string | undefined
  /** Draws on another drawing's sheet. Returns false if a parameter is unknown. */
  drawOnto: (params: Readonly<Record<string, unknown>>, sheet: Sheet) => boolean
}

export const num = (min: number, max: number, or: number): NumberRule => ({ min, max, or })
export const word = <const W extends string>(...of: W[]): WordRule<W> => ({ of })
/** The rule for one or two capital letters or digits, the only free text in a picture's path. */
export const initial: InitialRule = { initial: true }

type Paper = { width?: number; height?: number; ground?: string | undefined; ink?: string; line?: number }

/**
 * Defines a family. Numbers are clamped to what the drawing can show. With an unknown key, an unlisted word or a
 * malformed number `draw` returns undefined.
 */
export function family<R extends Rules>(
  rules: R,
  draw: (params: Read<R>, sheet: Sheet) => void,
  paper: Paper = {},
): DrawingFamily {
  const drawOnto: DrawingFamily['drawOnto'] = (params, sheet) => {
    const read: Record<string, number | string> = {}
    for (const key of Object.keys(params)) if (!Object.hasOwn(rules, key)) return false
    for (const [key, rule] of Object.entries(rules)) {
      const value = readValue(rule, Object.hasOwn(params, key) ? params[key] : undefined)
      if (value === undefined) return false
      read[key] = value
    }
    draw(read as Read<R>, sheet)
    return true
  }
  return {
    drawOnto,
    draw(params) {
      const sheet = new Sheet(paper.width, paper.height)
      return drawOnto(params, sheet)
        ? sheet.print('ground' in paper ? paper.ground : '#fff', paper.ink, paper.line)
        : undefined
    },
  }
}

function readValue(rule: NumberRule | WordRule | InitialRule, value: unknown): number | string | undefined {
  if ('of' in rule) return value === undefined ? rule.of[0] : rule.of.find((one) => one === String(value))
  if ('initial' in rule)
    return value === undefined ? 'M' : /^[A-Z0-9]{1,2}$/.test(String(value)) ? String(value) : undefined
  if (value === undefined) return rule.or
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^-?\d{1,9}(\.\d{1,4})?$/.test(value)
        ? Number(value)
        : NaN
  return Number.isFinite(number) ? Math.min(rule.max, Math.max(rule.min, number)) : undefined
}

/**
 * Returns pixels per millimetre for a size. Proportions within a part are true. Larger parts are drawn larger, but on a
 * logarithmic scale.
 */
export function fit(size: number, small: number, large: number, from: number, to: number): number {
  const share = Math.log(Math.max(size, 0.1) / small) / Math.log(large / small)
  return (from + (to - from) * Math.min(1, Math.max(0, share))) / Math.max(size, 0.1)
}

export function label(value: number): string {
  return String(Math.round(value * 100) / 100)
}
