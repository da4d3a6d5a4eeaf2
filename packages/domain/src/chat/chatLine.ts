import { isRecord } from '../isRecord.ts'
import { chatKinds } from './chatMessage.ts'

/**
 * The chat connection ("line") as a state machine (specification 4): an event and a state give the next state and the
 * effects. The machine has no clock and no socket; the client's `openChatLine` has both.
 */
export const HEART_BEAT = 'HEART_BEAT'
export const HEART_BEAT_EVERY = 19_000
export const RECONNECT_AFTER = 2_000
export const RECONNECT_TRIES = 3

/**
 * The server's codes. `nobody`: the server does not know the user. `elsewhere`: the user signed in elsewhere.
 * `offline`: the other side is offline. `notYours`: the server refused a message, for example because the conversation
 * belongs to another user.
 */
export const lineCodes = { ok: '00000', nobody: '10', elsewhere: '11', offline: '12', notYours: '15' } as const

/**
 * The states of the connection:
 * - `idle`: `begin` was not called yet, or `leave` was called.
 * - `connecting`, `open`: the state of the socket.
 * - `waiting`: the socket closed, and the next try is in 2 s.
 * - `lost`: three tries in a row failed, and only the user can start again.
 * - `elsewhere`: the user signed in elsewhere (code 11). The connection does not reopen, because two places would then
 *   close each other's connection forever.
 */
export type LineStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'lost' | 'elsewhere'

export type LineState = {
  status: LineStatus
  /** The number of the current socket. Events of older sockets are ignored. */
  socket: number
  /** Failed tries since the last received message. */
  tries: number
  /** Whether no frame has arrived since the last heartbeat was sent. */
  unanswered: boolean
  /** Whether the server does not know the user (code 10), who must sign in again. */
  isUnknownUser: boolean
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
  | { do: 'pass'; frame: LineFrame }

/** A frame from the server, with unvalidated content. */
export type LineFrame = { code: string; success: boolean; msgType?: unknown; content?: unknown; data?: unknown }

export type LineStep = readonly [LineState, readonly LineEffect[]]

export const idleLine: LineState = { status: 'idle', socket: 0, tries: 0, unanswered: false, isUnknownUser: false }

export function stepLine(state: LineState, event: LineEvent): LineStep {
  switch (event.on) {
    case 'begin':
      return state.status === 'connecting' || state.status === 'open'
        ? stay(state)
        : connect({ ...state, tries: 0, isUnknownUser: false })
    case 'leave':
      return leave(state, 'idle')
    case 'opened':
      return mine(state, event) && state.status === 'connecting'
        ? [{ ...state, status: 'open', unanswered: false }, [beatLater]]
        : stay(state)
    case 'closed':
      return mine(state, event) ? closed(state) : stay(state)
    case 'heard':
      return mine(state, event) && state.status === 'open' ? heard(state, event.text) : stay(state)
    case 'say':
      return state.status === 'open' ? [state, [{ do: 'send', socket: state.socket, text: event.text }]] : stay(state)
    case 'time':
      return event.timer === 'beat'
        ? beat(state)
        : state.status === 'waiting'
          ? connect({ ...state, tries: state.tries + 1 })
          : stay(state)
  }
}

const beatLater = { do: 'set', timer: 'beat', ms: HEART_BEAT_EVERY } as const

function stay(state: LineState): LineStep {
  return [state, []]
}

function mine({ socket, status }: LineState, event: { socket: number }): boolean {
  return event.socket === socket && (status === 'connecting' || status === 'open')
}

function connect(state: LineState): LineStep {
  const socket = state.socket + 1
  return [
    { ...state, status: 'connecting', socket, unanswered: false },
    [
      { do: 'clear', timer: 'retry' },
      { do: 'connect', socket },
    ],
  ]
}

function closed(state: LineState): LineStep {
  const before: LineEffect[] = [{ do: 'clear', timer: 'beat' }]
  if (state.tries >= RECONNECT_TRIES) return [{ ...state, status: 'lost', unanswered: false }, before]
  return [
    { ...state, status: 'waiting', unanswered: false },
    [...before, { do: 'set', timer: 'retry', ms: RECONNECT_AFTER }],
  ]
}

function leave(state: LineState, status: 'idle' | 'elsewhere'): LineStep {
  const open = state.status === 'connecting' || state.status === 'open'
  const effects: LineEffect[] = [
    { do: 'clear', timer: 'beat' },
    { do: 'clear', timer: 'retry' },
  ]
  if (open) effects.push({ do: 'close', socket: state.socket })
  return [{ ...state, status, unanswered: false }, effects]
}

/**
 * Sends a heartbeat. If the server has not responded to the last heartbeat, the connection is closed without waiting
 * for its close event.
 */
function beat(state: LineState): LineStep {
  if (state.status !== 'open') return stay(state)
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
    // A message or the response to a heartbeat proves that the connection works, so it resets the tries. The greeting
    // of a new connection (`beat` without a heartbeat) does not.
    case lineCodes.ok:
      return [
        { ...alive, tries: state.unanswered || numberIn(frame.msgType) !== chatKinds.beat ? 0 : state.tries },
        [pass],
      ]
    case lineCodes.nobody:
      return [{ ...alive, isUnknownUser: true }, [pass]]
    case lineCodes.elsewhere: {
      const [after, effects] = leave(alive, 'elsewhere')
      return [after, [...effects, pass]]
    }
    default:
      return [alive, [pass]]
  }
}

/** Reads a number that the server sent. Values of other types are NaN, since `Number` throws for some objects. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN
}

function readFrame(text: string): LineFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    if (!isRecord(frame)) return undefined
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

/** A chat connection. `connect` opens the connection, and reopens it after it was lost. */
export type ChatLine = { connect(): void; send(text: string): void; disconnect(): void }
export type LineListener = { onState(state: LineState): void; onFrame(frame: LineFrame): void }
export type OpenLine = (listener: LineListener) => ChatLine
