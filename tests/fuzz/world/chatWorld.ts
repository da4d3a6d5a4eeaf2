import { openChatLine } from '@millwright/api-client/openChatLine'
import type { LineSocket } from '@millwright/api-client/openChatLine'
import { HEART_BEAT } from '@millwright/domain/chat/chatLine'
import type { LineState } from '@millwright/domain/chat/chatLine'
import { openConversation, stepConversation } from '@millwright/domain/chat/chatConversation'
import type { ConversationEvent, WireMessage } from '@millwright/domain/chat/chatConversation'
import fc from 'fast-check'

// The specification's values (R6.09), repeated here because the rules' own constants would follow any change.
const HEART_BEAT_EVERY = 19_000
const RECONNECT_AFTER = 2_000
const RECONNECT_TRIES = 3

/** The possible events of a schedule. */
export const happenings = [
  'say',
  'say',
  'theySay',
  'theySay',
  'unheard',
  'cut',
  'cut',
  'deaf',
  'down',
  'up',
  'echoLost',
  'askFails',
  'elsewhere',
  'nobody',
  'notYours',
  'garbage',
  'twice',
  'begin',
  'resend',
  'earlier',
  'seen',
  'leave',
] as const
export type Schedule = {
  latency: number
  /** Other servers of the family stay silent when a connection opens. The reference mall sends a greeting. */
  greets: boolean
  events: { after: number; what: (typeof happenings)[number] }[]
}

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  latency: fc.constantFrom(0, 5, 80, 700, 1_900),
  greets: fc.boolean(),
  events: fc.array(
    fc.record({
      after: fc.oneof(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 4_500 }),
        fc.integer({ min: 0, max: 45_000 }),
      ),
      what: fc.constantFrom(...happenings),
    }),
    { maxLength: 24 },
  ),
})

type Socket = LineSocket & {
  number: number
  opened?: number
  heard: number
  ended: boolean
  deaf: boolean
  cut: boolean
  beat?: number
}

/**
 * Simulates a buyer, a connection and a server in virtual time. Returns the broken rules. There is one socket at a
 * time, and messages are sent only while it is open. A heartbeat is sent every 19 s, unless the last one is unanswered,
 * and no open connection is silent for more than 38 s. A reconnect follows 2 s after a close, at most three times in a
 * row, and never after code 11. Nothing happens after the buyer has left. In the end the server and the buyer have each
 * message exactly once, in the server's order.
 */
