import { readKeyword } from '@millwright/domain/account/validation'
import { shellCategories } from '@millwright/pages/layout/Shell.load'
import type { RequestContext } from '../session/requestContext.server.ts'

const SHOWN = 8
const headers = (seconds: number) => ({
  'Cache-Control': seconds ? `private, max-age=${seconds}` : 'no-store',
  Vary: 'Cookie',
})

/** Returns search suggestions in the language of the cookie. The list is empty if the mall has none or fails. */
export async function suggest({ api, url }: RequestContext): Promise<Response> {
  const keyword = readKeyword(url.searchParams.get('keyword') ?? '')?.slice(0, 100)
  const found = keyword ? await api.suggest({ keyword, size: SHOWN }).catch(() => undefined) : []
  return Response.json(found ?? [], { headers: headers(found ? 60 : 0) })
}

/** Returns the levels of the category panel. */
export async function categories({ api }: RequestContext): Promise<Response> {
  const found = await shellCategories(api).catch(() => undefined)
  return found
    ? Response.json(found, { headers: headers(300) })
    : new Response(null, { status: 503, headers: headers(0) })
}
