import type { DecoratedPage } from '../../content/decoratedPage.ts'

export type DecoratedHome = {
  page: DecoratedPage
  /** Its first picture stands beside the category panel. */
  beside?: boolean
  /** What is said only where no merchant's page says it: no decorated home carries these sentences. */
  words?: { slides?: HomeSlide[]; nothing?: string | undefined; review?: string }
}
export type HomeSlide = { href: string; title: string; text: string; action: string }