export function live({ latency, greets, events }: Schedule): string[] {
  const broken = new Set<string>()
  const rule = (holds: boolean, says: string) => {
    if (!holds) broken.add(says)
  }

  let now = 0
  let order = 0
  let due: { at: number; order: number; run: () => void; timer?: true }[] = []
  const later = (run: () => void, ms: number, timer?: true) => {
    const entry = { at: now + ms, order: order++, run, timer }
    due.push(entry)
    return entry
  }
  const passTo = (until: number) => {
    for (;;) {
      let next: (typeof due)[number] | undefined
      for (const entry of due)
        if (entry.at <= until && (!next || entry.at < next.at || (entry.at === next.at && entry.order < next.order)))
          next = entry
      if (!next) break
      due = due.filter((entry) => entry !== next)
      now = next.at
      next.run()
      const { current } = net
      if (current?.opened !== undefined && !current.ended)
        rule(
          now - Math.max(current.opened, current.heard) <= 2 * HEART_BEAT_EVERY,
          'no open connection is silent for longer than 38 s',
        )
    }
    now = until
  }

  // The server: a numbered log of messages.
  const log: WireMessage[] = []
  const server = { up: true, echo: true, answers: true, twice: false }
  const store = (sender: number, content: string, clientMsgId: string | null) => {
    const known = log.find((message) => clientMsgId !== null && message.clientMsgId === clientMsgId)
    if (known) return known
    const message = {
      messageId: `1.${log.length + 1}`,
      shopId: '1',
      seq: log.length + 1,
      sender,
      msgType: 1,
      content,
      clientMsgId,
      sendTime: now,
    }
    log.push(message)
    return message
  }
  const net: { sockets: Socket[]; current?: Socket } = { sockets: [] }
  const reaches = (socket: Socket) => !socket.deaf && !socket.cut && !socket.ended && socket.opened !== undefined
  const tell = (socket: Socket | undefined, text: string) => {
    if (!socket || !reaches(socket)) return
    later(() => {
      if (!reaches(socket)) return
      socket.heard = now
      socket.beat = undefined
      socket.onmessage?.({ data: text })
    }, latency)
  }
  const frameOf = (message: WireMessage) =>
    JSON.stringify({ code: '00000', success: true, msgType: 1, content: message.content, data: message })
  const cut = (socket: Socket | undefined) => {
    if (!socket || socket.cut || socket.deaf || socket.ended) return
    socket.cut = true
    later(() => {
      if (socket.ended) return
      socket.ended = true
      seen.closed = now
      socket.onclose?.()
    }, latency)
  }
  const hear = (socket: Socket, text: string) => {
    if (text === HEART_BEAT) return tell(socket, '{"code":"00000","success":true,"msgType":0,"content":"","data":null}')
    const frame = JSON.parse(text) as { msgType: number; content: string; clientMsgId: string }
    if (frame.msgType === 20) return
    const message = store(0, frame.content, frame.clientMsgId)
    if (!server.echo) {
      server.echo = true
      return cut(socket)
    }
    tell(socket, frameOf(message))
    if (server.twice) tell(socket, frameOf(message))
    server.twice = false
  }

  // The state for checking the reconnect rules.
  const seen = { closed: -1, tries: 0, pushedOut: false, gone: true, begun: false }

  const connect = (): LineSocket => {
    rule(
      net.sockets.every(({ ended }) => ended),
      'one socket at a time',
    )
    rule(!seen.gone, 'no connection after the buyer has left')
    if (!seen.begun) {
      rule(!seen.pushedOut, 'no reconnect after 11')
      rule(now - seen.closed === RECONNECT_AFTER, 'a reconnect is 2 s after the close')
      rule(++seen.tries <= RECONNECT_TRIES, 'three reconnects in a row at most')
    }
    seen.begun = false
    const socket: Socket = {
      number: net.sockets.length,
      heard: 0,
      ended: false,
      deaf: false,
      cut: false,
      onopen: null,
      onclose: null,
      onmessage: null,
      send(text) {
        rule(socket.opened !== undefined && !socket.ended, 'messages are sent only on an open socket')
        if (text === HEART_BEAT) {
          rule(socket.beat === undefined, 'no heartbeat after an unanswered one')
          rule((now - socket.opened!) % HEART_BEAT_EVERY === 0, 'a heartbeat each 19 s')
          socket.beat = now
        }
        if (!socket.deaf && !socket.cut)
          later(() => {
            if (!socket.deaf && !socket.cut && !socket.ended) hear(socket, text)
          }, latency)
      },
      close() {
        if (!socket.ended) seen.closed = now
        socket.ended = true
      },
    }
    net.sockets.push(socket)
    net.current = socket
    later(() => {
      if (socket.ended) return
      if (!server.up) {
        socket.ended = true
        seen.closed = now
        return socket.onclose?.()
      }
      socket.opened = now
      socket.heard = now
      socket.onopen?.()
      if (greets) tell(socket, '{"code":"00000","success":true,"msgType":0,"content":"hello","data":null}')
    }, latency)
    return socket
  }

  // The buyer: both state machines, combined as a host does.
  let talk = openConversation({ shopId: '1', messages: [], more: false, peerRead: 0, read: 0 })
  let lineStatus: LineState['status'] = 'idle'
  const happen = (event: ConversationEvent) => {
    const [after, effects] = stepConversation(talk, event)
    talk = after
    for (const effect of effects) {
      if (effect.do === 'send') line.send(effect.text)
      if (effect.do !== 'ask') continue
      const { way, seq } = effect
      later(() => {
        if (!server.up || !server.answers) return happen({ on: 'messagesFailed', way })
        const fits = log.filter((message) => (way === 'after' ? message.seq > seq : message.seq < seq))
        const messages = way === 'after' ? fits.slice(0, 2) : fits.slice(-2)
        happen({ on: 'messages', way, messages, more: fits.length > messages.length })
      }, latency)
    }
  }
  const line = openChatLine(
    'wss://shop/_chat',
    {
      onState: (state) => {
        lineStatus = state.status
        happen({ on: 'lineStatus', lineStatus })
      },
      onFrame: (frame) => {
        if (frame.code === '11') seen.pushedOut = true
        if (frame.code === '00000') seen.tries = frame.msgType === 0 && frame.content === 'hello' ? seen.tries : 0
        happen({ on: 'frame', frame })
      },
    },
    {
      connect,
      set: (run, ms) => later(run, ms, true),
      clear: (entry) => {
        due = due.filter((other) => other !== entry)
      },
    },
  )
  const begin = () => {
    if (lineStatus === 'connecting' || lineStatus === 'open') return line.connect()
    Object.assign(seen, { begun: true, gone: false, pushedOut: false, tries: 0 })
    line.connect()
    seen.begun = false
  }
  const leave = () => {
    seen.gone = true
    line.disconnect()
    rule(
      net.sockets.every(({ ended }) => ended),
      'a buyer who leaves has no open socket',
    )
    rule(
      due.every(({ timer }) => !timer),
      'a buyer who leaves has no running timer',
    )
  }
  let said = 0
  const acts: Record<(typeof happenings)[number], () => void> = {
    say: () => happen({ on: 'say', id: `mine-${++said}`, msgType: 1, content: `m${said}`, time: now }),
    theySay: () => {
      const message = store(1, `t${log.length}`, null)
      tell(net.current, frameOf(message))
    },
    // The notification was lost between two servers.
    unheard: () => void store(1, `t${log.length}`, null),
    cut: () => cut(net.current),
    deaf: () => {
      if (net.current?.opened !== undefined && !net.current.ended) net.current.deaf = true
    },
    down: () => {
      server.up = false
      cut(net.current)
    },
    up: () => {
      server.up = true
    },
    echoLost: () => {
      server.echo = false
    },
    askFails: () => {
      server.answers = !server.answers
    },
    elsewhere: () => tell(net.current, '{"code":"11","success":false,"content":"x","msgType":5,"data":null}'),
    nobody: () => {
      tell(net.current, '{"code":"10","success":false,"content":"x","msgType":5,"data":null}')
      cut(net.current)
    },
    notYours: () =>
      tell(
        net.current,
        `{"code":"15","success":false,"content":"x","msgType":5,"data":{"clientMsgId":"mine-${said}"}}`,
      ),
    garbage: () => {
      for (const text of [
        '{',
        'null',
        '[]',
        '{"code":{}}',
        '{"code":"00000","msgType":1,"data":{"seq":-1}}',
        '{"code":"99"}',
      ])
        tell(net.current, text)
    },
    twice: () => {
      server.twice = true
    },
    begin,
    leave,
    resend: () => {
      for (const { id, state } of talk.messages) if (state === 'failed') happen({ on: 'resend', id })
    },
    earlier: () => happen({ on: 'earlier' }),
    seen: () => happen({ on: 'seen' }),
  }

  begin()
  for (const { after, what } of events) {
    passTo(now + after)
    acts[what]()
  }
  // Everything works again, and the buyer retries.
  Object.assign(server, { up: true, echo: true, answers: true })
  passTo(now + 60_000)
  begin()
  passTo(now + 60_000)
  acts.resend()
  acts.theySay()
  passTo(now + 60_000)
  rule((lineStatus as string) === 'open', 'a chat that reconnects to a working server is connected')
  const mine = log.filter(({ sender }) => sender === 0).map(({ clientMsgId }) => clientMsgId)
  rule(mine.length === said && new Set(mine).size === said, 'the server has each message once')
  rule(
    JSON.stringify(talk.messages.map(({ seq }) => seq)) === JSON.stringify(log.map(({ seq }) => seq)),
    'the buyer sees each message once, in the order of the server',
  )
  leave()
  const before = net.sockets.length
  passTo(now + 120_000)
  rule(net.sockets.length === before, 'no connection after the buyer has left')
  return [...broken]
}
