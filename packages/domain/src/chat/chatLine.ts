import { chatKinds } from './chatMessage.ts'

/**
 * The chat line as a machine (specification 4): an event and the state before it give the state after it and
 * what is to be done. It keeps no time and holds no socket; `openChatLine` of the client does both.
 */
export const HEART_BEAT = 'HEART_BEAT'
export const HEART_BEAT_EVERY = 19_000
export const RECONNECT_AFTER = 2_000
export const RECONNECT_TRIES = 3

/**
 * What the server's codes mean: no user info, logged in elsewhere, the other party offline, not responsible for this
 * chat.
 */
export const lineCodes = { ok: '00000', nobody: '10', elsewhere: '11', offline: '12', notYours: '15' } as const

/**
 * - `idle`: not begun, or left.
 * - `connecting`, `open`: the socket is.
 * - `waiting`: it closed, and the next try is 2 s away.
 * - `lost`: three tries in a row came to nothing; only a person begins anew.
 * - `elsewhere`: the same person is logged in elsewhere (11); nothing is tried, so that two places do not push each
 *   other out for ever.
 */
export type LineStand = 'idle' | 'connecting' | 'open' | 'waiting' | 'lost' | 'elsewhere'

export type LineState = {
  stand: LineStand
  /** Which socket: events of an older one count for nothing. */
  socket: number
  /** Tries since the line last carried something. */
  tries: number
  /** A heartbeat is out, and nothing has come since. */
  unanswered: boolean
  /** The server does not know who this is (10): the person logs in again. */
  nobody: boolean
}

export type LineEvent =
  | { on: 'begin' }
  | { on: 'leave' }
  | { on: 'opened' | 'closed'; socket: number }
  | { on: 'heard'; socket: number; text: string }
  | { on: 'time'; timer: LineTimer }
  | { on: 'say'; text: string }

export type LineTimer = 'beat' | 'retry'

export type LineEffect =
  | { do: 'connect' | 'close'; socket: number }
  | { do: 'send'; socket: number; text: string }
  | { do: 'set'; timer: LineTimer; ms: number }
  | { do: 'clear'; timer: LineTimer }
  /** For the conversation. */
  | { do: 'pass'; frame: LineFrame }

/** A frame of the server, of which nothing is believed but that it is one. */
export type LineFrame = { code: string; success: boolean; msgType?: unknown; content?: unknown; data?: unknown }

export type LineStep = readonly [LineState, readonly LineEffect[]]

export const idleLine: LineState = { stand: 'idle', socket: 0, tries: 0, unanswered: false, nobody: false }

export function stepLine(state: LineState, event: LineEvent): LineStep {
  switch (event.on) {
    case 'begin':
      return state.stand === 'connecting' || state.stand === 'open'
        ? stay(state)
        : connect({ ...state, tries: 0, nobody: false })
    case 'leave':
      return leave(state, 'idle')
    case 'opened':
      return mine(state, event) && state.stand === 'connecting'
        ? [{ ...state, stand: 'open', unanswered: false }, [beatLater]]
        : stay(state)
    case 'closed':
      return mine(state, event) ? closed(state) : stay(state)
    case 'heard':
      return mine(state, event) && state.stand === 'open' ? heard(state, event.text) : stay(state)
    case 'say':
      return state.stand === 'open' ? [state, [{ do: 'send', socket: state.socket, text: event.text }]] : stay(state)
    case 'time':
      return event.timer === 'beat'
        ? beat(state)
        : state.stand === 'waiting'
          ? connect({ ...state, tries: state.tries + 1 })
          : stay(state)
  }
}

const beatLater = { do: 'set', timer: 'beat', ms: HEART_BEAT_EVERY } as const

function stay(state: LineState): LineStep {
  return [state, []]
}

function mine({ socket, stand }: LineState, event: { socket: number }): boolean {
  return event.socket === socket && (stand === 'connecting' || stand === 'open')
}

function connect(state: LineState): LineStep {
  const socket = state.socket + 1
  return [
    { ...state, stand: 'connecting', socket, unanswered: false },
    [
      { do: 'clear', timer: 'retry' },
      { do: 'connect', socket },
    ],
  ]
}

function closed(state: LineState): LineStep {
  const before: LineEffect[] = [{ do: 'clear', timer: 'beat' }]
  if (state.tries >= RECONNECT_TRIES) return [{ ...state, stand: 'lost', unanswered: false }, before]
  return [
    { ...state, stand: 'waiting', unanswered: false },
    [...before, { do: 'set', timer: 'retry', ms: RECONNECT_AFTER }],
  ]
}

function leave(state: LineState, stand: 'idle' | 'elsewhere'): LineStep {
  const open = state.stand === 'connecting' || state.stand === 'open'
  const effects: LineEffect[] = [
    { do: 'clear', timer: 'beat' },
    { do: 'clear', timer: 'retry' },
  ]
  if (open) effects.push({ do: 'close', socket: state.socket })
  return [{ ...state, stand, unanswered: false }, effects]
}

/** A heartbeat that nothing followed: the line is dead, whatever the socket says, and its closing is not waited for. */
function beat(state: LineState): LineStep {
  if (state.stand !== 'open') return stay(state)
  const { socket } = state
  if (!state.unanswered) return [{ ...state, unanswered: true }, [{ do: 'send', socket, text: HEART_BEAT }, beatLater]]
  const [after, effects] = closed(state)
  return [after, [{ do: 'close', socket }, ...effects]]
}

function heard(state: LineState, text: string): LineStep {
  const alive = { ...state, unanswered: false }
  const frame = readFrame(text)
  if (!frame) return stay(alive)
  const pass: LineEffect = { do: 'pass', frame }
  switch (frame.code) {
    // A line that carries something is whole again; a greeting alone proves nothing.
    case lineCodes.ok:
      return [
        { ...alive, tries: state.unanswered || numberIn(frame.msgType) !== chatKinds.beat ? 0 : state.tries },
        [pass],
      ]
    case lineCodes.nobody:
      return [{ ...alive, nobody: true }, [pass]]
    case lineCodes.elsewhere: {
      const [after, effects] = leave(alive, 'elsewhere')
      return [after, [...effects, pass]]
    }
    default:
      return [alive, [pass]]
  }
}

/** A number of the wire; an object could make `Number` itself fall over. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN
}

function readFrame(text: string): LineFrame | undefined {
  try {
    const frame = JSON.parse(text) as Record<string, unknown> | null
    if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) return undefined
    return {
      code: typeof frame.code === 'number' ? String(frame.code) : typeof frame.code === 'string' ? frame.code : '',
      success: frame.success === true,
      msgType: frame.msgType,
      content: frame.content,
      data: frame.data,
    }
  } catch {
    return undefined
  }
}

/** A line that runs, and who hears of it. `begin` opens it, and opens it anew where it was lost. */
export type ChatLine = { begin(): void; say(text: string): void; leave(): void }
export type LineListener = { stand(state: LineState): void; frame(frame: LineFrame): void }
export type OpenLine = (listener: LineListener) => ChatLine
