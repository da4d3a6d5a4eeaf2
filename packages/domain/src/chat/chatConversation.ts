import { partsOf } from '../partsOf.ts'
import { chatKinds, readChatBody } from './chatMessage.ts'
import type { ChatMessage } from './chatMessage.ts'
import { lineCodes, numberIn } from './chatLine.ts'
import type { LineFrame, LineStatus } from './chatLine.ts'

export type ConversationMessage = ChatMessage & {
  /**
   * The message's number in the conversation, from 1 without gaps. Absent until the server has numbered the message.
   */
  seq?: number | undefined
  /** The content of the user's own message, for sending and resending. */
  out?: { msgType: number; content: string } | undefined
}

export type ConversationState = {
  shopId: string
  messages: readonly ConversationMessage[]
  /** The number of the first known message. No message from this one to `lastContiguous` is missing. */
  from: number
  /** The number of the last message that the other side has read. */
  peerRead: number
  /** The number of the last message that this side has reported as read. */
  read: number
  lineStatus: LineStatus
  /** Whether the server has earlier messages (`none`, `some`), or the state of the request for them. */
  earlier: 'none' | 'some' | 'loading' | 'failed'
  /** Messages after this number are being requested. */
  requestedAfter?: number | undefined
  /** Whether a request for missed messages failed. It is repeated at the next heartbeat. */
  behind: boolean
  /** Whether the other side is offline (code 12). Its next message resets the field to false. */
  offline: boolean
  /** The server's reason for its last refusal (code 15). */
  refused?: string | undefined
}

/** A message as the server sends it, in a response or a frame. */
export type WireMessage = {
  messageId: string | number
  shopId: string | number
  seq: number
  sender: number
  msgType: number
  content: string
  clientMsgId?: string | null | undefined
  sendTime?: number | undefined
}

export type ConversationEvent =
  | { on: 'lineStatus'; lineStatus: LineStatus }
  | { on: 'frame'; frame: LineFrame }
  | { on: 'say'; id: string; msgType: number; content: string; time: number }
  | { on: 'resend'; id: string }
  | { on: 'earlier' }
  | { on: 'messages'; way: 'before' | 'after'; messages: readonly WireMessage[]; more: boolean }
  | { on: 'messagesFailed'; way: 'before' | 'after' }
  /** The last message is visible to the user. */
  | { on: 'seen' }

export type ConversationEffect =
  | { do: 'send'; text: string }
  | { do: 'ask'; way: 'before' | 'after'; seq: number }
  | { do: 'other'; shopId: string }

export type ConversationStep = readonly [ConversationState, readonly ConversationEffect[]]

export function openConversation({
  shopId,
  messages,
  more,
  peerRead,
  read,
}: {
  shopId: string
  messages: readonly WireMessage[]
  more: boolean
  peerRead: number
  read: number
}): ConversationState {
  const known = messages.flatMap((message) => readWire(message) ?? [])
  return {
    shopId,
    messages: withStates(merge([], known), peerRead),
    from: known[0]?.seq ?? 1,
    peerRead,
    read,
    lineStatus: 'idle',
    earlier: more ? 'some' : 'none',
    behind: false,
    offline: false,
  }
}

/**
 * The state machine of a conversation: returns the state after an event, and the effects to perform. `chatLine` is the
 * state machine of the connection. Messages that the server has not confirmed are kept, and resent when the connection
 * reopens. Each message appears once, in the server's order. Messages missed while the connection was closed are
 * requested.
 */
export function stepConversation(state: ConversationState, event: ConversationEvent): ConversationStep {
  switch (event.on) {
    case 'lineStatus':
      return onLineStatus(state, event.lineStatus)
    case 'frame':
      return onFrame(state, event.frame)
    case 'say': {
      const { id, msgType, content, time } = event
      const message: ConversationMessage = {
        id,
        from: 'me',
        time,
        state: 'sending',
        body: readChatBody(msgType, content),
        out: { msgType, content },
      }
      return send({ ...state, messages: [...state.messages, message], refused: undefined }, [message])
    }
    case 'resend': {
      const failed = state.messages.find(({ id, state: how }) => id === event.id && how === 'failed')
      if (!failed) return [state, []]
      const again: ConversationMessage = { ...failed, state: 'sending' }
      return send(
        {
          ...state,
          messages: state.messages.map((message) => (message === failed ? again : message)),
          refused: undefined,
        },
        [again],
      )
    }
    case 'earlier': {
      return state.earlier === 'none' || state.earlier === 'loading'
        ? [state, []]
        : [{ ...state, earlier: 'loading' }, [{ do: 'ask', way: 'before', seq: state.from }]]
    }
    case 'messages':
      return onMessages(state, event)
    case 'messagesFailed':
      return [withFailedRequest(state, event.way), []]
    case 'seen': {
      const last = lastContiguous(state)
      const theirs = state.messages.some(({ from, seq = 0 }) => from !== 'me' && seq > state.read)
      if (state.lineStatus !== 'open' || !theirs || last <= state.read) return [state, []]
      return [
        { ...state, read: last },
        [
          {
            do: 'send',
            text: JSON.stringify({ msgType: chatKinds.read, content: String(last), toShopId: state.shopId }),
          },
        ],
      ]
    }
  }
}

/** Returns the number of the last message before the first gap, or `from - 1` without numbered messages. */
export function lastContiguous({ messages, from }: Pick<ConversationState, 'messages' | 'from'>): number {
  let last = from - 1
  for (const { seq } of messages) if (seq === last + 1) last = seq
  return last
}

