import { useText } from '@millwright/i18n/Texts'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { InsteadOfPage } from '../InsteadOfPage.tsx'

export type ErrorScreenProps = {
  /** The HTTP status. */
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
    <InsteadOfPage title={text('errorTitle')} retry={text('retry')} retryHref={retryHref} home={text('backHome')}>
      <Stack space={8} align="center">
        <Text as="p">{text(unavailable ? 'errorUnavailable' : 'error')}</Text>
        <Text as="p" size={12} tone="muted" figures>
          {text('errorStatus', { statusCode })}
          {requestId !== undefined && ` · ${text('errorRequest', { requestId })}`}
        </Text>
      </Stack>
    </InsteadOfPage>
  )
}
