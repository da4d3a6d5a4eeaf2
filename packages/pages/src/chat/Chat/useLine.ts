import { useEffect, useMemo, useRef, useState } from 'react'
import { idleLine } from '@millwright/domain/chat/chatLine'
import type { ChatLine, LineFrame, LineState } from '@millwright/domain/chat/chatLine'
import type { ChatLive } from './live.ts'

export type LineHandle = {
  say: (text: string) => void
  begin: () => void
  subscribe: (listener: (frame: LineFrame) => void) => () => void
}

/** Holds one connection for all conversations, from hydration until the screen is left. */
export function useLine(live: ChatLive | undefined): [LineState, LineHandle] {
  const [state, setState] = useState(idleLine)
  const held = useRef<ChatLine>(undefined)
  const [listeners] = useState(() => new Set<(frame: LineFrame) => void>())
  useEffect(() => {
    if (!live) return
    const line = live.openLine({
      onState: setState,
      onFrame: (frame) => {
        for (const listener of listeners) listener(frame)
      },
    })
    held.current = line
    line.connect()
    // The connection closes when the page is hidden, and reopens when the page returns from the back/forward cache.
    const leave = () => line.disconnect()
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) line.connect()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
      held.current = undefined
      line.disconnect()
    }
  }, [live, listeners])
  const handle = useMemo<LineHandle>(
    () => ({
      say: (text) => held.current?.send(text),
      begin: () => held.current?.connect(),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }),
    [listeners],
  )
  return [state, handle]
}
