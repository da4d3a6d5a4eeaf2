import { media } from '../theme/media.ts'

type Breakpoints = { medium?: number; wide?: number }

/** CSS pixels of one em of a media query, unless the reader has chosen a larger text. */
const EM = 16
/** The kit's few `max-width` queries end this far below a breakpoint, in em. */
const BELOW = 0.01

/**
 * Returns a stylesheet of the kit with other breakpoints, in CSS pixels of a reader without larger text, for a build
 * script. Media queries cannot read custom properties, so breakpoints are the one part of a brand that is compiled in.
 * Scripts (the two months of `DateRangePicker`) keep those of `media`. Throws a TypeError for impossible widths, and for
 * a sheet without media queries of the kit.
 */
export function sheetWithBreakpoints(sheet: string, { medium, wide }: Breakpoints): string {
  const own = { medium: widthOf(media.medium), wide: widthOf(media.wide) }
  const next = { medium: medium ?? own.medium * EM, wide: wide ?? own.wide * EM }
  if (!(next.medium >= 320 && next.medium < next.wide && next.wide <= 3840))
    throw new TypeError(
      `sheetWithBreakpoints: medium ${next.medium} and wide ${next.wide} are not two rising widths from 320 to 3840.`,
    )
  const moved = new Map<string, number>()
  for (const name of ['medium', 'wide'] as const) {
    moved.set(`${own[name]}`, next[name] / EM)
    moved.set(`${own[name] - BELOW}`, next[name] / EM - BELOW)
  }
  const query = new RegExp(`\\((m(?:in|ax)-width: ?)(${[...moved.keys()].join('|').replaceAll('.', '\\.')})em\\)`, 'g')
  if (sheet.search(query) < 0) throw new TypeError('sheetWithBreakpoints: this sheet has no media query of the kit.')
  return sheet.replace(query, (_, condition: string, width: string) => `(${condition}${moved.get(width)}em)`)
}

function widthOf(query: string): number {
  return Number(/\d+/.exec(query)?.[0])
}
