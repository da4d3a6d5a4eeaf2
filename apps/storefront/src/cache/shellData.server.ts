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
  const path = pathOf(frame, json)
  kept.delete(path)
  kept.set(path, json)
  const [oldest] = kept.keys()
  if (kept.size > LIMIT && oldest) kept.delete(oldest)
  return path
}

export async function answerShellData(url: URL, assets: Assets): Promise<Response> {
  const json = kept.get(url.pathname) ?? (await madeAnew(url, assets))
  // A page may not be taken over with what it was not drawn with.
  return json === undefined
    ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    : new Response(json, {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' },
      })
}

/** What a server beside this one has named, or this one before it was started anew: where it is still the same. */
async function madeAnew(url: URL, assets: Assets): Promise<string | undefined> {
  const [, locale, theme] = /^\/_frame\/(zh|en)\.(light|dark|system|)\.[\w-]{12}\.json$/.exec(url.pathname) ?? []
  if (!locale) return undefined
  const nobody = createRequestContext(new Request(url, { headers: { cookie: `lang=${locale}; theme=${theme}` } }), url)
  const frame = await loadShellData(nobody, url, assets)
  const json = JSON.stringify(frame)
  return pathOf(frame, json) === url.pathname ? json : undefined
}

function pathOf({ locale, theme }: ShellFrame, json: string): string {
  const stamp = createHash('sha1').update(json).digest('base64url').slice(0, 12)
  return `/_frame/${locale}.${theme ?? ''}.${stamp}.json`
}
