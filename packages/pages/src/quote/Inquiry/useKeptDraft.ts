import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { draftOfForm, isBlank } from './draft.ts'
import type { Draft } from './draft.ts'

const PLACE = 'millwright.inquiry'
const WAIT = 400

/**
 * A visitor's draft stays in this browser until it is sent, or taken over by whoever logs in. Answers one from an
 * earlier visit, to go on with.
 */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  { draft, known, sent }: { draft: Draft; known: boolean; sent: boolean },
): { stored: string | undefined; count: number; forget: () => void } {
  const [stored, setStored] = useState<string>()
  useEffect(() => {
    if (sent) return forgetDraft()
    const found = readStored()
    if (found && isBlank(draft)) setStored(found)
    // oxlint-disable-next-line react/exhaustive-deps -- what lay here when the page came
  }, [])
  useEffect(() => {
    const element = form.current
    if (known || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (isBlank(draftOfForm(new FormData(element)) as Draft)) return
      keepDraft(JSON.stringify(draftOfForm(new FormData(element))))
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(save, WAIT)
    }
    if (!isBlank(draft)) save()
    element.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', later)
    }
  }, [form, known, draft])
  const forget = () => {
    forgetDraft()
    setStored(undefined)
  }
  return { stored, count: stored ? linesIn(stored) : 0, forget }
}

/** Storage may be forbidden or full. */
function keepDraft(text: string): void {
  try {
    localStorage.setItem(PLACE, text)
  } catch {
    // Then it is not kept.
  }
}
function readStored(): string | undefined {
  try {
    return localStorage.getItem(PLACE) ?? undefined
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

function linesIn(text: string): number {
  try {
    return (JSON.parse(text) as Draft).lines.length
  } catch {
    return 0
  }
}
