import type { ServerRendered } from '@millwright/ui/StaticHtml'
import type { DecoratedPage } from '../../content/decoratedPage.ts'
import type { Desk } from './loadDesk.ts'
import type { StartLinks } from './startOf.ts'

export type DecoratedHome = {
  page: DecoratedPage
  /** The buyer's tasks and last orders. Absent for a visitor. */
  desk?: ServerRendered<Desk> | undefined
  /** The quick ways to order and the categories. Absent in a mall without products. */
  start?: ServerRendered<StartLinks> | undefined
  /** Whether the first picture stands beside the category panel. */
  beside?: boolean
  /** The texts of the default page. Decorated pages do not carry them. */
  words?: { slides?: HomeSlide[]; nothing?: string | undefined; review?: string }
}
export type HomeSlide = { href: string; title: string; text: string; action: string }
