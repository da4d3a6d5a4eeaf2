/* oxlint-disable unicorn/prefer-add-event-listener -- each event has one listener, and `drop` removes all of them */
import { idleLine, stepLine } from '@millwright/domain/chat/chatLine'
import type { ChatLine, LineEffect, LineEvent, LineListener, LineTimer } from '@millwright/domain/chat/chatLine'

/** The parts of a browser's `WebSocket` that the chat connection uses. Tests provide their own. */
export type LineSocket = {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}
export type LineTools = {
  connect: (url: string) => LineSocket
  set: (run: () => void, ms: number) => unknown
  clear: (timer: unknown) => void
}

const browser: LineTools = {
  connect: (url) => new WebSocket(url) as LineSocket,
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/**
 * Opens the chat connection over a WebSocket, driven by the state machine in `@millwright/domain/chat/chatLine`, and
 * reports to the listener. `url` is the specification's address with the token, or the address of a proxy that holds
 * the token.
 */
export function openChatLine(
  url: string,
  listener: LineListener,
  { connect, set, clear }: LineTools = browser,
): ChatLine {
  let state = idleLine
  let socket: LineSocket | undefined
  const timers = new Map<LineTimer, unknown>()

  function step(event: LineEvent): void {
    const before = state
    const [after, effects] = stepLine(state, event)
    state = after
    for (const effect of effects) perform(effect)
    if (state.status !== before.status || state.isUnknownUser !== before.isUnknownUser) listener.onState(state)
  }

  function perform(effect: LineEffect): void {
    switch (effect.do) {
      case 'connect':
        return open(effect.socket)
      case 'close':
        return drop()
      case 'send':
        return socket?.send(effect.text)
      case 'pass':
        return listener.onFrame(effect.frame)
      case 'clear':
        return clear(timers.get(effect.timer))
      case 'set':
        clear(timers.get(effect.timer))
        timers.set(
          effect.timer,
          set(() => step({ on: 'time', timer: effect.timer }), effect.ms),
        )
    }
  }

  function open(number: number): void {
    try {
      const one = (socket = connect(url))
      one.onopen = () => step({ on: 'opened', socket: number })
      one.onclose = () => step({ on: 'closed', socket: number })
      one.onmessage = ({ data }) => {
        if (typeof data === 'string') step({ on: 'heard', socket: number, text: data })
      }
    } catch {
      // If the address is invalid or a policy forbids it, the connection counts as closed.
      set(() => step({ on: 'closed', socket: number }), 0)
    }
  }

  /** Removes all listeners and closes the socket. */
  function drop(): void {
    if (!socket) return
    socket.onopen = socket.onclose = socket.onmessage = null
    socket.close()
    socket = undefined
  }

  return {
    connect: () => step({ on: 'begin' }),
    send: (text) => step({ on: 'say', text }),
    disconnect: () => step({ on: 'leave' }),
  }
}
