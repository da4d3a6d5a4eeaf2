import { Decorated } from '../../content/Decorated.tsx'
import type { DecoratedHome } from './decoratedHome.ts'
import { HomeStart } from './HomeStart.tsx'

/**
 * The decorated page, or the mall's own shelves, with the ways to order and the categories: below the first picture, if
 * the category panel lies beside it, otherwise above the page. Reads `page`, `beside`, `start` and `desk`.
 */
export function HomePage({
  page,
  beside = false,
  start,
  desk,
}: Pick<DecoratedHome, 'page' | 'beside' | 'start' | 'desk'>) {
  const opens = beside && !desk
  const links = <HomeStart start={start} />
  return (
    <>
      {!opens && links}
      <Decorated page={page} beside={opens} afterFirst={opens && links} />
    </>
  )
}
