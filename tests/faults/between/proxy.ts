import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { freePort } from '../../mall.ts'

/** Faults between the shop and the mall's API. `expired` is a refusal of one specific call. */
export const faults = [
  'none',
  'down',
  'slow',
  'html',
  'truncated',
  'wrongShape',
  'glitch',
  'status503',
  'reset',
  'resetInHead',
  'resetAfterHead',
  'resetInBody',
  'late',
  'status500',
  'status502Html',
  'status429',
  'status404',
  'empty',
  'huge',
  'fieldsMissing',
  'null',
  'refused',
  'loginWanted',
  'unknownCode',
] as const
export type Fault = (typeof faults)[number] | 'expired'

/** The responses that replace the mall's: status, type and body. */
const instead: Partial<
  Record<Fault, { status: number; type?: string; headers?: Record<string, string>; body: string }>
> = {
  html: { status: 200, type: 'text/html', body: '<html><body>Welcome to the hotel network</body></html>' },
  wrongShape: { status: 200, body: '{"code":"00000","data":{"records":7,"pages":"many"}}' },
  fieldsMissing: { status: 200, body: '{"code":"00000","data":{}}' },
  null: { status: 200, body: 'null' },
  empty: { status: 200, body: '' },
  glitch: { status: 200, body: '{"code":"A00005","msg":"java.lang.NullPointerException","data":null}' },
  refused: { status: 200, body: '{"code":"A00001","msg":"","data":null}' },
  loginWanted: { status: 200, body: '{"code":"A00004","msg":"","data":null}' },
  expired: { status: 200, body: '{"code":"A03002","msg":"","data":null}' },
  unknownCode: { status: 200, body: '{"code":"Z99999","msg":"java.lang.NullPointerException","data":null}' },
  status404: { status: 404, type: 'text/html', body: '<html><body>nginx</body></html>' },
  status429: { status: 429, headers: { 'retry-after': '1' }, body: '{"code":"A00429","msg":"","data":null}' },
  status500: { status: 500, body: '{"error":"java.lang.NullPointerException"}' },
  status502Html: { status: 502, type: 'text/html', body: '<html><body>upstream connect error</body></html>' },
  status503: { status: 503, headers: { 'retry-after': '1' }, body: 'upstream connect error' },
}
const LATE = 1_500
const HUGE = 50 * 1024 * 1024

/** Starts a small proxy with switchable faults. `only` limits the fault to matching paths. */
export async function startProxy(target: string) {
  const now: { fault: Fault; only: RegExp } = { fault: 'none', only: /./ }
  const port = await freePort()
  const server = createServer((incoming, outgoing) => {
    const fault = now.only.test(incoming.url ?? '') ? now.fault : 'none'
    if (fault === 'down' || fault === 'reset') return void incoming.socket.destroy()
    if (fault === 'slow') return // never responds
    const other = instead[fault]
    if (other)
      return void outgoing
        .writeHead(other.status, { 'content-type': other.type ?? 'application/json', ...other.headers })
        .end(other.body)
    if (fault === 'resetInHead')
      return void incoming.socket.end('HTTP/1.1 200 OK\r\ncontent-ty', () => incoming.socket.destroy())
    if (fault === 'resetAfterHead')
      return void incoming.socket.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n',
        () => incoming.socket.destroy(),
      )
    if (fault === 'resetInBody')
      return void incoming.socket.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"code":"00000","da',
        () => incoming.socket.destroy(),
      )
    if (fault === 'huge') return pour(outgoing)
    if (fault === 'late') return void setTimeout(() => pass(incoming, outgoing, 'none'), LATE)
    pass(incoming, outgoing, fault)
  }).listen(port)

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault) {
    const forward = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (fault === 'truncated') {
        outgoing.writeHead(answer.statusCode ?? 200, { 'content-type': 'application/json' })
        answer.once('data', (chunk: Buffer) => {
          outgoing.end(chunk.subarray(0, chunk.length / 2))
          answer.destroy()
        })
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forward.on('error', () => outgoing.destroy())
    incoming.pipe(forward)
  }
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    set: (fault: Fault, only = /./) => {
      Object.assign(now, { fault, only })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Streams a response of 50 MB as fast as the client reads. */
function pour(outgoing: ServerResponse) {
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  const piece = 'x'.repeat(64 * 1024)
  outgoing.write('{"code":"00000","data":"')
  let poured = 0
  const more = () => {
    while (poured < HUGE) {
      poured += piece.length
      if (!outgoing.write(piece)) return void outgoing.once('drain', more)
    }
    outgoing.end('"}')
  }
  outgoing.on('error', () => undefined)
  more()
}
