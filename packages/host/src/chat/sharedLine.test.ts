import { openChatLine } from '@millwright/api-client/openChatLine'
import type { LineSocket } from '@millwright/api-client/openChatLine'
import { RECONNECT_AFTER } from '@millwright/domain/chat/chatLine'
import type { LineFrame, LineStatus } from '@millwright/domain/chat/chatLine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSharedLine } from './sharedLine.ts'
import type { TabMessage } from './sharedLine.ts'

type Socket = LineSocket & { sent: string[]; shut: boolean }
const sockets: Socket[] = []
let kept: Record<string, number> = {}
let asked = 0
const hello = { code: '00000', success: true, msgType: 0, content: 'hello', data: null }
const said = (shopId: number, sender = 1) => ({
  code: '00000',
  success: true,
  msgType: 1,
  content: '有货',
  data: { shopId, sender, messageId: '1.1', seq: 1 },
})

beforeEach(() => {
  vi.useFakeTimers()
  sockets.length = 0
  kept = {}
  asked = 0
})
afterEach(() => vi.useRealTimers())

/** Simulates a browser: its tabs receive each other's messages, and one tab at a time holds the lock. */
function browser() {
  const hearing = new Set<(word: TabMessage) => void>()
  const waiting: (() => void)[] = []
  let taken = false
  const next = () => {
    taken = false
    waiting.shift()?.()
  }
  const tab = () =>
    createSharedLine({
      open: (listener) =>
        openChatLine('wss://mall.test/_chat', listener, {
          connect: () => {
            const socket: Socket = {
              sent: [],
              shut: false,
              send: (text) => void socket.sent.push(text),
              close: () => {
                socket.shut = true
              },
              onopen: null,
              onclose: null,
              onmessage: null,
            }
            sockets.push(socket)
            return socket
          },
          set: (run, ms) => setTimeout(run, ms),
          clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
        }),
      conversations: async () => {
        asked++
        return Object.entries(kept).map(([shopId, unread]) => ({ shopId, unread }))
      },
      join: (hear) => {
        hearing.add(hear)
        return {
          post: (word) => {
            for (const other of hearing) if (other !== hear) other(structuredClone(word))
          },
          leave: () => hearing.delete(hear),
        }
      },
      takeTurn: (hold) => {
        let end: (() => void) | undefined
        const begin = () => {
          taken = true
          end = hold()
        }
        if (taken) waiting.push(begin)
        else begin()
        return () => {
          if (!end) return void waiting.splice(waiting.indexOf(begin), 1)
          end()
          next()
        }
      },
    })
  return tab
}
const open = async (socket = sockets.at(-1)!) => {
  socket.onopen?.()
  socket.onmessage?.({ data: JSON.stringify(hello) })
  await vi.advanceTimersByTimeAsync(0)
}
const hear = (frame: object, socket = sockets.at(-1)!) => socket.onmessage?.({ data: JSON.stringify(frame) })
const close = (socket = sockets.at(-1)!) => socket.onclose?.()
/** Opens a chat in a tab. */
function chatOn(tab: ReturnType<ReturnType<typeof browser>>) {
  const chat = { stands: [] as LineStatus[], frames: [] as LineFrame[] }
  const line = tab.open({
    onState: ({ status }) => chat.stands.push(status),
    onFrame: (frame) => chat.frames.push(frame),
  })
  line.connect()
  return { ...chat, ...line }
}

it('holds one line for all tabs and reports the unread count to each [R6.09]', async () => {
  const tab = browser()
  const counts: Record<string, number | undefined> = {}
  const tabs = ['a', 'b', 'c'].map((name) => ({ name, line: tab() }))
  for (const { name, line } of tabs) line.watch((count) => (counts[name] = count))
  kept = { 1: 2 }
  await open()
  expect([sockets.length, asked, counts]).toEqual([1, 1, { a: 2, b: 2, c: 2 }])
  hear(said(1))
  hear(said(2))
  // The buyer's own message from another window is not unread.
  hear(said(2, 0))
  expect(counts).toEqual({ a: 4, b: 4, c: 4 })
  // A later tab gets the count at once.
  let late: number | undefined
  tab().watch((count) => (late = count))
  expect([late, sockets.length]).toEqual([4, 1])
})

