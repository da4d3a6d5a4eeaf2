import type { Visit } from '@millwright/pages/defineScreen'

/** A page-visit record, in the specification's words; the server adds what is the same in all of them. */
export type PageView = Visit & { step: number; uuid: string; uuidSession: string; prevPageId?: number | undefined }
/** What the browser keeps between pages. */
type Kept = Omit<PageView, 'pageId'> & { began: number; waiting: PageView[] }

export const SESSION = 30 * 60_000
export const MOST = 50
const KEY = 'visits'
const TOGETHER = 5_000

/**
 * Records the pages that somebody comes to. A visit is noted at once and numbered later, with those beside it:
 * after some seconds, or when the person leaves. What cannot be sent waits for the next record, the latest of it.
 */
export function createPageViews({ localStorage: store, navigator, document }: Window) {
  const fresh: [visit: Visit, at: number][] = []
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
    return () => undefined

  function send() {
    if (!fresh.length) return
    let kept: Partial<Kept> = {}
    try {
      kept = JSON.parse(store[KEY] as string) as Kept
    } catch {
      /* the first visit, or a store that is off */
    }
    const { uuid = newId(), waiting = [] } = kept
    let session: Partial<Kept> = kept
    for (const [visit, at] of fresh.splice(0)) {
      if (!(at - session.began! < SESSION)) session = { uuidSession: newId(), began: at, step: 0 }
      const { uuidSession = '', prevPageId } = session
      waiting.push({ ...visit, uuid, uuidSession, step: ++session.step!, prevPageId })
      session.prevPageId = visit.pageId
    }
    const due = waiting.slice(-MOST)
    // Some browsers of people who guard their privacy have none.
    const gone = navigator.onLine && navigator.sendBeacon?.('/_visits', JSON.stringify(due))
    try {
      store[KEY] = JSON.stringify({ ...session, uuid, waiting: gone ? [] : due })
    } catch {
      /* a full or forbidden store: the next visit begins a session */
    }
  }

  // Hidden it is as well where the person goes on by a link or closes it.
  document.addEventListener('visibilitychange', send)

  return (visit: Visit) => {
    if (fresh.push([visit, Date.now()]) === 1) setTimeout(send, TOGETHER)
  }
}

/** No secret: it only has to differ. (`randomUUID` is for https alone.) */
const newId = () => Math.random().toString(36).slice(2) + Date.now().toString(36)
