type Both = { zh: string; en: string }

/**
 * A rule of the mall. Footers link to the rule by its number. `versions` start with the oldest; each has the date
 * (`YYYY-MM-DD`) from which it is valid, and HTML that is sanitised like a merchant's.
 */
export type RegulationText = {
  id: number
  categoryId: number
  title: Both
  versions: readonly { on: string; title?: Both; content: Both }[]
}
