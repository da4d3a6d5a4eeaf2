import { useState } from 'react'
import type { ChangeEvent, ClipboardEvent } from 'react'
import type { ChatComposerProps } from './chatComposerProps.ts'
import { pictureRefusal } from './pictureRefusal.ts'
import type { Refusal } from './pictureRefusal.ts'

/** Passes on selected and pasted pictures that pass the checks, and keeps the reason for the last refused one. */
export function useChatPictures({ onPicture, maxBytes }: Pick<ChatComposerProps, 'onPicture'> & { maxBytes: number }) {
  const [refused, setRefused] = useState<Refusal>()
  const take = (chosen: Iterable<File>) => {
    setRefused(undefined)
    for (const file of chosen) {
      const why = pictureRefusal(file, maxBytes)
      if (why) setRefused(why)
      else onPicture?.({ file })
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files ?? [])
    // Allows the same file to be selected again.
    event.currentTarget.value = ''
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (!onPicture || pasted.length === 0) return
    event.preventDefault()
    take(pasted)
  }
  return { refused, choose, paste }
}
