import type { Page } from '../render/pageData.ts'

/** A page-visit record, in the specification's words; the server adds what is the same in all of them. */
export type PageView = {
  pageId: number
  step: number
  uuid: string
  uuidSession: string
  prevPageId?: number
  bizData?: string
  orderNumbers?: string
}
type Session = { uuidSession: string; began: number; step: number; pageId?: number }

const KEYS = { person: 'visitor', session: 'visits-session', waiting: 'visits' }
export const SESSION = 30 * 60_000
export const MOST = 50
const TOGETHER = 5_000
/** The detail page of a product that is sold in a group, for points (R6.05). */
const byKind: Readonly<Record<number, number>> = { 1: 3, 3: 5 }

/**
 * Keeps a record of each screen that somebody comes to, and sends them together; offline they wait, the latest of them.
 */
export function createPageViews(
  { localStorage: store, navigator, document, setTimeout, addEventListener }: Window,
  now = Date.now,
) {
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
    return () => undefined
  let soon = 0

  function read<T>(key: string): T | undefined {
    try {
      return JSON.parse(store.getItem(key) ?? '') as T
    } catch {
      return undefined
    }
  }

  function keep<T>(key: string, value: T): T {
    try {
      store.setItem(key, JSON.stringify(value))
    } catch {
      /* a full or forbidden store: this page's records are the only ones */
    }
    return value
  }

  function send() {
    soon = 0
    const waiting = read<PageView[]>(KEYS.waiting)
    if (!waiting?.length || !navigator.onLine) return
    if (navigator.sendBeacon('/_visits', new Blob([JSON.stringify(waiting)], { type: 'application/json' })))
      keep(KEYS.waiting, [])
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('online', send)

  return ({ pageId: usual, bizData, search, props }: Pick<Page, 'pageId' | 'bizData' | 'search' | 'props'>) => {
    if (usual === undefined) return
    const prodType = (props as { product?: { prodType?: number } } | undefined)?.product?.prodType ?? 0
    const pageId = usual === 2 ? (byKind[prodType] ?? usual) : usual
    const last = read<Session>(KEYS.session)
    const session: Session =
      last && now() - last.began < SESSION ? last : { uuidSession: newId(), began: now(), step: 0 }
    const uuid = read<string>(KEYS.person) ?? keep(KEYS.person, newId())
    const query = new URLSearchParams(search)
    const record: PageView = {
      pageId,
      step: session.step + 1,
      uuid,
      uuidSession: session.uuidSession,
      prevPageId: session.pageId,
      bizData,
      orderNumbers: query.get('orderNumbers') ?? query.get('orderNumber') ?? undefined,
    }
    keep(KEYS.session, { ...session, step: record.step, pageId })
    keep(KEYS.waiting, [...(read<PageView[]>(KEYS.waiting) ?? []), record].slice(-MOST))
    soon ||= setTimeout(send, TOGETHER)
  }
}

/** No secret: it only has to differ. (`randomUUID` is for https alone.) */
const newId = () => Math.random().toString(36).slice(2) + Date.now().toString(36)
