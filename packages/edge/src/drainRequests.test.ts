import { Agent, createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { drainRequests } from './drainRequests.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers) server.closeAllConnections()
})

async function start() {
  const server = createServer((asked, response) => {
    asked.resume()
    asked.on('end', () => response.end('answered'))
  })
  servers.push(server)
  const requests = drainRequests(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { requests, port: (server.address() as AddressInfo).port }
}

/** Begins a POST request. The caller ends its body. */
function begin(port: number) {
  const sent = request({ port, host: '127.0.0.1', method: 'POST' })
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('data', resolve)
    })
  })
  answered.catch(() => undefined)
  sent.write('begun')
  return { sent, answered }
}

it('waits for a running request, and accepts no new requests', async () => {
  const { requests, port } = await start()
  const { sent, answered } = begin(port)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const drained = requests.drain(5_000)
  expect(requests.isDraining()).toBe(true)
  // Connections that arrive in the same moment are still taken.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(
    new Promise((resolve, reject) => get({ port, host: '127.0.0.1' }, resolve).on('error', reject)),
  ).rejects.toThrow('ECONNREFUSED')
  sent.end('done')
  expect(await answered).toBe('answered')
  expect(await drained).toBe(true)
})

it('gives up after the time limit', async () => {
  const { requests, port } = await start()
  begin(port)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await requests.drain(50)).toBe(false)
})

it('stops immediately if no request is running', async () => {
  const { requests } = await start()
  expect(await requests.drain(5_000)).toBe(true)
})

it('answers one more request on a connection that a client keeps, and then ends the connection', async () => {
  const { requests, port } = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.headers.connection))
      }).on('error', reject)
    })
  expect(await ask()).toBe('keep-alive')
  const drained = requests.drain(5_000)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const began = performance.now()
  expect(await ask()).toBe('close')
  expect(await drained).toBe(true)
  // It does not wait for connections that are gone.
  expect(performance.now() - began).toBeLessThan(1_500)
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})

it('ends kept connections that nobody uses', async () => {
  const { requests, port } = await start()
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
  })
  const began = performance.now()
  expect(await requests.drain(8_000)).toBe(true)
  expect(performance.now() - began).toBeLessThan(6_000)
})
