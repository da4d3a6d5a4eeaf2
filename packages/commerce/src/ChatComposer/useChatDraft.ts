import { useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import type { ChatComposerProps } from './chatComposerProps.ts'

type Given = Pick<ChatComposerProps, 'draft' | 'state' | 'onDraft' | 'onSend' | 'onSubmit'>

/**
 * The draft of a message, kept by the host or by this hook. Sending clears it; a blank draft is reported and not sent.
 */
export function useChatDraft(
  { draft: given, state, onDraft, onSend, onSubmit }: Given,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const [own, setOwn] = useState('')
  const [blank, setBlank] = useState(false)
  const draft = given ?? own

  const write = (value: string) => {
    setOwn(value)
    setBlank(false)
    onDraft?.({ value })
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    const words = draft.trim()
    if (!words) setBlank(true)
    if (onSend || !words || state !== 'ready') event.preventDefault()
    area.current?.focus()
    if (!onSend || !words || state !== 'ready') return
    onSend({ text: words })
    write('')
  }
  const ask = (words: string) => {
    write(draft.trim() ? `${draft.trimEnd()} ${words}` : words)
    area.current?.focus()
  }
  return { draft, blank, write, send, ask }
}
