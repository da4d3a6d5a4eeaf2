import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fault on one path: a changed response, or a missing authorization check on the call. */
export type Distortion = { status?: number; body: (right: unknown) => unknown } | { token: string }

/** Starts a proxy of the reference mall that breaks the contract in known places only. */
export async function startDistorted(target: string, distortions: Record<string, Distortion>) {
  const server = createServer(async (incoming, outgoing) => {
    const url = incoming.url ?? '/'
    const [, distortion] = Object.entries(distortions).find(([path]) => url.split('?')[0] === path) ?? []
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = new Headers(
      Object.entries(incoming.headers)
        .filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
        .map(([name, value]): [string, string] => [name, String(value)]),
    )
    if (distortion && 'token' in distortion) headers.set('authorization', distortion.token)
    const right = await fetch(target + url, {
      method: incoming.method,
      headers,
      body: chunks.length ? Buffer.concat(chunks) : undefined,
    })
    const bytes = Buffer.from(await right.arrayBuffer())
    const type = right.headers.get('content-type') ?? 'application/json'
    if (!distortion || 'token' in distortion)
      return void outgoing.writeHead(right.status, { 'content-type': type }).end(bytes)
    const wrong = distortion.body(JSON.parse(bytes.toString()))
    outgoing.writeHead(distortion.status ?? right.status, {
      'content-type': typeof wrong === 'string' ? 'text/html' : 'application/json',
    })
    outgoing.end(typeof wrong === 'string' ? wrong : JSON.stringify(wrong))
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
