import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { redirects } from '@millwright/pages/routes'

export function loader({ pattern, url }: LoaderFunctionArgs) {
  const to = redirects.find(({ path }) => `/${path}` === pattern || path === pattern)?.to ?? '/'
  return redirect(to + url.search)
}
