import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEART_BEAT } from '@millwright/domain/chat/chatLine'
import type { LineStatus } from '@millwright/domain/chat/chatLine'
import { openChatLine } from './openChatLine.ts'
import type { LineSocket } from './openChatLine.ts'

type Fake = LineSocket & { sent: string[]; open: boolean }
const frame = (code: string, more: object = {}) =>
  JSON.stringify({ code, success: code === '00000', content: '', msgType: 1, data: null, ...more })

describe('the chat connection', () => {
  let sockets: Fake[] = []
  let stands: LineStatus[] = []
  let codes: string[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    ;[sockets, stands, codes] = [[], [], []]
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function begin() {
    const connect = () => {
      const socket: Fake = {
        sent: [],
        open: true,
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.open = false
        },
        onopen: null,
        onclose: null,
        onmessage: null,
      }
      sockets.push(socket)
      return socket
    }
    const line = openChatLine(
      '/line',
      { onState: ({ status }) => stands.push(status), onFrame: ({ code }) => codes.push(code) },
      {
        connect,
        set: (run, ms) => setTimeout(run, ms),
        clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      },
    )
    line.connect()
    return line
  }
  const hear = (text: string) => sockets.at(-1)!.onmessage!({ data: text })

  it('sends a heartbeat every 19 s, and closes the socket if the server does not respond [R6.09] [R9.01]', () => {
    begin()
    sockets[0]!.onopen!()
    vi.advanceTimersByTime(18_999)
    expect(sockets[0]!.sent).toEqual([])
    vi.advanceTimersByTime(1)
    hear(frame('00000', { msgType: 0 }))
    vi.advanceTimersByTime(19_000)
    expect(sockets[0]!.sent).toEqual([HEART_BEAT, HEART_BEAT])
    vi.advanceTimersByTime(18_999)
    expect(sockets[0]!.open).toBe(true)
    vi.advanceTimersByTime(1)
    expect([sockets[0]!.open, stands.at(-1)]).toEqual([false, 'waiting'])
  })

  it('reconnects three times, 2 s apart, and then only on request [R6.09] [R9.01]', () => {
    const line = begin()
    sockets[0]!.onclose!()
    for (const tries of [1, 2, 3]) {
      vi.advanceTimersByTime(1_999)
      expect(sockets).toHaveLength(tries)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(tries + 1)
      sockets.at(-1)!.onclose!()
    }
    expect(stands.at(-1)).toBe('lost')
    vi.advanceTimersByTime(600_000)
    expect(sockets).toHaveLength(4)
    line.connect()
    expect([sockets.length, stands.at(-1)]).toEqual([5, 'connecting'])
  })

  it('resets its three tries when a message arrives, but not when it opens [R6.09]', () => {
    begin()
    const reopen = () => {
      sockets.at(-1)!.onopen!()
      hear(frame('00000', { msgType: 0, content: 'hello' }))
      sockets.at(-1)!.onclose!()
      vi.advanceTimersByTime(2_000)
    }
    for (let n = 0; n < 9; n++) if (stands.at(-1) !== 'lost') reopen()
    expect([sockets.length, stands.at(-1)]).toEqual([4, 'lost'])
  })

  it('stops and closes its socket after code 11, and passes codes 10, 12 and 15 on without stopping [R6.09]', () => {
    begin()
    sockets[0]!.onopen!()
    for (const code of ['10', '12', '15', '00000']) hear(frame(code))
    expect([codes, stands.at(-1)]).toEqual([['10', '12', '15', '00000'], 'open'])
    hear(frame('11'))
    expect([codes.at(-1), stands.at(-1), sockets[0]!.open, sockets[0]!.onclose]).toEqual([
      '11',
      'elsewhere',
      false,
      null,
    ])
    vi.advanceTimersByTime(600_000)
    expect([sockets.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('closes its socket and stops its timers on leave', () => {
    const line = begin()
    sockets[0]!.onopen!()
    line.disconnect()
    expect([sockets[0]!.open, vi.getTimerCount(), stands.at(-1)]).toEqual([false, 0, 'idle'])
    line.send('nobody hears this')
    expect(sockets[0]!.sent).toEqual([])
  })

  it('treats an invalid address as a closed connection', () => {
    const line = openChatLine(
      'no address',
      { onState: ({ status }) => stands.push(status), onFrame: () => {} },
      {
        connect: () => {
          throw new SyntaxError('no address')
        },
        set: (run, ms) => setTimeout(run, ms),
        clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      },
    )
    line.connect()
    vi.advanceTimersByTime(10_000)
    expect(stands).toEqual([
      'connecting',
      'waiting',
      'connecting',
      'waiting',
      'connecting',
      'waiting',
      'connecting',
      'lost',
    ])
  })
})
