import { Alert } from '@millwright/ui/Alert'
import { Container } from '@millwright/ui/Container'
import type { DecoratedHome } from './decoratedHome.ts'

/** A note that the page is not published yet. Reads `words.review`. */
export function HomeReview({ words }: Pick<DecoratedHome, 'words'>) {
  return (
    words?.review && (
      <Container>
        <Alert tone="info">{words.review}</Alert>
      </Container>
    )
  )
}
