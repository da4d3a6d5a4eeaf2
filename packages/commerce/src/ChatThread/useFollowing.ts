import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'

/** Nearer to the end than this, one is at the end: a line of text. */
const AT_END = 24

/**
 * Keeps a conversation's place while it changes: at the end it follows what arrives; scrolled up it stays where it is
 * and counts what the other side said meanwhile; earlier messages push nothing away. `box` scrolls; one begins to read
 * at `start` where it is given to an element inside, else at the end.
 */
export function useFollowing(messages: readonly ChatMessage[]) {
  const box = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLLIElement>(null)
  const place = useRef({ atEnd: true, fromEnd: 0, room: 0 })
  const known = useRef<{ first?: string; last?: string }>({})
  const [missed, setMissed] = useState(0)
  const [away, setAway] = useState(false)

  const remember = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    const atEnd = scrollHeight - scrollTop - clientHeight < AT_END
    place.current = { atEnd, fromEnd: scrollHeight - scrollTop, room: scrollHeight - clientHeight }
    setAway(!atEnd)
    if (atEnd) setMissed(0)
  }
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    remember()
  }
  /**
   * Whether the person moved, or what stands here changed its height: a picture or a font that came late, a composer
   * that grows.
   */
  const settle = () => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    if (place.current.atEnd && place.current.room !== scrollHeight - clientHeight) toEnd()
    else remember()
  }

  const arrange = useEffectEvent((element: HTMLElement) => {
    const [first, last] = [messages[0]?.id, messages.at(-1)]
    const before = known.current
    known.current = { first, last: last?.id }
    const grown = before.last !== undefined && before.last !== last?.id
    if (before.last === undefined && start.current) {
      start.current.scrollIntoView({ block: 'center' })
      remember()
    } else if (before.last === undefined || (grown && (place.current.atEnd || last?.from === 'me'))) {
      toEnd()
    } else if (grown) {
      const from = messages.findIndex(({ id }) => id === before.last) + 1
      setMissed((count) => count + messages.slice(from).filter((message) => message.from === 'them').length)
      remember()
    } else {
      // Only what stands above can have changed its height.
      if (before.first !== first) element.scrollTop = element.scrollHeight - place.current.fromEnd
      settle()
    }
  })
  useLayoutEffect(() => {
    if (box.current) arrange(box.current)
  }, [messages])

  const resized = useEffectEvent(settle)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => resized())
    for (const part of [element, ...element.children]) observer.observe(part, { box: 'border-box' })
    return () => observer.disconnect()
  }, [])

  return { box, start, missed, away, onScroll: settle, toEnd }
}
