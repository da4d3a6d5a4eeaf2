import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idleLine, stepLine } from './chatLine.ts'
import { openConversation, stepConversation } from './chatConversation.ts'
import type { ConversationEvent, ConversationState, WireMessage } from './chatConversation.ts'

const wire = (seq: number, more: Partial<WireMessage> = {}): WireMessage => ({
  messageId: `1.${seq}`,
  shopId: '7',
  seq,
  sender: 1,
  msgType: 1,
  content: `t${seq}`,
  sendTime: seq,
  ...more,
})
const start = (messages: WireMessage[] = [], more = false) =>
  openConversation({ shopId: '7', messages, more, peerRead: 0, read: 0 })
const frame = (data: unknown, msgType = 1, code = '00000') =>
  ({ on: 'frame', frame: { code, success: true, msgType, content: '', data } }) as const
function through(state: ConversationState, ...events: ConversationEvent[]) {
  const done = []
  for (const event of events) {
    const [after, effects] = stepConversation(state, event)
    state = after
    done.push(...effects)
  }
  return [state, done] as const
}
const opened = { on: 'lineStatus', lineStatus: 'open' } as const

it("shows the user's own message immediately, and not a second time when the server confirms it", () => {
  const [sent, effects] = through(start(), opened, { on: 'say', id: 'mine-1', msgType: 1, content: 'a', time: 9 })
  expect(effects.filter((effect) => effect.do === 'send').map((effect) => JSON.parse(effect.text))).toEqual([
    { msgType: 1, content: 'a', toShopId: '7', clientMsgId: 'mine-1', sendTime: 9 },
  ])
  expect(sent.messages).toMatchObject([{ id: 'mine-1', state: 'sending' }])
  const [answered] = through(
    sent,
    frame(wire(1, { sender: 0, clientMsgId: 'mine-1', content: 'a' })),
    frame(wire(1, { sender: 0, clientMsgId: 'mine-1', content: 'a' })),
  )
  expect(answered.messages).toMatchObject([{ id: 'mine-1', seq: 1, state: 'sent' }])
  const [read] = through(answered, frame({ shopId: '7', seq: 1 }, 20))
  expect(read.messages[0]!.state).toBe('read')
})

it('requests messages missing between two others, and earlier messages', () => {
  const [gap, effects] = through(start([wire(4), wire(5)], true), frame(wire(8)))
  expect(effects).toEqual([{ do: 'ask', way: 'after', seq: 5 }])
  const [whole] = through(gap, { on: 'messages', way: 'after', messages: [wire(6), wire(7), wire(8)], more: false })
  expect(whole.messages.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8])
  const [asking, before] = through(whole, { on: 'earlier' }, { on: 'earlier' })
  expect([asking.earlier, before]).toEqual(['loading', [{ do: 'ask', way: 'before', seq: 4 }]])
  expect(through(asking, { on: 'messagesFailed', way: 'before' })[0].earlier).toBe('failed')
  const [all] = through(asking, { on: 'messages', way: 'before', messages: [wire(1), wire(2), wire(3)], more: false })
  expect([all.earlier, all.messages.map(({ seq }) => seq)]).toEqual(['none', [1, 2, 3, 4, 5, 6, 7, 8]])
})

it('marks a refused message with the reason, and resends it on request [R8.06]', () => {
  const said = { on: 'say', msgType: 1, content: 'x', time: 0 } as const
  const refused = {
    on: 'frame',
    frame: { code: '15', success: false, msgType: 5, content: '您不在该会话中', data: { clientMsgId: 'b' } },
  } as const
  const [state] = through(start(), opened, { ...said, id: 'a' }, { ...said, id: 'b' }, refused)
  expect([state.messages.map((message) => message.state), state.refused]).toEqual([
    ['sending', 'failed'],
    '您不在该会话中',
  ])
  expect(through(state, { on: 'resend', id: 'b' })[1]).toHaveLength(1)
  expect(through(state, { on: 'resend', id: 'a' })[1]).toHaveLength(0)
  // Another tab on the same connection sent the message.
  expect(through(start(), opened, { ...said, id: 'a' }, refused)[0].refused).toBeUndefined()
})

it('marks pending messages as failed once the connection does not reopen', () => {
  const [state] = through(start(), opened, { on: 'say', id: 'a', msgType: 1, content: 'x', time: 0 })
  expect(through(state, { on: 'lineStatus', lineStatus: 'waiting' })[0].messages[0]!.state).toBe('sending')
  for (const lineStatus of ['lost', 'elsewhere', 'idle'] as const)
    expect(through(state, { on: 'lineStatus', lineStatus })[0].messages[0]!.state).toBe('failed')
})

it('reports read messages once, reports other conversations, and shows an offline shop until its next message', () => {
  const [, effects] = through(
    start([wire(1)]),
    opened,
    { on: 'messages', way: 'after', messages: [], more: false },
    { on: 'seen' },
    { on: 'seen' },
    frame(wire(3, { shopId: '8' })),
  )
  expect(effects.map((effect) => (effect.do === 'send' ? JSON.parse(effect.text) : effect))).toEqual([
    { do: 'ask', way: 'after', seq: 1 },
    { msgType: 20, content: '1', toShopId: '7' },
    { do: 'other', shopId: '8' },
  ])
  const [away] = through(start(), frame({ shopId: '7' }, 5, '12'))
  expect(away.offline).toBe(true)
  expect(through(away, frame(wire(1)))[0].offline).toBe(false)
})

const json = fc.oneof(
  fc.jsonValue(),
  fc.record({
    seq: fc.oneof(fc.integer(), fc.jsonValue()),
    shopId: fc.oneof(fc.constant('7'), fc.constant({ toString: 1, valueOf: 2 })),
    messageId: fc.oneof(fc.string(), fc.jsonValue()),
    sender: fc.jsonValue(),
    content: fc.jsonValue(),
  }),
) as fc.Arbitrary<unknown>

it('reads any data from a server without an error', () => {
  fc.assert(
    fc.property(json, json, json, fc.string(), (data, msgType, content, code) => {
      const [state] = through(
        start([wire(1)]),
        opened,
        { on: 'frame', frame: { code, success: true, msgType, content, data } },
        { on: 'frame', frame: { code: '00000', success: true, msgType, content, data } },
      )
      stepLine({ ...idleLine, status: 'open' }, { on: 'heard', socket: 0, text: JSON.stringify(data) ?? '' })
      return state.messages.every(({ id }) => typeof id === 'string')
    }),
    { numRuns: 300 },
  )
})
