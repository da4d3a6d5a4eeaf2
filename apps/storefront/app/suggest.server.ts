import { readKeyword } from '@millwright/domain/validation'
import type { Visit } from './visit.server.ts'

const SHOWN = 8

/** Suggestions while typing; where the mall has none to give the search is a plain one. They are in one language, which a cookie says. */
export async function suggest({ api, url }: Visit): Promise<Response> {
  const keyword = readKeyword(url.searchParams.get('keyword') ?? '')?.slice(0, 100)
  const found = keyword ? await api.suggest({ keyword, size: SHOWN }).catch(() => undefined) : []
  return Response.json(found ?? [], { headers: { 'Cache-Control': found ? 'private, max-age=60' : 'no-store', Vary: 'Cookie' } })
}
