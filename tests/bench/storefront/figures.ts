import type { MeasurementResult } from '../../measure.ts'

export const screens = ['home', 'list', 'product'] as const
export type Screen = (typeof screens)[number]
type Of<Value> = Partial<Record<Screen, Value>>

export type Figure = { what: string; of: Of<number>; floor?: Of<number>; target?: Target; digits?: number }
/** A limit for all screens or for each screen. With `least`, the value must be at least the limit. */
export type Target = { limit: number | Of<number>; least?: true }

const limitOf = ({ limit }: Target, screen: Screen) => (typeof limit === 'number' ? limit : limit[screen])

/** Compares each screen's figure with its limit, at the precision in which the figure is printed. */
export function verdictsOf({ of, target, digits = 1 }: Figure): { screen: Screen; met: boolean }[] {
  if (!target) return []
  return screens.flatMap((screen) => {
    const [value, limit] = [of[screen], limitOf(target, screen)]
    if (value === undefined || limit === undefined) return []
    const written = Number(value.toFixed(digits))
    return [{ screen, met: target.least ? written >= limit : written <= limit }]
  })
}

/** Returns table rows: each figure, that of the pages in plain React, the target, and the screens that miss it. */
export function rowsOf(figures: readonly Figure[]): Record<string, string>[] {
  return figures.map((figure) => {
    const { what, of, floor, target, digits = 1 } = figure
    const missed = verdictsOf(figure)
      .filter(({ met }) => !met)
      .map(({ screen }) => screen)
    return {
      what,
      ...Object.fromEntries(screens.map((screen) => [screen, of[screen]?.toFixed(digits) ?? ''])),
      'plain React': floor ? screens.map((screen) => floor[screen]?.toFixed(digits) ?? '-').join(' / ') : '',
      target: target ? targetText(target) : '',
      verdict: target ? (missed.length ? `missed: ${missed.join(', ')}` : 'met') : '',
    }
  })
}

export function measuredOf(figures: readonly Figure[]): MeasurementResult {
  const verdicts = figures.flatMap((figure) => verdictsOf(figure).map((one) => ({ ...one, what: figure.what })))
  const missed = verdicts.filter(({ met }) => !met)
  const names = missed.map(({ what, screen }) => `${what} (${screen})`).join(', ')
  return {
    rows: rowsOf(figures),
    ok: !missed.length,
    summary: `${verdicts.length - missed.length} of ${verdicts.length} targets met${names && `; missed: ${names}`}`,
    figures: Object.fromEntries(
      figures.flatMap(({ what, of, floor, digits = 1 }) => [
        ...entriesOf(what, of, digits),
        ...entriesOf(`${what}, plain React`, floor, digits),
      ]),
    ),
  }
}

function entriesOf(what: string, values: Of<number> = {}, digits: number): [string, number][] {
  return screens.flatMap((screen) =>
    values[screen] === undefined
      ? []
      : [[`${what} | ${screen}`, Number(values[screen].toFixed(digits))] as [string, number]],
  )
}

function targetText({ limit, least }: Target): string {
  const text = typeof limit === 'number' ? String(limit) : screens.map((screen) => limit[screen] ?? '-').join(' / ')
  return `${least ? '≥' : '≤'} ${text}`
}
