import type { Section } from '../../section.ts'
import type { DecoratedHome } from './decoratedHome.ts'

/** Which sections stand on the home page, in their order. */
export type HomeSlots<Props = DecoratedHome> = {
  /** Each in the width of the window: what is to keep to the page's width stands in a `Container`. */
  page: readonly Section<Props>[]
}

/** The home page as its sections stand on it, one beneath the other. */
export function HomeFrame<Props extends DecoratedHome>({
  shown,
  page,
}: HomeSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  return page.map((Part, at) => <Part key={at} {...shown} />)
}
