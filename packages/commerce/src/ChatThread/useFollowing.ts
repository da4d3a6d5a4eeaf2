import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ChatMessage } from '@millwright/domain/chatMessage'

/** Nearer to the end than this, one is at the end: a line of text. */
const AT_END = 24

/**
 * Keeps a conversation's place while it changes: at the end it follows what arrives; scrolled up it stays where it is and
 * counts what the other side said meanwhile; earlier messages push nothing away. Where it begins is `start`, an element
 * inside, or else the end.
 */
export function useFollowing(box: RefObject<HTMLElement | null>, messages: readonly ChatMessage[], start: RefObject<HTMLElement | null>) {
  const place = useRef({ atEnd: true, fromEnd: 0 })
  const known = useRef<{ first?: string; last?: string }>({})
  const [missed, setMissed] = useState(0)
  const [away, setAway] = useState(false)

  const remember = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    const atEnd = scrollHeight - scrollTop - clientHeight < AT_END
    place.current = { atEnd, fromEnd: scrollHeight - scrollTop }
    setAway(!atEnd)
    if (atEnd) setMissed(0)
  }
  const toEnd = () => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
    remember()
  }

  useLayoutEffect(() => {
    const element = box.current
    const [first, last] = [messages[0]?.id, messages.at(-1)]
    const before = known.current
    known.current = { first, last: last?.id }
    if (!element) return
    if (before.last === undefined) {
      if (start.current) start.current.scrollIntoView({ block: 'center' })
      else element.scrollTop = element.scrollHeight
    } else if (before.last === last?.id) {
      // Only what stands above can have changed its height.
      if (before.first !== first) element.scrollTop = element.scrollHeight - place.current.fromEnd
    } else if (place.current.atEnd || last?.from === 'me') {
      element.scrollTop = element.scrollHeight
    } else {
      const from = messages.findIndex(({ id }) => id === before.last) + 1
      setMissed((count) => count + messages.slice(from).filter((message) => message.from === 'them').length)
    }
    remember()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- refs and setters never change
  }, [messages])

  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    // A composer that grows takes its height from the conversation.
    const observer = new ResizeObserver(() => { if (place.current.atEnd) element.scrollTop = element.scrollHeight })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  return { missed, away, onScroll: remember, toEnd }
}
