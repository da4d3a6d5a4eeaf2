import type { DecoratedHome } from './decoratedHome.ts'
import { HomeDesk } from './HomeDesk.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import type { HomeSlots } from './HomeFrame.tsx'
import { HomeName } from './HomeName.tsx'
import { HomeNothing } from './HomeNothing.tsx'
import { HomePage } from './HomePage.tsx'
import { HomeReview } from './HomeReview.tsx'
import { HomeSlides } from './HomeSlides.tsx'

/** The sections of the mall's own home page. */
export const homeSections = {
  page: [HomeName, HomeReview, HomeDesk, HomeSlides, HomeNothing, HomePage],
} satisfies HomeSlots

/** The home page: the merchant's decoration, or the default page with text in place of pictures. */
export function Home(props: DecoratedHome) {
  return <HomeFrame shown={props} {...homeSections} />
}
