import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'

/** The distance from the end, in pixels, that counts as the end: a line of text. */
const AT_END = 24

/**
 * Keeps the scroll position of a conversation. At the end it follows new messages; scrolled up it stays and counts the
 * other side's new messages; prepended messages do not move the visible ones. `box` scrolls. The initial position is
 * the element with the ref `start`, or else the end.
 */
export function useScrollFollow(messages: readonly ChatMessage[]) {
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
   * At the end, follows a change of height, such as a late picture or font, or a growing composer. Otherwise remembers
   * the reader's scroll position.
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
      // Only prepended messages can have changed the height, so the distance from the end stays.
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
