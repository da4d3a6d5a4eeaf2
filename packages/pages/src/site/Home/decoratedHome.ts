import type { DecoratedPage } from '../../content/decoratedPage.ts'

export type DecoratedHome = {
  page: DecoratedPage
  /** Whether the first picture stands beside the category panel. */
  beside?: boolean
  /** The texts of the default page. Decorated pages do not carry them. */
  words?: { slides?: HomeSlide[]; nothing?: string | undefined; review?: string }
}
export type HomeSlide = { href: string; title: string; text: string; action: string }