function onLineStatus(state: ConversationState, lineStatus: LineStatus): ConversationStep {
  const now = { ...state, lineStatus }
  if (lineStatus === 'open') {
    const [sent, effects] = send(
      now,
      state.messages.filter(({ state: how }) => how === 'sending'),
    )
    const [asked, asking] = ask(sent)
    return [asked, [...effects, ...asking]]
  }
  if (lineStatus === 'connecting' || lineStatus === 'waiting') return [now, []]
  // The connection does not reopen by itself, so unsent messages will not be resent automatically.
  return [
    {
      ...now,
      messages: state.messages.map((message) =>
        message.state === 'sending' ? { ...message, state: 'failed' as const } : message,
      ),
    },
    [],
  ]
}

function onFrame(state: ConversationState, frame: LineFrame): ConversationStep {
  const data = partsOf(frame.data)
  const here = data.shopId === undefined || idOf(data.shopId) === state.shopId
  if (frame.code === lineCodes.offline) return [here ? { ...state, offline: true } : state, []]
  if (frame.code === lineCodes.notYours) {
    // If this conversation lacks the refused message, another tab on the same connection sent it.
    if (typeof data.clientMsgId === 'string' && !state.messages.some(({ id }) => id === data.clientMsgId))
      return [state, []]
    const messages = state.messages.map((message) =>
      message.id === data.clientMsgId && message.seq === undefined ? { ...message, state: 'failed' as const } : message,
    )
    return [{ ...state, messages, refused: typeof frame.content === 'string' ? frame.content : '' }, []]
  }
  if (frame.code !== lineCodes.ok) return [state, []]
  if (numberIn(frame.msgType) === chatKinds.beat)
    return frame.content === 'hello' || state.behind ? ask(state) : [state, []]
  if (!here) return [state, [{ do: 'other', shopId: idOf(data.shopId) }]]
  if (numberIn(frame.msgType) === chatKinds.read) {
    const peerRead = Math.max(state.peerRead, numberIn(data.seq) || 0)
    return [{ ...state, peerRead, messages: withStates(state.messages, peerRead) }, []]
  }
  const message = readWire(frame.data)
  // The frame announces a new message without its content, so the message is requested.
  if (!message) return ask(state)
  const after = withMessages({ ...state, offline: state.offline && message.from !== 'them' }, [message])
  return message.seq! > lastContiguous(after) ? ask(after) : [after, []]
}

function onMessages(
  state: ConversationState,
  { way, messages, more }: { way: 'before' | 'after'; messages: readonly WireMessage[]; more: boolean },
): ConversationStep {
  const after = withMessages(
    state,
    messages.flatMap((message) => readWire(message) ?? []),
  )
  if (way === 'before')
    return [
      { ...after, from: Math.min(state.from, ...messages.map(({ seq }) => seq)), earlier: more ? 'some' : 'none' },
      [],
    ]
  const done = { ...after, requestedAfter: undefined }
  // If the server announces more messages but sends no new ones, asking again would never end.
  return more && lastContiguous(done) > (state.requestedAfter ?? 0) ? ask(done) : [done, []]
}

function withFailedRequest(state: ConversationState, way: 'before' | 'after'): ConversationState {
  return way === 'before' ? { ...state, earlier: 'failed' } : { ...state, requestedAfter: undefined, behind: true }
}

function ask(state: ConversationState): ConversationStep {
  const seq = lastContiguous(state)
  return state.requestedAfter === seq
    ? [state, []]
    : [{ ...state, requestedAfter: seq, behind: false }, [{ do: 'ask', way: 'after', seq }]]
}

function send(state: ConversationState, messages: readonly ConversationMessage[]): ConversationStep {
  if (state.lineStatus !== 'open') return [state, []]
  return [
    state,
    messages.flatMap(({ id, time, out }) =>
      out
        ? [
            {
              do: 'send' as const,
              text: JSON.stringify({ ...out, toShopId: state.shopId, clientMsgId: id, sendTime: time }),
            },
          ]
        : [],
    ),
  ]
}

function withMessages(state: ConversationState, arrived: readonly ConversationMessage[]): ConversationState {
  return { ...state, messages: withStates(merge(state.messages, arrived), state.peerRead) }
}

/** Merges messages by id: numbered messages in order, then unnumbered ones. */
function merge(known: readonly ConversationMessage[], arrived: readonly ConversationMessage[]): ConversationMessage[] {
  const all = new Map(known.map((message) => [message.id, message]))
  for (const message of arrived) all.set(message.id, message)
  const messages = [...all.values()]
  return [
    ...messages.filter(isNumbered).toSorted((a, b) => a.seq - b.seq),
    ...messages.filter((message) => !isNumbered(message)),
  ]
}

function isNumbered(message: ConversationMessage): message is ConversationMessage & { seq: number } {
  return message.seq !== undefined
}

function withStates(messages: readonly ConversationMessage[], peerRead: number): readonly ConversationMessage[] {
  return messages.map((message) => {
    if (message.from !== 'me' || message.seq === undefined) return message
    const state = message.seq <= peerRead ? 'read' : 'sent'
    return message.state === state ? message : { ...message, state }
  })
}

/** Reads a message that the server sent. Returns `undefined` if it is invalid. */
export function readWire(wire: unknown): ConversationMessage | undefined {
  const { messageId, clientMsgId, seq, sender, msgType, content, sendTime } = partsOf(wire)
  const number = numberIn(seq)
  if (!Number.isSafeInteger(number) || number < 1 || (typeof messageId !== 'string' && typeof messageId !== 'number'))
    return undefined
  const from = numberIn(sender) === 0 ? 'me' : numberIn(sender) === 1 ? 'them' : 'system'
  const id = from === 'me' && typeof clientMsgId === 'string' ? clientMsgId : String(messageId)
  return { id, from, time: numberIn(sendTime) || 0, seq: number, body: readChatBody(msgType, content) }
}

function idOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
