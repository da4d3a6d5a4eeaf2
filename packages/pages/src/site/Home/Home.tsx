import type { DecoratedHome } from './decoratedHome.ts'
import { HomeFrame } from './HomeFrame.tsx'
import type { HomeSlots } from './HomeFrame.tsx'
import { HomeName } from './HomeName.tsx'
import { HomeNothing } from './HomeNothing.tsx'
import { HomePage } from './HomePage.tsx'
import { HomeReview } from './HomeReview.tsx'
import { HomeSlides } from './HomeSlides.tsx'

/** The mall's own home page: which sections it has. */
export const homeSections = {
  page: [HomeName, HomeReview, HomeSlides, HomeNothing, HomePage],
} satisfies HomeSlots

/** The home page: as merchants decorated it, or the fixed one, which says in words what a merchant's pictures would. */
export function Home(props: DecoratedHome) {
  return <HomeFrame shown={props} {...homeSections} />
}
