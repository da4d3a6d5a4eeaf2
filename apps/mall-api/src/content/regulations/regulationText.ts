type Both = { zh: string; en: string }

/**
 * A rule of the mall: its number is the field's (footers name it). `versions` from the first to the one that holds, each
 * with the day since when (`YYYY-MM-DD`) and HTML that is read like a merchant's.
 */
export type RegulationText = {
  id: number
  of: number
  title: Both
  versions: readonly { on: string; title?: Both; content: Both }[]
}
