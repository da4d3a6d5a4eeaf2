import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { serveChatLine } from './chatLine.ts'

const TOKEN = 'to/ken?ü#1'
const parts: (() => void)[] = []
afterEach(() => {
  for (const close of parts.splice(0)) close()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port
async function listening(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A mall with a chat line whose behaviour the test sets. */
let mall: Server
let asked: IncomingMessage[] = []
let behave: (line: WebSocket) => void = () => {}
beforeAll(async () => {
  const lines = new WebSocketServer({ noServer: true })
  mall = createServer()
  mall.on('upgrade', (request, socket, head) => {
    asked.push(request)
    lines.handleUpgrade(request, socket, head, (line) => behave(line))
  })
  await listening(mall)
})
afterAll(() => {
  mall.close()
  mall.closeAllConnections()
})

async function shop({
  imBase = `http://127.0.0.1:${portOf(mall)}`,
  most: maxLines = 50,
  mostOfOne: maxLinesPerBuyer = 32,
} = {}) {
  asked = []
  const server = await listening(createServer((_, response) => response.end()))
  const { end } = serveChatLine(server, {
    imBase,
    maxLines,
    maxLinesPerBuyer,
    log: () => {},
    passOf: async (request) => {
      const userId = { 'token=secret': '7', 'token=other': '8' }[request.headers.get('cookie') ?? '']
      return userId ? { token: TOKEN, userId, locale: 'en' } : undefined
    },
  })
  parts.push(() => {
    end()
    server.close()
    server.closeAllConnections()
  })
  return { server, end, host: `127.0.0.1:${portOf(server)}` }
}

async function enter(
  host: string,
  {
    cookie = 'token=secret',
    origin = `http://${host}`,
    path = '/_chat',
  }: { cookie?: string; origin?: string | undefined; path?: string } = {},
) {
  const socket = new WebSocket(`ws://${host}${path}`, { headers: { cookie }, ...(origin && { origin }) })
  parts.push(() => socket.terminate())
  const texts: string[] = []
  socket.on('message', (data) => texts.push(String(data)))
  const refused = new Promise<number>((resolve) =>
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0)),
  )
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  await Promise.race([once(socket, 'open'), refused])
  return { socket, texts, refused, closed }
}

it("adds the token on the server, in the specification's address, and forwards messages both ways", async () => {
  const heard: string[] = []
  behave = (line) => {
    line.send('{"code":"00000","content":"hello"}')
    line.on('message', (data) => {
      heard.push(String(data))
      line.send(`answer to ${String(data)}`)
    })
  }
  const { host } = await shop()
  const { socket, texts } = await enter(host)
  socket.send('HEART_BEAT')
  await expect.poll(() => texts).toEqual(['{"code":"00000","content":"hello"}', 'answer to HEART_BEAT'])
  expect(heard).toEqual(['HEART_BEAT'])
  expect(asked[0]!.url).toBe(`/im/websocket/online/user/${encodeURIComponent(TOKEN)}/7`)
  expect(asked[0]!.headers).toMatchObject({ 'accept-language': 'en' })
  expect(asked[0]!.headers.cookie).toBeUndefined()
})

it('refuses a line to another site, without an origin, or at another address', async () => {
  const { host } = await shop()
  for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`, ''])
    expect(await (await enter(host, { origin })).refused, origin).toBe(403)
  expect(await (await enter(host, { path: '/_chats' })).refused).toBe(404)
  expect(asked).toEqual([])
})

it('answers a visitor with code 10 without a request to the mall [R6.09]', async () => {
  const { host } = await shop()
  const { texts, closed } = await enter(host, { cookie: 'token=another' })
  expect(await closed).toBe(4010)
  expect(JSON.parse(texts[0]!)).toMatchObject({ code: '10', success: false })
  expect(asked).toEqual([])
})

it('closes both sides if one closes, or sends too large or too many messages', async () => {
  let ofMall: Promise<number> = Promise.resolve(0)
  let line: WebSocket | undefined
  behave = (opened) => {
    line = opened
    ofMall = new Promise((resolve) => opened.once('close', resolve))
  }
  const { host } = await shop()

  const gone = await enter(host)
  gone.socket.close(1000)
  expect(await ofMall).toBe(1000)

  const left = await enter(host)
  line!.close(1012)
  expect(await left.closed).toBe(1012)

  const broken = await enter(host)
  line!.terminate()
  expect(await broken.closed).toBe(1001)

  const large = await enter(host)
  large.socket.send('x'.repeat(9_000))
  expect(await large.closed).toBe(1009)
  await ofMall

  const binary = await enter(host)
  binary.socket.send(Buffer.from([1]))
  expect(await binary.closed).toBe(1008)

  const hasty = await enter(host)
  for (let n = 0; n < 60; n++) hasty.socket.send('HEART_BEAT')
  expect(await hasty.closed).toBe(1008)
  expect(await ofMall).toBe(1008)
})

it('reads from the mall no faster than the browser reads', async () => {
  let line: WebSocket | undefined
  behave = (opened) => {
    line = opened
  }
  const { host } = await shop()
  const { socket, texts } = await enter(host)
  socket.pause()
  const text = 'y'.repeat(50_000)
  for (let n = 0; n < 600; n++) line!.send(text)
  await new Promise((resolve) => setTimeout(resolve, 300))
  // The mall sent 30 MB. The unread part is buffered at the mall.
  expect(line!.bufferedAmount).toBeGreaterThan(5_000_000)
  socket.resume()
  await expect.poll(() => texts.length, { timeout: 10_000 }).toBe(600)
})

it('answers 503 if all lines are taken and 502 if the mall is unreachable, and closes lines at shutdown', async () => {
  behave = () => {}
  const { host, end } = await shop({ most: 1 })
  const one = await enter(host)
  expect(await (await enter(host)).refused).toBe(503)
  end()
  expect(await one.closed).toBe(1012)
  expect(await (await enter(host)).refused).toBe(503)
  expect(await (await enter((await shop({ imBase: 'http://127.0.0.1:9' })).host)).refused).toBe(502)
})

it('limits the lines of one buyer, and frees a place when a line closes', async () => {
  behave = () => {}
  const { host } = await shop({ mostOfOne: 2 })
  const [first, second] = [await enter(host), await enter(host)]
  expect(await (await enter(host)).refused).toBe(503)
  const other = await enter(host, { cookie: 'token=other' })
  expect([first, second, other].map(({ socket }) => socket.readyState)).toEqual([1, 1, 1])
  first.socket.close()
  await first.closed
  await expect.poll(async () => (await enter(host)).socket.readyState).toBe(1)
})
