import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { draftOfForm, emptyDraft, isBlank, parsed } from './draft.ts'
import type { Draft } from './draft.ts'
import { addsTo, together } from './joinDrafts.ts'

const PLACE = 'millwright.inquiry'
const WAIT = 400
/** What the mall keeps is sent less often. */
const WAIT_KNOWN = 1500

export type KeptDraft = {
  /** What lies here from an earlier visit, as long as nobody has said what to do with it. */
  found: Draft | undefined
  /** It and what the form says now, as the form posts it. */
  text: () => string
  /** It was asked for: it goes once it has come. */
  take: () => void
  forget: () => void
}

/**
 * A visitor's draft stays in this browser until it is sent, or taken over by whoever logs in. One from an earlier visit
 * is offered, and nothing that is written meanwhile takes its place. The draft of a buyer is the mall's: `quiet` posts it
 * as `stored`, with nothing to be seen of it.
 */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  quiet: RefObject<HTMLFormElement | null>,
  { draft, known, sent }: { draft: Draft; known: boolean; sent: boolean },
): KeptDraft {
  const [found, setFound] = useState<Draft>()
  const waiting = useRef<Draft>(undefined)
  const taken = useRef(false)
  const put = (next: Draft | undefined) => {
    waiting.current = next
    setFound(next)
  }
  const text = () => {
    const now = form.current ? (draftOfForm(new FormData(form.current)) as Draft) : draft
    return JSON.stringify(waiting.current ? together(waiting.current, now) : now)
  }
  useEffect(() => {
    if (sent) return forgetDraft()
    const kept = readStored()
    if (kept && addsTo(kept, draft)) put(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- what lay here when the page came
  }, [])
  useEffect(() => {
    if (!taken.current) return
    taken.current = false
    put(undefined)
    if (known) forgetDraft()
  }, [draft, known])
  useEffect(() => {
    const element = form.current
    if (sent || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      stop()
      const now = draftOfForm(new FormData(element)) as Draft
      if (known) post(quiet.current, JSON.stringify(now))
      else if (!isBlank(now)) keepDraft(text())
    }
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const later = () => {
      stop()
      timer = setTimeout(save, known ? WAIT_KNOWN : WAIT)
    }
    // A field that is left is kept at once: whoever presses a link leaves one first.
    const left = () => timer && save()
    if (!known && !isBlank(draft)) save()
    element.addEventListener('input', later)
    element.addEventListener('change', left)
    element.addEventListener('submit', stop)
    return () => {
      stop()
      element.removeEventListener('input', later)
      element.removeEventListener('change', left)
      element.removeEventListener('submit', stop)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `text` reads what is there when it is called
  }, [form, quiet, known, sent, draft])
  const forget = () => {
    put(undefined)
    forgetDraft()
  }
  const take = () => {
    taken.current = true
  }
  return { found, text, take, forget }
}

/** The event alone: where no host listens, nothing is sent and nobody is led away. */
function post(form: HTMLFormElement | null, text: string): void {
  const stored = form?.elements.namedItem('stored')
  if (!(stored instanceof HTMLInputElement)) return
  stored.value = text
  form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

/** Storage may be forbidden or full. */
function keepDraft(text: string): void {
  try {
    localStorage.setItem(PLACE, text)
  } catch {
    // Then it is not kept.
  }
}
function readStored(): Draft | undefined {
  try {
    const kept = parsed(localStorage.getItem(PLACE) ?? '')
    return kept && typeof kept === 'object' && 'lines' in kept && Array.isArray(kept.lines)
      ? { ...emptyDraft, ...(kept as Draft) }
      : undefined
  } catch {
    return undefined
  }
}
function forgetDraft(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // There is nothing to forget.
  }
}
