import type { DecorationDocument } from '@millwright/decoration/read'
import type { PageData } from '../internal/decorationData.ts'

export type DecoratedHome = {
  /** `fixed` where no merchant has decorated it; `review` for merchants' own eyes. */
  look: 'decorated' | 'fixed' | 'review'
  document: DecorationDocument
  data: PageData
  /** What is said only where no merchant's page says it: no decorated home carries these sentences. */
  words?: { slides?: HomeSlide[]; nothing?: string | undefined; review?: string }
}
export type HomeSlide = { href: string; title: string; text: string; action: string }
