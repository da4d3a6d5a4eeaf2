import { lazy } from 'react'
import { Container } from '@millwright/ui/Container'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { DecoratedHome } from './decoratedHome.ts'
import * as styles from './Home.css.ts'

// A visitor has no desk, so only the server and a client-side request load it.
const HomeDeskPanel = lazy(() =>
  import('./HomeDeskPanel.tsx').then(({ HomeDeskPanel }) => ({ default: HomeDeskPanel })),
)

/** The buyer's tasks and last orders. Renders nothing for a visitor. Reads `desk`, `beside` and `words`. */
export function HomeDesk({ desk, beside = false, words }: Pick<DecoratedHome, 'desk' | 'beside' | 'words'>) {
  return (
    desk && (
      <Container>
        <StaticHtml of={desk} className={styles.desk} data-beside={beside || words?.slides ? '' : undefined}>
          {(shown) => <HomeDeskPanel {...shown} />}
        </StaticHtml>
      </Container>
    )
  )
}
