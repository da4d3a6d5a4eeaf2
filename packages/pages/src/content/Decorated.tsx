import type { ReactNode } from 'react'
import { SsrDecoration } from '@millwright/decoration/SsrDecoration'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import type { DecoratedPage } from './decoratedPage.ts'

/** A page of blocks. Warns if some of its data failed to load. */
export function Decorated({
  page: { parts, now, retryHref },
  beside,
  ground,
  afterFirst,
}: {
  page: DecoratedPage
  beside?: boolean
  ground?: string | undefined
  /** Content below the first part of the page. */
  afterFirst?: ReactNode
}) {
  const locale = useLocale()
  const [common, errors] = [useText('common'), useText('errors')]
  return (
    <>
      {retryHref && (
        <Container>
          <Alert
            tone="warn"
            action={
              <Button href={retryHref} size="small">
                {common('retry')}
              </Button>
            }
          >
            {errors('partMissing')}
          </Alert>
        </Container>
      )}
      <SsrDecoration
        parts={parts}
        now={now}
        locale={locale}
        {...(beside && { beside })}
        ground={ground}
        afterFirst={afterFirst}
      />
    </>
  )
}
