import { useEffect, useRef, useState } from 'react'
import type { Draft, DraftStore } from '../drafts.ts'

export type DraftState = 'none' | 'saving' | 'saved' | 'failed' | 'published'

/** The wait after a change before the draft is saved, in milliseconds. */
const PAUSE = 800

type Given = { store: DraftStore | undefined; name: string; content: string; published: string }

/**
 * Saves the page after each change and when the tab is left. Tells whether another editor has the same page open.
 */
export function useDraft({ store, name, content, published }: Given) {
  const [{ state, at }, setState] = useState<{ state: DraftState; at: number }>({ state: 'none', at: 0 })
  const [hasOther, setHasOther] = useState(false)
  const latest = useRef({ content, saved: content })
  useEffect(() => {
    latest.current.content = content
  }, [content])
  useEffect(() => store?.join?.(name, () => setHasOther(true)), [store, name])
  useEffect(() => {
    if (!store) return undefined
    const now = latest.current
    async function save() {
      if (now.saved === now.content) return
      const saved = now.content
      setState(({ at }) => ({ state: 'saving', at }))
      try {
        const savedAt = Date.now()
        if (saved === published) await store!.remove(name)
        else await store!.save(name, { content: saved, savedAt })
        now.saved = saved
        setState({ state: 'saved', at: savedAt })
      } catch {
        setState(({ at }) => ({ state: 'failed', at }))
      }
    }
    const leave = () => void save()
    const timer = setTimeout(leave, PAUSE)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    }
  }, [store, name, content, published])
  return { state: store ? state : 'none', savedAt: at, hasOther } as const
}

/** Loads the draft of a page once. Undefined while loading, null without a draft. A store that fails has no draft. */
export function useStoredDraft(store: DraftStore | undefined, name: string): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null | undefined>(store ? undefined : null)
  useEffect(() => {
    if (!store) return undefined
    let ended = false
    const show = (found: Draft | null) => (ended ? undefined : setDraft(found))
    Promise.resolve(name)
      .then(async (page) => store.load(page))
      .then(
        (found) => show(found ?? null),
        () => show(null),
      )
    return () => {
      ended = true
    }
  }, [store, name])
  return draft
}
