import { List as KitList } from '@millwright/pages/search/List'
import { Alert } from '@millwright/ui/Alert'
import { Container } from '@millwright/ui/Container'
import type { ComponentProps } from 'react'

/** The catalogue, with what this shop promises above it. */
export function List(props: ComponentProps<typeof KitList>) {
  return (
    <>
      <Container>
        <Alert tone="info">Bis 12 Uhr bestellt, heute verschickt.</Alert>
      </Container>
      <KitList {...props} />
    </>
  )
}
