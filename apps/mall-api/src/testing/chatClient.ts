import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { openHub } from '../contexts/chat/hub.ts'
import type { Frame } from '../contexts/chat/hub.ts'
import { serveChat } from '../contexts/chat/socket.ts'
import type { Db } from '../db/db.ts'

/** Starts a chat server. Several may share one database. */
export async function startChatServer(db: Db, clock: () => number = Date.now) {
  const hub = await openHub({ db })
  const server: Server = createServer()
  const end = serveChat(server, { db, hub, clock })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hub,
    close: async () => {
      end()
      await hub.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Opens a buyer's chat connection and records its frames. */
export async function chatClient(base: string, token: string, userId: number, { locale = 'zh-CN' } = {}) {
  const socket = new WebSocket(`${base}/im/websocket/online/user/${encodeURIComponent(token)}/${userId}`, {
    headers: { 'accept-language': locale },
  })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const stir = () => {
    for (const look of waiting) look()
  }
  let closed = 0
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame)
    stir()
  })
  socket.on('close', (code) => {
    closed = code
    stir()
  })
  socket.on('error', () => {})
  const until = (fits: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`${what} did not come; there were ${JSON.stringify(frames).slice(0, 600)}`))
      }, 4_000)
      const look = () => {
        if (!fits()) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  await until(() => frames.length > 0 || closed > 0, 'an answer')
  return {
    frames,
    socket,
    closed: () => closed,
    write: (text: string) => socket.send(text),
    say: (toShopId: number, content: string, clientMsgId: string = randomUUID(), msgType = 1) => {
      socket.send(JSON.stringify({ msgType, content, toShopId, clientMsgId, sendTime: 0 }))
      return clientMsgId
    },
    come: async (fits: (frame: Frame) => boolean, what = 'a frame') => {
      await until(() => frames.some(fits), what)
      return frames.find(fits)!
    },
    end: (what = 'the end') => until(() => closed > 0, what),
    contents: () =>
      frames
        .filter(({ code, msgType }) => code === '00000' && msgType !== 0 && msgType !== 20)
        .map(({ content }) => content),
  }
}
