import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
export type Said = { status?: number; headers?: Record<string, string>; body?: string }

/** A small HTTP server that imitates a service. `answer` may throw, which the caller sees as a broken connection. */
export async function otherSide(answer: (heard: Heard) => Said) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, body: Buffer.concat(pieces).toString() }
    heard.push(one)
    try {
      const { status = 200, headers: sent = {}, body = '' } = answer(one)
      response.writeHead(status, sent).end(body)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
