import { PSI } from './units.ts'

/**
 * A requirement for one value of a SKU. With `attrs` only these attributes count, otherwise all attributes of the
 * dimension. A single number is met by the nearest value within `off` (a share), two bounds are met by every value
 * between them.
 */
export type AttributeCondition = {
  attrs?: number[]
  dimension?: string
  near?: number[]
  off?: number
  min?: number
  max?: number
  code?: string
  text?: string
  inch?: string
  range?: string
}

/** Returns the requirement stated by an amount with its unit. */
export function quantity(
  match: Record<string, string | undefined>,
  { dimension, factor }: { dimension: string; factor: number },
): AttributeCondition {
  const to = readNumber(match.to ?? '') * factor
  const about =
    dimension === 'horsepower'
      ? { dimension: 'power' }
      : dimension === 'inch'
        ? { dimension: 'length' }
        : dimension
          ? { dimension }
          : {}
  const scales: readonly [number, ...number[]] =
    dimension === 'horsepower' ? [0.7457, 0.7355] : dimension === 'inch' ? [25.4] : [1]
  const [scale] = scales
  if (match.from) return { ...about, min: readNumber(match.from) * factor * scale, max: to * scale }
  if (match.least || match.leastAfter) return { ...about, min: to * scale }
  if (match.most || match.mostAfter) return { ...about, max: to * scale }
  const off =
    dimension === 'horsepower'
      ? 0.08
      : dimension === 'inch'
        ? 0.02
        : dimension === 'speed' || factor === PSI
          ? 0.04
          : undefined
  return { ...about, near: scales.map((one) => to * one), ...(off && { off }) }
}

/** Reads a number. A decimal comma counts as a point. */
export function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}