it('clears the count of messages read in any tab [R6.09]', async () => {
  const tab = browser()
  const counts: number[] = []
  const [first, second] = [tab(), tab()]
  first.watch((count) => counts.push(count))
  const chat = chatOn(second)
  kept = { 1: 2, 2: 1 }
  await open()
  expect(chat.stands).toEqual(['connecting', 'open'])
  hear(said(1))
  expect(chat.frames.map(({ content }) => content)).toEqual(['hello', '有货'])
  chat.send(JSON.stringify({ msgType: 20, content: '9', toShopId: '1' }))
  expect(sockets[0]?.sent.map((text) => JSON.parse(text) as object)).toEqual([
    { msgType: 20, content: '9', toShopId: '1' },
  ])
  expect(counts).toEqual([3, 4, 1])
})

it('neither restores messages read during the request nor loses messages received during it [R6.09]', async () => {
  const tab = browser()
  const counts: number[] = []
  const line = tab()
  line.watch((count) => counts.push(count))
  const chat = chatOn(line)
  kept = { 1: 2, 2: 1 }
  sockets[0]?.onopen?.()
  chat.send(JSON.stringify({ msgType: 20, content: '9', toShopId: '1' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(counts.at(-1)).toBe(1)
  kept = { 2: 1 }
  close()
  await vi.advanceTimersByTimeAsync(RECONNECT_AFTER)
  sockets.at(-1)?.onopen?.()
  hear(said(3))
  kept = { 2: 1, 3: 1 }
  await vi.advanceTimersByTimeAsync(0)
  expect(counts.at(-1)).toBe(2)
})

it('lets another tab take over when the tab with the line closes [R6.09]', async () => {
  const tab = browser()
  const [first, second] = [tab(), tab()]
  first.watch(() => undefined)
  const chat = chatOn(second)
  await open()
  first.leave()
  expect(sockets.map(({ shut }) => shut)).toEqual([true, false])
  expect(chat.stands).toEqual(['connecting', 'open', 'connecting'])
  await open()
  chat.send('{"toShopId":"1"}')
  expect(sockets[1]?.sent).toEqual(['{"toShopId":"1"}'])
  // A page restored from the back/forward cache joins again.
  first.enter()
  expect(sockets).toHaveLength(2)
})

it('leaves the line to another browser, also after a takeover, until the person reopens it [R6.09] [R8.06]', async () => {
  const tab = browser()
  const [first, second] = [tab(), tab()]
  first.watch(() => undefined)
  const chat = chatOn(second)
  await open()
  hear({ code: '11', success: false, msgType: 5, content: '', data: null })
  expect([chat.stands.at(-1), sockets[0]?.shut]).toEqual(['elsewhere', true])
  first.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  chat.connect()
  expect(sockets).toHaveLength(2)
  expect(chat.stands.at(-1)).toBe('connecting')
})

it('reconnects three times, 2 s apart, then waits for the person in any tab [R6.09]', async () => {
  const tab = browser()
  const [first, second] = [tab(), tab()]
  first.watch(() => undefined)
  const chat = chatOn(second)
  for (let tries = 0; tries < 4; tries++) {
    close()
    await vi.advanceTimersByTimeAsync(RECONNECT_AFTER)
  }
  expect([sockets.length, chat.stands.at(-1)]).toEqual([4, 'lost'])
  chat.connect()
  expect(sockets).toHaveLength(5)
})

it('closes the line on sign-out and after the last chat', async () => {
  const tab = browser()
  const line = tab()
  const stop = line.watch(() => undefined)
  const chat = chatOn(line)
  await open()
  chat.disconnect()
  expect(sockets[0]?.shut).toBe(false)
  stop()
  expect(sockets[0]?.shut).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})
