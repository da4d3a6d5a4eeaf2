import type { LoaderFunctionArgs } from 'react-router'
import { readKeyword } from '@millwright/domain/validation'
import { visitContext } from '../visit.server.ts'

const SHOWN = 8

/** Suggestions while typing; where the mall has none to give the search is a plain one. They are in one language, which a cookie says. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const keyword = readKeyword(url.searchParams.get('keyword') ?? '')?.slice(0, 100)
  const found = keyword ? await context.get(visitContext).api.suggest({ keyword, size: SHOWN }).catch(() => undefined) : []
  return Response.json(found ?? [], { headers: { 'Cache-Control': found ? 'private, max-age=60' : 'no-store', Vary: 'Cookie' } })
}
