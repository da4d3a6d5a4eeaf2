import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string; type: string; data: Record<string, unknown> }
type Reply = { status: number; body?: string; headers?: Record<string, string> }

/**
 * Starts a server that keeps the webhooks sent to it. `behaviour.reply` returns each response, 204 by default. If it
 * returns undefined, the server never responds.
 */
export async function startReceiver() {
  const received: Received[] = []
  const behaviour: { reply: (webhook: Received) => Reply | undefined } = { reply: () => ({ status: 204 }) }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const webhook = { headers: request.headers, body, ...(JSON.parse(body) as Pick<Received, 'type' | 'data'>) }
    received.push(webhook)
    const answer = behaviour.reply(webhook)
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    behaviour,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
