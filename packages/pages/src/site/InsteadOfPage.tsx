import type { ReactNode } from 'react'
import { path } from '@millwright/domain/paths/path'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'

/** Replaces a page: the reason, a link to retry, and a link home. */
export function InsteadOfPage({
  title,
  retry,
  retryHref,
  home,
  children,
}: {
  title: string
  retry: string
  retryHref: string
  home: string
  children: ReactNode
}) {
  return (
    <Container>
      <Empty
        drawing="plug"
        level={1}
        title={title}
        action={
          <Stack direction="row" space={12} justify="center" wrap>
            <Button href={retryHref} tone="action" icon="refresh">
              {retry}
            </Button>
            <Button href={path('home')}>{home}</Button>
          </Stack>
        }
      >
        {children}
      </Empty>
    </Container>
  )
}
