import { media } from '../theme/media.ts'

type Breakpoints = { medium?: number; wide?: number }

/**
 * Returns a stylesheet of the kit with other breakpoints, for a build script. Media queries cannot read custom
 * properties, so breakpoints are the one part of a brand that is compiled in. Scripts (the two months of
 * `DateRangePicker`) keep those of `media`. Throws a TypeError for impossible widths, and for a sheet without media
 * queries of the kit.
 */
export function sheetWithBreakpoints(sheet: string, { medium, wide }: Breakpoints): string {
  const own = { medium: widthOf(media.medium), wide: widthOf(media.wide) }
  const next = { medium: medium ?? own.medium, wide: wide ?? own.wide }
  if (!(next.medium >= 320 && next.medium < next.wide && next.wide <= 3840))
    throw new TypeError(
      `sheetWithBreakpoints: medium ${next.medium} and wide ${next.wide} are not two rising widths from 320 to 3840.`,
    )
  // The kit's few `max-width` queries end just below a breakpoint.
  const query = new RegExp(
    `\\((min-width: ?)(${own.medium}|${own.wide})px\\)|\\((max-width: ?)${own.medium - 0.02}px\\)`,
    'g',
  )
  if (sheet.search(query) < 0) throw new TypeError('sheetWithBreakpoints: this sheet has no media query of the kit.')
  return sheet.replace(query, (_, from: string | undefined, width: string, until: string) =>
    from ? `(${from}${Number(width) === own.medium ? next.medium : next.wide}px)` : `(${until}${next.medium - 0.02}px)`,
  )
}

function widthOf(query: string): number {
  return Number(/\d+/.exec(query)?.[0])
}
