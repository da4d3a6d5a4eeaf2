import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { readStoredText, storeText } from '../../layout/storedText.ts'
import { draftOfForm, emptyDraft, isBlank, parseJson } from './draft.ts'
import type { Draft } from './draft.ts'
import { hasContentBeyond, mergeDrafts } from './mergeDrafts.ts'

const PLACE = 'millwright.inquiry'
const WAIT = 400
/** In milliseconds. A buyer's draft is posted to the mall, so it is saved less often. */
const WAIT_KNOWN = 1500

export type SavedDraft = {
  /** The draft of an earlier visit, until the visitor decides about it. */
  found: Draft | undefined
  /** Returns the found draft merged with the form, as the form posts it. */
  text: () => string
  /** Called when `text` is posted. The found draft is discarded once the form contains it. */
  restore: () => void
  discard: () => void
}

/**
 * Keeps the draft. A visitor's draft stays in this browser until it is sent, discarded or restored after sign-in. A
 * draft from an earlier visit is offered, and new input does not overwrite it. A buyer's draft is stored by the mall:
 * the form `quiet` posts it as `stored` in the background.
 */
export function useSavedDraft(
  form: RefObject<HTMLFormElement | null>,
  quiet: RefObject<HTMLFormElement | null>,
  { draft, known, sent }: { draft: Draft; known: boolean; sent: boolean },
): SavedDraft {
  const [found, setFound] = useState<Draft>()
  const waiting = useRef<Draft>(undefined)
  const taken = useRef(false)
  const put = (next: Draft | undefined) => {
    waiting.current = next
    setFound(next)
  }
  const text = () => {
    const now = form.current ? (draftOfForm(new FormData(form.current)) as Draft) : draft
    return JSON.stringify(waiting.current ? mergeDrafts(waiting.current, now) : now)
  }
  useEffect(() => {
    if (sent) return storeText(PLACE, undefined)
    const kept = readStored()
    if (kept && hasContentBeyond(kept, draft)) put(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- reads the stored draft once, on load
  }, [])
  useEffect(() => {
    if (!taken.current) return
    taken.current = false
    put(undefined)
    if (known) storeText(PLACE, undefined)
  }, [draft, known])
  useEffect(() => {
    const element = form.current
    if (sent || !element) return
    const save = () => {
      const now = draftOfForm(new FormData(element)) as Draft
      if (known) post(quiet.current, JSON.stringify(now))
      else if (!isBlank(now)) storeText(PLACE, text())
    }
    if (!known && !isBlank(draft)) save()
    return onPause(element, save, known ? WAIT_KNOWN : WAIT)
    // oxlint-disable-next-line react/exhaustive-deps -- `text` reads the current form when called
  }, [form, quiet, known, sent, draft])
  const discard = () => {
    put(undefined)
    storeText(PLACE, undefined)
  }
  const restore = () => {
    taken.current = true
  }
  return { found, text, restore, discard }
}

/** Calls `save` after a pause in the input to a form. Returns a function that removes the listeners. */
function onPause(form: HTMLFormElement, save: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const saveNow = () => {
    stop()
    save()
  }
  const later = () => {
    stop()
    timer = setTimeout(saveNow, wait)
  }
  // Leaving a field saves at once, since the visitor may be about to follow a link.
  const left = () => timer && saveNow()
  form.addEventListener('input', later)
  form.addEventListener('change', left)
  form.addEventListener('submit', stop)
  return () => {
    stop()
    form.removeEventListener('input', later)
    form.removeEventListener('change', left)
    form.removeEventListener('submit', stop)
  }
}

/** Dispatches only a `submit` event, which the host handles. Without a host the browser sends nothing. */
function post(form: HTMLFormElement | null, text: string): void {
  const stored = form?.elements.namedItem('stored')
  if (!form || !(stored instanceof HTMLInputElement)) return
  stored.value = text
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

function readStored(): Draft | undefined {
  const kept = parseJson(readStoredText(PLACE) ?? '')
  return kept && typeof kept === 'object' && 'lines' in kept && Array.isArray(kept.lines)
    ? { ...emptyDraft, ...(kept as Draft) }
    : undefined
}
