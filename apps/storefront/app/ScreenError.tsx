import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useText } from '@millwright/i18n/Texts'
import { ErrorScreen } from '@millwright/pages/ErrorScreen'
import { NotFound } from '@millwright/pages/NotFound'

/** What stands where a screen could not be made (R2.35, R2.37); the HTTP status says the same. */
export function ScreenError() {
  const error = useRouteError()
  const text = useText('errors')
  const { pathname, search } = useLocation()
  const statusCode = isRouteErrorResponse(error) ? error.status : 500
  const details = isRouteErrorResponse(error) ? error.data as { requestId?: string; message?: string } | null : undefined
  if (statusCode === 404) return <><title>{text('notFoundTitle')}</title><NotFound message={details?.message} /></>
  return <><title>{text('errorTitle')}</title><ErrorScreen statusCode={statusCode} requestId={details?.requestId} retryHref={pathname + search} /></>
}
