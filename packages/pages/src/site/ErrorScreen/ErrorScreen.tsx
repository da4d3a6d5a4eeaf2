import { useText } from '@millwright/i18n/Texts'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { InsteadOfPage } from '../InsteadOfPage.tsx'

export type ErrorScreenProps = {
  statusCode?: number
  /** The request id to tell support. */
  requestId?: string
  /** The address of the page to retry. */
  retryHref: string
}

/** Replaces a page that failed: the error, the next steps, and the request id for support. */
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
