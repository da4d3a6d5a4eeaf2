import { fetchPage } from './dataClient.ts'
import type { DataAnswer } from './pageData.ts'
import { loadScreenModule } from './screenModules.ts'

/** Milliseconds for which a prefetched page can serve a click, unless data has changed since (ADR 14). */
const AHEAD = 30_000

/** Creates the store of prefetched pages. Each serves one click. */
export function createPrefetchedPages(build: string) {
  const ahead = new Map<string, { at: number; answer: Promise<DataAnswer> }>()

  function dropExpired() {
    for (const [key, { at }] of ahead) if (Date.now() - at >= AHEAD) ahead.delete(key)
  }

  return {
    prefetch(url: URL) {
      dropExpired()
      const key = url.pathname + url.search
      if (ahead.has(key)) return
      const answer = fetchPage(url, { ahead: true })
      ahead.set(key, { at: Date.now(), answer })
      answer
        .then((coming) => {
          // If the server renders the screen only after the click, the prefetch loads just the screen's files.
          if ('ahead' in coming) ahead.delete(key)
          if ('to' in coming || coming.build !== build) return
          const [screen, part] = 'ahead' in coming ? [coming.screen, coming.ahead] : [coming.page.screen, coming.part]
          return loadScreenModule(screen, part)
        })
        .catch(() => ahead.delete(key))
    },
    take(url: URL): Promise<DataAnswer> | undefined {
      dropExpired()
      const key = url.pathname + url.search
      const found = ahead.get(key)
      ahead.delete(key)
      return found?.answer
    },
    clear: () => ahead.clear(),
  }
}
