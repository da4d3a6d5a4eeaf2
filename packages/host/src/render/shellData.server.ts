import { createHash } from 'node:crypto'
import { loadShellData } from './loadPage.server.ts'
import { languageOf } from '../router/pageData.ts'
import type { ShellFrame } from '../router/pageData.ts'
import { createRequestContext } from '../session/requestContext.server.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

const LIMIT = 50

/** Stores visitors' shell data as a file named by its content hash, which browsers cache. Returns the file's path. */
export function shellDataFile(frame: ShellFrame, { frames: kept }: ShopRuntime): string {
  const json = JSON.stringify(frame)
  const path = pathOf(frame, json)
  kept.delete(path)
  kept.set(path, json)
  const [oldest] = kept.keys()
  if (kept.size > LIMIT && oldest) kept.delete(oldest)
  return path
}

export async function answerShellData(url: URL, shop: ShopRuntime): Promise<Response> {
  const json = shop.frames.get(url.pathname) ?? (await madeAnew(url, shop))
  // A page must not hydrate with other data than it was rendered with.
  return json === undefined
    ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    : new Response(json, {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' },
      })
}

/**
 * Rebuilds shell data whose path another instance, or this instance before a restart, has created. Returns the data
 * only if its hash matches.
 */
async function madeAnew(url: URL, shop: ShopRuntime): Promise<string | undefined> {
  const [, language = '', theme] =
    /^\/_frame\/([\w-]{2,8})\.(light|dark|system|)\.[\w-]{12}\.json$/.exec(url.pathname) ?? []
  if (!Object.hasOwn(shop.config.languages, language)) return undefined
  const nobody = createRequestContext(
    shop,
    new Request(url, { headers: { cookie: `lang=${language}; theme=${theme}` } }),
    url,
  )
  const frame = await loadShellData(nobody, url)
  const json = JSON.stringify(frame)
  return pathOf(frame, json) === url.pathname ? json : undefined
}

function pathOf(frame: ShellFrame, json: string): string {
  const stamp = createHash('sha1').update(json).digest('base64url').slice(0, 12)
  return `/_frame/${languageOf(frame)}.${frame.theme ?? ''}.${stamp}.json`
}
