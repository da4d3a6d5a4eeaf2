import { lazy } from 'react'
import { Container } from '@millwright/ui/Container'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { DecoratedHome } from './decoratedHome.ts'

// The server renders the links, and a page that has their HTML needs no code for them.
const HomeStartLinks = lazy(() =>
  import('./HomeStartLinks.tsx').then(({ HomeStartLinks }) => ({ default: HomeStartLinks })),
)

/** The quick ways to order, and a picture link for each category. Reads `start`. */
export function HomeStart({ start }: Pick<DecoratedHome, 'start'>) {
  return (
    start && (
      <Container>
        <StaticHtml of={start}>{(shown) => <HomeStartLinks {...shown} />}</StaticHtml>
      </Container>
    )
  )
}
