import { createHash } from 'node:crypto'
import type { Assets } from '../document/assets.ts'
import { loadShellData } from '../render/loadPage.server.ts'
import type { ShellFrame } from '../render/pageData.ts'
import { createRequestContext } from '../session/requestContext.server.ts'

const LIMIT = 50
const kept = new Map<string, string>()

/**
 * What stands around visitors' pages is one for all of them: a file that browsers keep, named after what it says, and
 * no part of every page.
 */
export function shellDataFile(frame: ShellFrame): string {
  const json = JSON.stringify(frame)
  const stamp = createHash('sha1').update(json).digest('base64url').slice(0, 12)
  const path = `/_frame/${frame.locale}.${frame.theme ?? ''}.${stamp}.json`
  kept.delete(path)
  kept.set(path, json)
  const [oldest] = kept.keys()
  if (kept.size > LIMIT && oldest) kept.delete(oldest)
  return path
}

export async function answerShellData(url: URL, assets: Assets): Promise<Response> {
  const json = kept.get(url.pathname)
  if (json)
    return new Response(json, {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' },
    })
  const [, locale, theme] = /^\/_frame\/(zh|en)\.(light|dark|system|)\.[\w-]{12}\.json$/.exec(url.pathname) ?? []
  if (!locale) return new Response(null, { status: 404 })
  // Named by a server beside this one, or before it was started anew: as it is now, it serves as well.
  const nobody = createRequestContext(new Request(url, { headers: { cookie: `lang=${locale}; theme=${theme}` } }), url)
  return Response.json(await loadShellData(nobody, url, assets), { headers: { 'Cache-Control': 'no-store' } })
}
