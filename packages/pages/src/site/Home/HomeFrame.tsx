import type { Section } from '../../section.ts'
import type { DecoratedHome } from './decoratedHome.ts'

/** The sections of the home page, in order. */
export type HomeSlots<Props = DecoratedHome> = {
  /** In the width of the viewport. A section limited to the page width uses a `Container`. */
  page: readonly Section<Props>[]
}

/** The layout of the home page: its sections in one column. */
export function HomeFrame<Props extends DecoratedHome>({
  shown,
  page,
}: HomeSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  return page.map((Part, at) => <Part key={at} {...shown} />)
}
