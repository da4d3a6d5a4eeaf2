import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'

export type ErrorScreenProps = {
  /** The HTTP status (R2.37). */
  statusCode?: number
  /** What support asks for. */
  requestId?: string
  /** The page to try again. */
  retryHref: string
}

/** What stands in for a page that failed: what happened, what to do, and the number to tell support. */
export function ErrorScreen({ statusCode = 500, requestId, retryHref }: ErrorScreenProps) {
  const text = useText('common')
  const unavailable = statusCode >= 502 && statusCode <= 504
  return (
    <Container>
      <Empty
        drawing="plug" level={1} title={text('errorTitle')}
        action={(
          <Stack direction="row" space={12} justify="center" wrap>
            <Button href={retryHref} tone="action" icon="refresh">{text('retry')}</Button>
            <Button href="/">{text('backHome')}</Button>
          </Stack>
        )}
      >
        <Stack space={8} align="center">
          <Text as="p">{text(unavailable ? 'errorUnavailable' : 'error')}</Text>
          <Text as="p" size={12} tone="muted" figures>
            {text('errorStatus', { statusCode })}{requestId !== undefined && ` · ${text('errorRequest', { requestId })}`}
          </Text>
        </Stack>
      </Empty>
    </Container>
  )
}
