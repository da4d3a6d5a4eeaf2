import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'node:http'
import { Socket, connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createConnectionLimits } from './createConnectionLimits.ts'
import type { ConnectionLimits } from './createConnectionLimits.ts'
import { nearestProxies } from './trustedProxies.ts'

const open: { server: Server; sockets: Socket[] }[] = []
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server whose clock stands still until the test advances it. */
async function start(
  given: Partial<ConnectionLimits> = {},
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void = echoLength,
) {
  const clock = { now: 0 }
  const limits = createConnectionLimits({ now: () => clock.now, ...given })
  const server = limits.createServer({}, listener)
  const sockets: Socket[] = []
  open.push({ server, sockets })
  const met: Socket[] = []
  server.on('connection', (socket) => met.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dial = () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    let said = ''
    socket.on('data', (chunk) => {
      if (said.length < 10_000) said += chunk.toString('latin1')
    })
    return { socket, said: () => said, closed: () => socket.closed }
  }
  /** Advances the clock in steps of a quarter window. */
  const pass = (ms: number) => {
    for (const until = clock.now + ms; clock.now < until;) {
      clock.now = Math.min(until, clock.now + 5_000)
      limits.sweep()
    }
  }
  return { limits, dial, met, pass }
}

function echoLength(incoming: IncomingMessage, outgoing: ServerResponse) {
  let length = 0
  incoming.on('data', (chunk: Buffer) => (length += chunk.length)).on('end', () => outgoing.end(`took ${length}`))
}

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const head = (length: number, more = '') => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n${more}\r\n`

it('disconnects a client that sends a byte every eight seconds, but accepts 2 MB at 30 kB a second with a pause', async () => {
  const { limits, dial, met, pass } = await start()
  const honest = dial()
  honest.socket.write(head(2_000_000))
  await until(() => met.length === 1 && met[0]!.bytesRead > 0)
  const slow = dial()
  slow.socket.write(head(1_000))
  await until(() => met.length === 2 && met[1]!.bytesRead > 0 && limits.held().unfinished === 2)

  for (let second = 0, sent = 0; sent < 2_000_000; second++) {
    const before = met[0]!.bytesRead
    const bytes = second === 20 ? 0 : Math.min(30_000, 2_000_000 - sent)
    honest.socket.write(Buffer.alloc(bytes))
    sent += bytes
    await until(() => met[0]!.bytesRead === before + bytes)
    if (second % 8 === 0 && !slow.closed()) slow.socket.write('x')
    pass(second === 20 ? 12_000 : 1_000)
  }
  await until(() => honest.said().includes('took 2000000') && slow.closed())
  expect(limits.ended()).toEqual({ refused: 0, slowBodies: 1, slowReaders: 0 })
  expect(limits.held().unfinished).toBe(0)
})

it('does not count a client as slow while the server does not read its body', async () => {
  let read = () => {}
  const { limits, dial, met, pass } = await start({}, (incoming, outgoing) => {
    read = () => echoLength(incoming, outgoing)
  })
  const client = dial()
  client.socket.write(head(10) + 'first')
  await until(() => limits.held().unfinished === 1 && met[0]!.bytesRead === head(10).length + 5)
  pass(60_000)
  read()
  client.socket.write('again')
  await until(() => client.said().includes('took 10'))
})

it('limits the time of a request head', async () => {
  const { limits, dial } = await start({ head: 300 })
  const [slow, silent] = [dial(), dial()]
  slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-A:')
  await until(() => slow.closed() && silent.closed())
  expect(slow.said()).toContain('408')
  await until(() => limits.held().connections === 0 && limits.held().unfinished === 0)
})

it('disconnects a client that reads nothing of a response, but not one that reads a little at times', async () => {
  const { limits, dial, met, pass } = await start({}, (_, outgoing) => outgoing.end(Buffer.alloc(64_000_000)))
  const queued = (socket: Socket) =>
    (socket as unknown as { _handle: { writeQueueSize: number } })._handle.writeQueueSize
  const ask = async () => {
    const { socket } = dial()
    const count = met.length
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => met.length > count && queued(met[count]!) > 0)
    return { socket, other: met[count]! }
  }
  const [reads, deaf] = [await ask(), await ask()]
  const isGone = new Promise((resolve) => deaf.other.once('close', resolve))
  for (let window = 0; window < 4; window++) {
    const before = queued(reads.other)
    reads.socket.resume()
    await until(() => queued(reads.other) < before - 1_000_000)
    reads.socket.pause()
    pass(20_000)
  }
  await isGone
  expect([reads.other.destroyed, limits.ended().slowReaders]).toEqual([false, 1])
})

it('forgets a connection that has closed', async () => {
  const { dial, met, pass } = await start()
  const { socket } = dial()
  await until(() => met.length === 1)
  let looks = 0
  Object.defineProperty(met[0]!, 'writableLength', { get: () => (looks++, 0) })
  pass(20_000)
  expect(looks).toBeGreaterThan(0)
  const hasClosed = new Promise((resolve) => met[0]!.once('close', resolve))
  socket.destroy()
  await hasClosed
  looks = 0
  pass(20_000)
  expect(looks).toBe(0)
})

it('limits the connections and unfinished requests of one client, and frees them when they end', async () => {
  const { limits, dial } = await start({ connectionsPerClient: 3, unfinishedPerClient: 2 })
  const first = dial()
  first.socket.write(head(5))
  await until(() => limits.held().unfinished === 1)
  const second = dial()
  await until(() => limits.held().unfinished === 2)
  const third = dial()
  await until(() => third.closed())
  expect(third.said()).toContain('503')
  first.socket.write('12345')
  await until(() => first.said().includes('took 5'))
  second.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => second.said().includes('took 0'))
  const [fourth, fifth] = [dial(), dial()]
  await until(() => limits.held().connections === 3 && fifth.closed())
  expect([fifth.said().slice(0, 12), fourth.closed()]).toEqual(['HTTP/1.1 503', false])
  for (const one of [first, second, fourth]) one.socket.destroy()
  await until(() => limits.held().connections === 0)
  expect(limits.held()).toEqual({ connections: 0, unfinished: 0 })
})

it('counts a body of unknown length as unfinished, and a request without a body never', async () => {
  let bodies = 0
  const { limits, dial } = await start({ unfinishedPerClient: 2 }, (incoming, outgoing) => {
    if (incoming.method === 'POST') bodies++
    echoLength(incoming, outgoing)
  })
  const reader = dial()
  const read = async (count: number) => {
    reader.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => reader.said().split('took 0').length > count || reader.closed())
  }
  await read(1)
  const upload = async (held: number) => {
    const client = dial()
    client.socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n')
    await until(() => bodies === held)
    return client
  }
  const uploads = [await upload(1), await upload(2)]
  await read(2)
  expect([reader.closed(), limits.held().unfinished]).toEqual([false, 2])
  for (const { socket } of uploads) socket.write('0\r\n\r\n')
  await until(() => uploads.every(({ said }) => said().includes('took 5')))
  expect(limits.held().unfinished).toBe(0)
})

it('serves no request of a connection that it does not hold', () => {
  const served: IncomingMessage[] = []
  const server = createConnectionLimits().createServer({}, (incoming) => served.push(incoming))
  const incoming = new IncomingMessage(new Socket().on('error', () => {}))
  server.emit('request', incoming, new ServerResponse(incoming))
  expect(served).toEqual([])
})

it('counts the client that a proxy names, never the proxy itself', async () => {
  const { limits, dial } = await start({
    connectionsPerClient: 2,
    unfinishedPerClient: 2,
    isTrustedProxy: nearestProxies(1),
  })
  const post = (from: string) => {
    const client = dial()
    client.socket.write(head(5, `X-Forwarded-For: 198.51.100.1, ${from}\r\n`))
    return client
  }
  const held = [post('2001:db8::1'), post('2001:db8::2')]
  await until(() => limits.held().unfinished === 2)
  const third = post('2001:db8::ffff')
  await until(() => third.closed())
  expect(third.said()).toContain('503')
  const others = [post('203.0.113.7'), post('203.0.113.8')]
  await until(() => limits.held().unfinished === 4)
  for (const one of [...held, ...others]) one.socket.write('12345')
  await until(() => [...held, ...others].every((one) => one.said().includes('took 5')))
})
