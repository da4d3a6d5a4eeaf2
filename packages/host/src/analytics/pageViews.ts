import type { Visit } from '@millwright/pages/defineScreen'

/** A page view with the specification's field names. The server adds the fields that are equal in all records. */
export type PageView = Visit & { step: number; uuid: string; uuidSession: string; prevPageId?: number | undefined }
/** The state kept in localStorage between pages. */
type Kept = Omit<PageView, 'pageId'> & { began: number; waiting: PageView[] }

export const SESSION = 30 * 60_000
export const MAX_PAGE_VIEWS = 50
const KEY = 'visits'
const TOGETHER = 5_000

/**
 * Returns a function that records page views. Views are batched and numbered after a few seconds or when the page is
 * hidden. Unsent records wait for the next batch, up to the latest `MAX_PAGE_VIEWS`.
 */
export function createPageViews({ localStorage: store, navigator, document }: Window) {
  const fresh: [visit: Visit, at: number][] = []
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl
  if (isPrivate || navigator.doNotTrack === '1') return () => undefined

  function send() {
    if (!fresh.length) return
    let kept: Partial<Kept> = {}
    try {
      kept = JSON.parse(store[KEY])
    } catch {
      /* the first visit, or storage is disabled */
    }
    const { uuid = newId(), waiting = [] } = kept
    let session: Partial<Kept> = kept
    for (const [visit, at] of fresh.splice(0)) {
      if (!(at - session.began! < SESSION)) session = { uuidSession: newId(), began: at, step: 0 }
      const { uuidSession = '', prevPageId } = session
      waiting.push({ ...visit, uuid, uuidSession, step: ++session.step!, prevPageId })
      session.prevPageId = visit.pageId
    }
    const due = waiting.slice(-MAX_PAGE_VIEWS)
    // Some privacy-focused browsers have no `sendBeacon`.
    const gone = navigator.onLine && navigator.sendBeacon?.('/_visits', JSON.stringify(due))
    try {
      store[KEY] = JSON.stringify({ ...session, uuid, waiting: gone ? [] : due })
    } catch {
      /* storage is full or forbidden: the next page view starts a session */
    }
  }

  // The page also becomes hidden when the visitor follows a link or closes the tab.
  document.addEventListener('visibilitychange', send)

  return (visit: Visit) => {
    if (fresh.push([visit, Date.now()]) === 1) setTimeout(send, TOGETHER)
  }
}

/** Not a secret: the id only has to be unique. (`randomUUID` needs https.) */
const newId = () => Math.random().toString(36).slice(2) + Date.now().toString(36)
