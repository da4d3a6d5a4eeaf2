import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { freePort } from '../../mall.ts'

/** What may go wrong between the shop and the mall's API; `expired` is a refusal, for the one call that it suits. */
export const faults = ['none', 'down', 'slow', 'html', 'truncated', 'wrongShape', 'glitch', 'status503', 'reset'] as const
export type Fault = (typeof faults)[number] | 'expired'

/** A small proxy that misbehaves on demand; `only` limits the fault to the paths that it matches. */
export async function startProxy(target: string) {
  const now: { fault: Fault; only: RegExp } = { fault: 'none', only: /./ }
  const port = await freePort()
  const server = createServer((incoming, outgoing) => {
    const fault = now.only.test(incoming.url ?? '') ? now.fault : 'none'
    if (fault === 'down' || fault === 'reset') return void incoming.socket.destroy()
    if (fault === 'slow') return // an answer that never comes
    if (fault === 'html') return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome to the hotel network</body></html>')
    if (fault === 'wrongShape') return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"00000","data":{"records":7,"pages":"many"}}')
    if (fault === 'glitch') return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"A00005","msg":"java.lang.NullPointerException","data":null}')
    if (fault === 'expired') return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"A03002","msg":"","data":null}')
    if (fault === 'status503') return void outgoing.writeHead(503).end('upstream connect error')
    const forward = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (fault === 'truncated') {
        outgoing.writeHead(answer.statusCode ?? 200, { 'content-type': 'application/json' })
        answer.once('data', (chunk: Buffer) => { outgoing.end(chunk.subarray(0, chunk.length / 2)); answer.destroy() })
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forward.on('error', () => outgoing.destroy())
    incoming.pipe(forward)
  }).listen(port)
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    set: (fault: Fault, only = /./) => { Object.assign(now, { fault, only }) },
    close: () => { server.closeAllConnections(); server.close() },
  }
}
