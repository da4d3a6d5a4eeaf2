import { useEffect, useMemo, useState } from 'react'
import { idleLine } from '@millwright/domain/chatLine'
import type { ChatLine, LineFrame, LineState } from '@millwright/domain/chatLine'
import type { ChatLive } from './live.ts'

export type LineHandle = { say: (text: string) => void; begin: () => void; hear: (listener: (frame: LineFrame) => void) => () => void }

/** One line for all conversations, from when scripts run until the screen is left. */
export function useLine(live: ChatLive | undefined): [LineState, LineHandle] {
  const [state, setState] = useState(idleLine)
  const held = useMemo<{ line?: ChatLine; listeners: Set<(frame: LineFrame) => void> }>(() => ({ listeners: new Set() }), [])
  useEffect(() => {
    if (!live) return
    const line = held.line = live.openLine({ stand: setState, frame: (frame) => { for (const listener of held.listeners) listener(frame) } })
    line.begin()
    // A page that the browser puts away keeps no line; brought back, it wants one.
    const leave = () => line.leave()
    const back = ({ persisted }: PageTransitionEvent) => { if (persisted) line.begin() }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
      held.line = undefined
      line.leave()
    }
  }, [live, held])
  const handle = useMemo<LineHandle>(() => ({
    say: (text) => held.line?.say(text),
    begin: () => held.line?.begin(),
    hear: (listener) => {
      held.listeners.add(listener)
      return () => void held.listeners.delete(listener)
    },
  }), [held])
  return [state, handle]
}
